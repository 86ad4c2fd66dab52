"""What a command says and asks in the terminal, and the folder it works in.

It needs no package, so that it can say which ones Python lacks.
"""

import getpass
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from bot.errors import StartError

_ROOT = Path(__file__).parents[2]
_OWN = ("bot", "engines")
if sys.platform == "win32":
    _PYTHON = _ROOT / ".venv" / "Scripts" / "python.exe"
    _INSTALL = "powershell -ExecutionPolicy Bypass -File run.ps1, which installs what is missing"
else:
    _PYTHON = _ROOT / ".venv" / "bin" / "python"
    _INSTALL = "make play for the browser or make run for Discord, which install what is missing"
_WIDTH = 40  # characters of a progress line, so that each line covers the one before


def say(text: str = "") -> None:
    """Print a line; what the terminal cannot show is escaped. Raises StartError (a full disk)."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    shown = text.encode(encoding, "backslashreplace").decode(encoding)
    try:
        print(shown, flush=True)  # noqa: T201 - who runs a command is told here what it did
    except OSError as error:
        # The interpreter would try again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            raise StartError(f"The output cannot be written: {error.strerror}.") from error


def counted(number: int, thing: str) -> str:
    """Return how many of something there are, such as `1 game` or `2,000 games`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def megabytes(count: int) -> str:
    return f"{count / 1_000_000:,.1f} MB"


def command(name: str = "", python: Path | None = None) -> str:
    """Return what to type here for one of the bot's commands, by default with this Python."""
    if is_installed():
        return f"noughts {name}".rstrip()
    python, here = python or Path(sys.executable), Path.cwd()
    python = python.relative_to(here) if python.is_relative_to(here) else python
    return f"{python} -m bot {name}".rstrip()


def is_installed() -> bool:
    """Return whether this is the program `noughts`, not a module of a clone."""
    return Path(sys.argv[0]).stem == "noughts"


def enter_own_folder(environment: Mapping[str, str]) -> bool:
    """Have `noughts` work in a folder of its own, unless its files are here; raises StartError.

    For a clone, and where a database is named (as in a container), return false and do nothing.
    """
    if not is_installed() or environment.get("DATABASE_URL"):
        return False
    if not (Path(".env").exists() or Path("data").exists()):
        from platformdirs import user_data_path  # noqa: PLC0415 - takes 0.3 MB

        folder = user_data_path("noughts", appauthor=False)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.chdir(folder)
        except OSError as error:
            raise StartError(f"{folder} cannot be used: {error.strerror}.") from error
    return True


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask_hidden(question: str) -> str | None:
    """Return what someone types, which does not show; None if they end the input with Ctrl-D."""
    try:
        return getpass.getpass(question)
    except EOFError:
        say()
        return None


def ask_yes(question: str, *, enter: bool = True) -> bool:
    """Return whether someone agrees; `enter` is what Enter alone means."""
    try:
        typed = input(f"{question} {'[Y/n]' if enter else '[y/N]'} ").strip().lower()
    except EOFError:
        say()
        return False
    return typed in ("y", "yes") or (enter and not typed)


def show_progress(done: int, total: int) -> None:
    """Show how far a command has come, on a line that the next call replaces."""
    if sys.stderr.isatty():
        sys.stderr.write(f"{done:,} of {total:,}".ljust(_WIDTH) + "\r")
        sys.stderr.flush()


def clear_progress() -> None:
    if sys.stderr.isatty():
        sys.stderr.write(" " * _WIDTH + "\r")
        sys.stderr.flush()


def refuse_without_packages() -> None:
    """Raise StartError if discord.py is missing."""
    if find_spec("discord") is None:
        end_without_packages(ModuleNotFoundError("No module named 'discord'", name="discord"))


def end_without_packages(error: ImportError) -> NoReturn:
    """Raise StartError, which says what to type, or `error` if the fault is ours."""
    if (error.name or "").partition(".")[0] in _OWN:
        raise error
    raise StartError(f"This Python cannot run Noughts ({error}): type {_remedy()}.") from error


def _remedy() -> str:
    if _PYTHON.exists() and Path(sys.executable) != _PYTHON:
        return command(" ".join(sys.argv[1:]), _PYTHON)
    return _INSTALL
