"""What holds for the whole repository: what lies where, what is said how, what is named nowhere. Source: design.md."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP = {"pyproject.toml", "README.md", "companion", "models", "views", "tests"}
# Each may import those to its right of our packages, and itself.
DIRECTION = ("companion", "views", "models")
# The package registries of other people's machines; written apart, so that this file is not found itself.
HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("unpkg", "com"),
        ("jsdelivr", "net"),
        ("crates", "io"),
        ("pub", "dev"),
    )
)
MACHINE = re.compile(r"(?<![\w.:/~$}-])/(?:home|root|Users|tmp|work|mnt|private|var/folders)/[\w.]")
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]")
SPOKEN = {"label", "semantics_label", "tooltip", "value", "hint_text", "helper", "error"}


def tracked() -> list[Path]:
    """The files under version control that are there; without git, all that are no one's cache."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        names = listed.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):
        names = [
            str(path.relative_to(ROOT)) for top in TOP for path in (ROOT / top, *(ROOT / top).rglob("*"))
        ]
    found = [ROOT / name for name in names if name and "__pycache__" not in name]
    return [path for path in found if path.is_file()]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def sources(package: str) -> Iterator[Path]:
    found = sorted((ROOT / package).rglob("*.py"))
    assert found, f"no module in {package}"
    yield from found


def imported(path: Path) -> Iterator[str]:
    """The top package of everything that a module imports, wherever in it."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.relative_to(ROOT)}: name the whole module"
            yield (node.module or "").partition(".")[0]


def called(node: ast.AST) -> str:
    """What a call calls, as it is written: `ft.Text`."""
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def plain(node: ast.expr) -> str:
    """The text of a literal, also of the fixed parts of an f-string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(plain(part) for part in node.values)
    return ""


@pytest.mark.parametrize("package", DIRECTION)
def test_imports_run_one_way(package: str) -> None:
    against = {*DIRECTION[: DIRECTION.index(package)], "tests"}
    for path in sources(package):
        wrong = against.intersection(imported(path))
        assert not wrong, f"{path.relative_to(ROOT)} imports {', '.join(wrong)}"


def test_components_are_guarded() -> None:
    """Flet's bare component ends a page without a word when it fails: `views.kit.component` catches that."""
    guard = ROOT / "views/kit/component.py"
    bare = {
        path
        for path in sources("views")
        for node in ast.walk(parsed(path))
        if (isinstance(node, ast.Attribute) and ast.unparse(node) in ("ft.component", "flet.component"))
        or (isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "flet")
    }
    assert bare == {guard}


def test_what_people_read_is_in_the_catalogues() -> None:
    """No plain sentence goes to a control: what is said goes through `t`, `tn` or `say`."""
    wrong = []
    for path in sources("views"):
        for node in ast.walk(parsed(path)):
            if not isinstance(node, ast.Call) or not called(node).startswith("ft."):
                continue
            words = [each.value for each in node.keywords if each.arg in SPOKEN]
            words += node.args[:1] if called(node) == "ft.Text" else []
            wrong += [
                f"{path.relative_to(ROOT)}:{word.lineno}" for word in words if SENTENCE.search(plain(word))
            ]
    assert not wrong


def test_no_file_names_a_registry_or_this_machine() -> None:
    wrong = []
    for path in tracked():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found = [host for host in HOSTS if host in text] + MACHINE.findall(text)
        wrong += [f"{path.relative_to(ROOT)}: {each}" for each in found]
    assert not wrong


def test_the_top_level_is_fixed() -> None:
    tops = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {top for top in tops if not top.startswith(".")} == TOP
