"""The app as a process of its own, as people start it: it can be killed at any moment and started again."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0


class Server:
    """`python -m companion run` on a port and a data folder of its own. `log` is what it printed.

    `module`: another that runs in its place.
    """

    def __init__(self, data: Path, cache: Path, *options: str, module: str = "companion") -> None:
        self.module = module
        self.data = data
        self.port = free_port()
        self.options = options
        self.log = data.parent / f"{data.name}.log"
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "PYTHONUNBUFFERED": "1"}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """The address without the key."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def key(self) -> str:
        """The key that the running server wrote into its data folder."""
        return (self.data / "key").read_text().strip()

    @property
    def url(self) -> str:
        """The address with the key, as in the QR code."""
        return f"{self.base}/?key={self.key}"

    def start(self) -> None:
        """Starts it, again on the same port and data, and waits until it answers."""
        command = [sys.executable, "-m", self.module, "run", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser", *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """Ends it as a flat battery would: nothing is finished, nothing is written."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ends it as Ctrl-C would and returns its exit status."""
        return self.end(signal.SIGINT)

    @property
    def pid(self) -> int:
        """The process, for who measures it."""
        assert self.process
        return self.process.pid

    def end(self, how: signal.Signals) -> int:
        """Ends it by a signal and returns its exit status."""
        if self.process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        try:
            status = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        self.process = None
        return status

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(self.base, timeout=5).close()
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False
        return True


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
