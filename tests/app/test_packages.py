"""A clone without its environment: the bot says what to type, and the engines simply work."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project_files import ROOT, copy_project

pytestmark = pytest.mark.outside

COMMANDS = [[], ["--help"], ["nonsense"], ["run"], ["setup"]]
UNSHARE = ("unshare", "--user", "--map-root-user", "--pid", "--fork", "--kill-child")
CAN_UNSHARE = shutil.which("unshare") and not subprocess.call((*UNSHARE, "true"))


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the project's packages, as a fresh clone has them."""
    folder = tmp_path_factory.mktemp("clone")
    copy_project(folder)
    return folder


def outcome_of(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, *arguments)
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_without_packages(clone: Path, arguments: list[str]) -> None:
    """Whatever is typed, it ends with status 2 and one sentence that says what to type."""
    done = outcome_of(clone, "-S", "-m", "bot", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert "type make play for the browser or make run for Discord" in done.stderr


def test_beside_an_environment(clone: Path) -> None:
    """Where an environment is ready, the sentence names its Python, and repeats what was typed."""
    folder = clone / ".venv" / ("Scripts" if sys.platform == "win32" else "bin")
    folder.mkdir(parents=True)
    python = folder / ("python.exe" if sys.platform == "win32" else "python")
    python.touch()
    done = outcome_of(clone, "-S", "-m", "bot", "backup", "copy.db")
    shutil.rmtree(clone / ".venv")
    expected = f": type {python.relative_to(clone)} -m bot backup copy.db.\n"
    assert (done.returncode, done.stderr.endswith(expected)) == (2, True), done


def test_a_fault_of_our_own(clone: Path) -> None:
    """A module of the bot that is missing is not taken for a missing package."""
    missing = clone / "bot" / "app" / "forget.py"
    hidden = missing.rename(missing.with_suffix(".txt"))
    done = outcome_of(clone, "-m", "bot", "run")
    hidden.rename(missing)
    assert (done.returncode, "No module named 'bot.app.forget'" in done.stderr) == (1, True), done


@pytest.mark.parametrize(
    ("loaded", "missing"),
    [("bot.__main__", ("discord", "fluent")), ("bot.commands", ("PIL", "aiohttp.web", "asyncpg"))],
)
def test_what_a_start_does_not_load(loaded: str, missing: tuple[str, ...]) -> None:
    """`--help` does without the bot, and the bot without what it may never need, or late."""
    code = f"import sys, {loaded}\nprint(*[name for name in {missing!r} if name in sys.modules])"
    done = outcome_of(ROOT, "-c", code)
    assert (done.returncode, done.stdout) == (0, "\n"), done


@pytest.mark.skipif(not CAN_UNSHARE, reason="the machine gives no process a space of its own")
@pytest.mark.parametrize("program", [("-m", "bot", "run"), (str(ROOT / "main.py"),)])
def test_a_stop_during_the_first_imports(tmp_path: Path, program: tuple[str, ...]) -> None:
    """As the first process of a container, where the kernel drops SIGTERM, it ends at one."""
    stop = "import os, signal\nos.kill(os.getpid(), signal.SIGTERM)\nraise SystemExit('dropped')\n"
    (tmp_path / "argparse.py").write_text(stop)
    first, paths = (*UNSHARE, sys.executable, *program), f"{tmp_path}{os.pathsep}{ROOT}"
    env = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run(first, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (128 + signal.SIGTERM, ""), done


def test_a_game_without_packages(clone: Path) -> None:
    """An engine thinks, solves and reviews without any environment."""
    for arguments in (["think", "........."], ["solve", "1 5"], ["review", "1 5 8"]):
        done = outcome_of(clone, "-S", "-m", "engines", *arguments)
        assert (done.returncode, done.stderr) == (0, ""), done
