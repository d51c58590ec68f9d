"""The command line: which work belongs to which command. Imports that work only when it is asked for."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from companion import VERSION

app = typer.Typer(
    help="Farmhand: the pad, the player aid and the count for three fence games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Format(StrEnum):
    """How the history can be written; json is complete and can be imported again."""

    JSON = "json"
    CSV = "csv"
    BGSPLAY = "bgsplay"


Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="The folder of the data; else $COMPANION_DATA, else your own."
    ),
]
Host = Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine only.")]
Port = Annotated[
    int | None,
    typer.Option(
        min=0, max=65535, help="The port; without it 8550, or the next free one.", show_default=False
    ),
]
Url = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="The address to print and to show as a code in place of the machine's own."
    ),
]
Browser = Annotated[
    bool, typer.Option("--browser/--no-browser", help="Open the app in this machine's browser.")
]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"companion {VERSION}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_version, help="Show the version and exit.")
    ] = False,
) -> None:
    """Without a command: the same as `companion run`."""
    if context.invoked_subcommand is None:
        run()


@app.command()
def run(
    host: Host = "0.0.0.0",
    port: Port = None,
    data: Data = None,
    url: Url = None,
    browser: Browser = True,
) -> None:
    """Start the app for this machine and for the phones on its network."""
    from companion.address import NoPort
    from companion.place import Unwritable, data_folder
    from companion.server import serve

    try:
        serve(data_folder(data), host, port, url, browser)
    except (Unwritable, NoPort) as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(1) from None


@app.command()
def score(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Session files; - is standard input.")
    ],
) -> None:
    """Score session files: one JSON result a line."""
    from companion.score import score

    raise typer.Exit(score(files))


@app.command()
def advise(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A session file of Fence Em In; - is standard input.")
    ],
    top: Annotated[int, typer.Option(metavar="N", min=1, help="How many suggestions at most.")] = 10,
) -> None:
    """Suggest moves to the player on turn: one JSON object a line, best first."""
    from companion.advise import advise

    raise typer.Exit(advise(file, top))


@app.command()
def export(
    data: Data = None,
    format: Annotated[
        Format,
        typer.Option(
            "--format",
            help="json: complete, can be imported again; csv: for spreadsheets; bgsplay: for BG Stats.",
        ),
    ] = Format.JSON,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Write there instead of printing.")
    ] = None,
) -> None:
    """Write the history."""
    from companion.exchange import export
    from companion.place import data_folder

    raise typer.Exit(export(data_folder(data), format.value, out))


@app.command("import")
def import_(files: Annotated[list[str], typer.Argument(metavar="FILE...")], data: Data = None) -> None:
    """Read session files, box files, complete exports and BG Stats play files into the history."""
    from companion.exchange import import_
    from companion.place import data_folder

    raise typer.Exit(import_(data_folder(data), files))


def main() -> None:
    """The command `companion`."""
    app(prog_name="companion")
