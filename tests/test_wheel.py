"""An installed bot works: built as a wheel and installed outside the checkout, it plays a match."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__
from engines.puzzles.days import listed
from tests.project_files import ROOT
from tests.wire.conftest import look_through, world_in
from tests.wire.process import Program

pytestmark = pytest.mark.slow

LOCK = ROOT / "requirements" / "run.txt"


def output_of(*command: str | Path, folder: Path, **environment: str) -> str:
    env = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"} | environment
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs of an environment with only the wheel, which is built from the sdist."""
    folder = tmp_path_factory.mktemp("installed")
    python = folder / "venv" / "bin" / "python"

    def uv(*arguments: str | Path) -> None:
        output_of(sys.executable, "-m", "uv", "--no-config", *arguments, folder=folder)

    uv("build", "--python", sys.executable, "--no-build-isolation", "--out-dir", folder, ROOT)
    uv("venv", "--python", sys.executable, folder / "venv")
    (wheel,) = folder.glob("*.whl")
    uv("pip", "install", "--python", python, "--constraint", LOCK, wheel)
    return python.parent


def test_two_names_for_one_program(programs: Path, tmp_path: Path) -> None:
    """`noughts` does the same as `python -m bot`, and its help shows what was typed."""
    for name, typed in (("noughts", "noughts"), ("python -m bot", f"{programs}/python -m bot")):
        program, *rest = name.split()
        command: list[str | Path] = [programs / program, *rest]
        assert output_of(*command, "--version", folder=tmp_path) == f"noughts {__version__}\n"
        usage = output_of(*command, "--help", folder=tmp_path)
        assert " ".join(usage.split()).startswith(f"usage: {typed} [-h]")


def test_from_any_folder(programs: Path, tmp_path: Path) -> None:
    """Without a setting, the installed program keeps its database in a folder of its own."""
    (tmp_path / "empty").mkdir()
    given = {"XDG_DATA_HOME": str(tmp_path), "DATABASE_URL": ""}
    said = output_of(programs / "noughts", "migrate", folder=tmp_path / "empty", **given)
    assert said == "data/noughts.db is ready for this version.\n"
    assert (tmp_path / "noughts/data/noughts.db").exists()
    assert not [*(tmp_path / "empty").iterdir()]


def test_data_of_the_engines(programs: Path, tmp_path: Path) -> None:
    """The installed engines have their opening books and the list of daily puzzles with them."""
    command: list[str | Path] = [programs / "python", "-m", "engines"]
    for variant in ("squares", "drop", "sizes"):
        solve = ("solve", "--json", "--variant", variant, "")
        assert '"value": 0' in output_of(*command, *solve, folder=tmp_path)
    assert output_of(*command, "puzzles", "show", folder=tmp_path).count("\n") == len(listed())


async def test_a_match(programs: Path, tmp_path: Path) -> None:
    """An installed bot plays a match to its end over a socket, and stops cleanly."""
    async with world_in(tmp_path, Program((str(programs / "noughts"),))) as world:
        await world.log_in()
        board = await world.start()
        while free := board.free:
            await board.press(free[0])
            assert board.is_true
        assert board.stored.status == "over"
        await world.stop()
    look_through(world)
