"""Reads the project: its modules, their imports, tables in documents, its image and commands."""

import ast
import contextlib
import io
import json
import re
import shutil
from argparse import ArgumentParser
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
_COMMAND = re.compile(r"^    ([\w-]+)", re.MULTILINE)
_OPTION_LINE = re.compile(r"^  (-.*?)(?:  |$)", re.MULTILINE)
TOKEN = re.compile(r"`([^`]+)`")


@cache
def tree_of(module: str) -> ast.Module:
    """Return the syntax tree of a module; `module` is its path from the root."""
    return ast.parse((ROOT / module).read_text(encoding="utf-8"))


def modules(*packages: str) -> list[str]:
    """Return the paths of the packages' modules, without `__init__.py` that is only a docstring."""
    files = [file for package in packages for file in sorted((ROOT / package).rglob("*.py"))]
    paths = [file.relative_to(ROOT).as_posix() for file in files]
    return [path for path in paths if not _only_docstring(path)]


def _only_docstring(path: str) -> bool:
    body = tree_of(path).body
    return path.endswith("__init__.py") and all(isinstance(it, ast.Expr) for it in body)


def imports(tree: ast.AST) -> list[str]:
    """Return the dotted names that a module imports anywhere, such as `bot.log.brief`."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += ["." * node.level + f"{node.module}.{alias.name}" for alias in node.names]
    return found


def file_of(name: str) -> str | None:
    """Return the path of the module that contains a dotted name, or None outside the project."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        path = "/".join(parts[:end])
        for candidate in (f"{path}.py", f"{path}/__init__.py"):
            if (ROOT / candidate).is_file():
                return candidate
    return None


def calls(tree: ast.AST) -> set[str]:
    """Return the last name of each called function, such as `now` for `datetime.now()`."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {node.attr for node in called if isinstance(node, ast.Attribute)} | {
        node.id for node in called if isinstance(node, ast.Name)
    }


def strings(tree: ast.AST) -> list[str]:
    """Return all string constants of a module, including docstrings and parts of f-strings."""
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def table(document: str, heading: str) -> list[list[str]]:
    """Return the rows of the table whose first column is named `heading`, without the header."""
    lines = iter(text_of(document).splitlines())
    next(line for line in lines if line.startswith(f"| {heading} |"))
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def tokens(cell: str) -> list[str]:
    """Return the texts between backticks."""
    return TOKEN.findall(cell)


def copy_project(folder: Path) -> None:
    """Copy the project's packages into a folder, as a fresh clone has them."""
    for package in ("bot", "engines"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, folder / package, ignore=ignored)


def instructions(name: str) -> list[str]:
    """Return what follows each instruction of that name, each on one line."""
    text = text_of("Dockerfile").replace("\\\n", " ")
    return [" ".join(line.split()) for line in re.findall(rf"^{name} (.+)$", text, re.MULTILINE)]


def environment() -> dict[str, str]:
    *_, last = instructions("ENV")
    return dict(re.findall(r"(\w+)=(\S+)", last))


def health_check() -> list[str]:
    (check,) = instructions("HEALTHCHECK")
    command: list[str] = json.loads(check.partition("CMD ")[2])
    return command


def admitted() -> set[str]:
    """Return the files and folders that `.dockerignore` lets into the build."""
    return set(re.findall(r"^!(.+?)/?$", text_of(".dockerignore"), re.MULTILINE))


def commands_of(parser: ArgumentParser) -> dict[str, set[str]]:
    """Return the sub-commands that a parser's help names, each with its options."""
    return {name: options_in(_help(parser, name)) for name in _COMMAND.findall(_help(parser))}


def options_in(text: str) -> set[str]:
    """Return the long options that a help describes, but for `--help` itself."""
    return set(re.findall(r"--[\w-]+", " ".join(_OPTION_LINE.findall(text)))) - {"--help"}


def _help(parser: ArgumentParser, *command: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as shown, contextlib.suppress(SystemExit):
        parser.parse_args([*command, "--help"])
    return shown.getvalue()
