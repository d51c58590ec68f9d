"""Under which addresses other devices reach this machine, and which port is free. Sends nothing."""

import errno
import ipaddress
import socket

import ifaddr

DEFAULT_PORT = 8550
TRIES = 50
EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"
# Names of adapters that lead to containers and virtual machines, not to a phone.
INWARD = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "cni",
    "flannel",
    "podman",
    "tun",
    "tap",
    "utun",
)


class NoPort(Exception):
    """Nothing can be listened on; the text is a sentence for the person who started the app."""


def listen(host: str, port: int | None) -> socket.socket:
    """A bound, listening TCP socket. No port named: 8550 or the next free one. Raises NoPort."""
    ports = range(DEFAULT_PORT, DEFAULT_PORT + TRIES) if port is None else (port,)
    for candidate in ports:
        try:
            return socket.create_server((host, candidate), family=socket.AF_INET, backlog=128)
        except OSError as fault:
            if fault.errno == errno.EADDRINUSE:
                continue
            raise NoPort(f"Cannot listen on {host}:{candidate}: {(fault.strerror or str(fault))}.") from fault
    if port is None:
        raise NoPort(f"All ports from {ports[0]} to {ports[-1]} are taken. Name a free one with --port.")
    raise NoPort(f"Port {port} is taken. Name another one, or leave --port out for the next free one.")


def hosts(bound: str) -> tuple[str, ...]:
    """IPv4 addresses at which a server bound to `bound` can be reached, the likeliest for a phone first."""
    if bound != EVERYWHERE:
        return (bound,)
    found = {
        ip.ip: adapter.nice_name
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str) and not ipaddress.ip_address(ip.ip).is_loopback
    }
    outward = _outward()
    ranked = sorted(found, key=lambda ip: (_rank(ip, found[ip]), ip != outward, ipaddress.ip_address(ip)))
    return (*ranked, HERE)


def _rank(ip: str, adapter: str) -> int:
    address = ipaddress.ip_address(ip)
    if address.is_link_local:
        return 2
    if adapter.lower().startswith(INWARD) or not address.is_private:
        return 1
    return 0


def _outward() -> str:
    """The address that packets to elsewhere would carry, or nothing without a route. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
