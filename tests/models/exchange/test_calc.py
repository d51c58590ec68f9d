"""The table in a spreadsheet program: LibreOffice opens it without its window, and each cell is what was written.

Where there is no LibreOffice the same cells are asked of a reader written here after RFC 4180, and the test says so.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import warnings
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

from models.exchange.spreadsheet import COLUMNS, write_table
from tests.models.exchange.test_spreadsheet import DORA, MAX, PLAY

TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
Cell = str | float
NOTE = 'Two lines,\n"quoted"; with a comma, and Žščř 李雷'
EVIL = replace(
    PLAY,
    id="evil",
    place="=1+1",
    note=NOTE,
    seats=(replace(DORA, name="@SUM(A1)", total=-7), replace(MAX, name='=HYPERLINK("http://x")')),
)


def test_each_cell_is_what_was_written(tmp_path: Path) -> None:
    content = write_table([PLAY, EVIL])
    office = shutil.which("soffice") or shutil.which("libreoffice")
    if office is None:
        warnings.warn("no LibreOffice here: the table was read by the test's own reader", stacklevel=1)
    found = opened(office, content, tmp_path) if office else read(content.decode("utf-8-sig"))
    head, *rows = found
    assert tuple(head[: len(COLUMNS)]) == COLUMNS and len(rows) == 4
    cells = [dict(zip(COLUMNS, row, strict=False)) for row in rows]
    assert [row["name"] for row in cells] == ["Dora", "Max", "'@SUM(A1)", '\'=HYPERLINK("http://x")']
    assert [row["place"] for row in cells[2:]] == ["'=1+1", "'=1+1"] and cells[2]["note"] == NOTE
    assert [row["total"] for row in cells] == [DORA.total, MAX.total, -7, MAX.total]
    assert [row["bushes"] for row in cells] == [seat.parts["bushes"] for seat in (DORA, MAX, DORA, MAX)]
    assert {row["winner"] for row in cells} == {"yes", "no"} and {row["seat"] for row in cells} == {1, 2}
    # What this game has no part for is an empty cell and no nought.
    assert {row["money"] for row in cells} == {""}


def opened(office: str, content: bytes, folder: Path) -> list[list[Cell]]:
    """The cells as Calc has them: numbers as numbers, and what it took for a formula as nothing that is expected."""
    (folder / "table.csv").write_bytes(content)
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    # 44: commas, 34: quotes, 76: UTF-8, from the first line on.
    command = [office, profile, "--headless", "--infilter=CSV:44,34,76,1", "--convert-to", "fods"]
    command += ["--outdir", str(folder), str(folder / "table.csv")]
    subprocess.run(command, check=True, capture_output=True, timeout=180)
    rows = ElementTree.parse(folder / "table.fods").iter(f"{TABLE}table-row")
    return [cells for row in rows if any(cells := [*_cells(row)])]


def _cells(row: ElementTree.Element) -> list[Cell]:
    cells: list[Cell] = []
    for cell in row:
        times = int(cell.get(f"{TABLE}number-columns-repeated", "1"))
        if times > len(COLUMNS):
            break
        lines = ["".join(line.itertext()) for line in cell.findall(f"{TEXT}p")]
        told: Cell = "\n".join(lines)
        if cell.get(f"{OFFICE}value-type") == "float":
            told = float(cell.get(f"{OFFICE}value", "nan"))
        if cell.get(f"{TABLE}formula"):
            told = f"FORMULA {told}"
        cells += [told] * times
    return cells


def read(text: str) -> list[list[Cell]]:
    """Rows and cells after RFC 4180, sign by sign; what is a whole number and not quoted is one."""
    rows: list[list[Cell]] = []
    cells: list[Cell] = []
    for quoted, plain, end in re.findall(r'(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)', text):
        number = re.fullmatch(r"-?\d+", plain)
        cells.append(int(plain) if number else quoted.replace('""', '"') or plain)
        if end == "\r\n":
            rows.append(cells)
            cells = []
    return rows


def test_the_reader_of_these_tests_reads_quotes_and_lines() -> None:
    assert read('a,"b ""c"", d\r\ne",-3,\r\n') == [["a", 'b "c", d\r\ne', -3, ""]]
    assert read(write_table([EVIL]).decode("utf-8-sig"))[1][COLUMNS.index("note")] == NOTE
