"""Imports run one way: companion to views to models; rules import only each other. Source: design.md."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = {"companion", "models", "views", "tests"}
# What would keep the same code from running inside a browser one day.
SYSTEM = {"threading", "multiprocessing", "subprocess", "socket", "asyncio", "concurrent", "signal"}


def imports(folder: str) -> Iterator[tuple[str, str]]:
    """Each file below the folder with each module that it names."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: name the whole module"
                names = [node.module or ""]
            yield from ((str(path.relative_to(ROOT)), name) for name in names)


def within(name: str, *folders: str) -> bool:
    return any(name == folder or name.startswith(folder + ".") for folder in folders)


@pytest.mark.parametrize("folder", ["models/kernel", "models/games"])
def test_rules_import_only_each_other_and_pydantic(folder: str) -> None:
    own = ("models.kernel",) if folder == "models/kernel" else ("models.kernel", "models.games")
    for file, name in imports(folder):
        top = name.partition(".")[0]
        library = top in sys.stdlib_module_names or top in ("pydantic", "pydantic_core")
        assert within(name, *own) or (library and top not in OURS), f"{file} imports {name}"


def test_rules_know_no_disk_no_clock_and_no_chance() -> None:
    forbidden = {"os", "io", "pathlib", "time", "datetime", "random", "secrets", "sqlite3", "uuid"}
    for folder in ("models/kernel", "models/games"):
        for file, name in imports(folder):
            assert name.partition(".")[0] not in forbidden, f"{file} imports {name}"


@pytest.mark.parametrize(
    ("folder", "forbidden"),
    [
        ("models", {"views", "companion", "flet", "starlette", "uvicorn", "typer"} | SYSTEM),
        ("models/exchange", {"sqlalchemy", "sqlmodel", "sqlite3", "alembic"}),
        ("views", {"companion", "sqlalchemy", "sqlmodel", "sqlite3", "alembic"}),
    ],
)
def test_nothing_is_imported_against_the_direction(folder: str, forbidden: set[str]) -> None:
    for file, name in imports(folder):
        assert name.partition(".")[0] not in forbidden, f"{file} imports {name}"


def test_files_know_no_history() -> None:
    for file, name in imports("models/exchange"):
        assert not within(name, "models.history", "models.table"), f"{file} imports {name}"


def test_tests_are_no_part_of_the_program() -> None:
    for folder in ("models", "views", "companion"):
        for file, name in imports(folder):
            assert not within(name, "tests"), f"{file} imports {name}"
