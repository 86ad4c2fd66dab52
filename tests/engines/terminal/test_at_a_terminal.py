"""`python -m engines` as a person meets it: at a terminal, and when it is cut off."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from engines.__main__ import main
from engines.games.variants import GAMES
from tests.engines.terminal.test_commands import COMMAND, ROOT, new_terminal, run

pytestmark = pytest.mark.outside

END_OF_INPUT = b"\x04"
FULL = Path("/dev/full")
READERS = ("think", "solve", "review")


class Terminal:
    """A terminal in which a command runs."""

    def __init__(self, own: int, command: subprocess.Popen[bytes]) -> None:
        self._own, self.command, self.shown = own, command, ""

    def waits_for(self, awaited: str) -> None:
        """Wait until the terminal has shown a text."""
        while awaited not in self.shown:
            part = os.read(self._own, 4096).decode()
            assert part, f"it ended before it showed {awaited!r}"
            self.shown += part

    def types(self, keys: bytes) -> None:
        os.write(self._own, keys)

    def ends(self) -> int:
        """Wait until the command has ended, and return its status."""
        with suppress(OSError):  # how Linux tells that nobody else has the terminal open
            while part := os.read(self._own, 4096):
                self.shown += part.decode()
        return self.command.wait()


@contextmanager
def at_a_terminal(*arguments: str) -> Iterator[Terminal]:
    """Run a command whose input, output and errors are a terminal."""
    own, its = new_terminal()
    with subprocess.Popen(
        [*COMMAND, *arguments], cwd=ROOT, stdin=its, stdout=its, stderr=its
    ) as command:
        os.close(its)
        yield Terminal(own, command)
    os.close(own)


def test_think_says_what_to_type() -> None:
    """Without boards, `think` says in one sentence what a person types, and how it ends."""
    with at_a_terminal("think", "--engine", "lines") as terminal:
        terminal.waits_for("\n")
        assert terminal.shown == (
            "Type a board a line: nine characters X, O or ., row by row. Ctrl-D ends it.\r\n"
        )
        terminal.types(b"X...O....\n")
        terminal.waits_for("X...O....: X to move")
        terminal.types(END_OF_INPUT)
        assert terminal.ends() == 0


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("variant", ["drop", "ultimate"])
def test_they_say_how_moves_are_typed(command: str, variant: str) -> None:
    """Without moves, each command says how moves of the game are typed, and reads them so."""
    with at_a_terminal(command, "--variant", variant) as terminal:
        terminal.waits_for("Ctrl-D ends it.\r\n")
        assert terminal.shown.startswith(f"Type the moves of a game of {variant}, one game a line")
        assert GAMES[variant].spelling in terminal.shown
        terminal.types(b"zz\n" + END_OF_INPUT)
        assert terminal.ends() == 2
        assert f"move 1, 'zz': a move is {GAMES[variant].spelling}" in terminal.shown


class Interrupted:
    """A terminal whose owner presses Ctrl-C instead of typing a line."""

    def isatty(self) -> bool:
        return True

    def readline(self, *_: int) -> str:
        raise KeyboardInterrupt

    def __iter__(self) -> Iterator[str]:
        raise KeyboardInterrupt


@pytest.mark.parametrize(("command", "status"), [*((it, 130) for it in READERS), ("play", 0)])
def test_an_interrupt(command: str, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends what waits for a person, without a traceback."""
    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main([command]) == status


@pytest.mark.parametrize("command", READERS)
def test_nothing_is_said_to_a_pipe(command: str) -> None:
    """Anyone who pipes nothing in gets nothing out."""
    done = run(command)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("command", [*READERS, "play", "table"])
@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_a_stream_that_is_closed(command: str, closed: str) -> None:
    """A command that is started without input or output ends well, with nothing on its errors."""
    code = (
        f"import sys; sys.{closed} = None\n"
        f"from engines.__main__ import main\nsys.exit(main([{command!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["solve", "review", "think", "play"])
def test_text_in_another_encoding(command: str) -> None:
    """Text that is not in UTF-8 is answered like any other that is no move."""
    done = subprocess.run(
        [*COMMAND, command], cwd=ROOT, input=b"\xff\xfe\n", capture_output=True, check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
    )  # fmt: skip
    answer = done.stdout if command == "play" else done.stderr
    said = b"Please type one of these" if command == "play" else b"xff\\\\xfe"
    assert (said in answer, b"Traceback" in done.stderr) == (True, False)


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full device")
@pytest.mark.parametrize("arguments", [("play",), ("solve", "5"), ("table",)])
def test_a_full_disk(arguments: tuple[str, ...]) -> None:
    """Output that can't be written ends the command with one sentence and status 1."""
    with FULL.open("w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], cwd=ROOT, input="", stdout=full, stderr=subprocess.PIPE,
            text=True, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, "python -m engines: No space left on device\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("think", "XX"), "'XX': a board is nine characters X, O or .\n"),
        (("think", "OO......."), "'OO.......': no game leads to this board\n"),
        (("think", "XOXXOOOXX"), "'XOXXOOOXX': the game is over\n"),
        (
            ("think", "--variant", "drop", "--moves", "a b a b a b a"),
            "'a b a b a b a': the game is over\n",
        ),
        (("solve", "1 4 2 5 3 6"), "'1 4 2 5 3 6': move 6, '6': the game is over before it\n"),
        (("review", "5 5"), "'5 5': move 2, '5': it cannot be played now\n"),
        (("review", "0 4 8"), "'0 4 8': move 1, '0': a move is a square, 1 to 9\n"),
    ],
)
def test_wrong_games(arguments: tuple[str, ...], said: str) -> None:
    """A board or a game that cannot be read gives one line that says why, and status 2."""
    done = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize("command", ["solve", "review"])
@pytest.mark.parametrize("variant", GAMES)
def test_no_moves_in_every_game(command: str, variant: str) -> None:
    """The start of every game has an answer in words, in which nobody has done anything yet."""
    done = run(command, "--variant", variant, "")
    assert (done.returncode, done.stderr) == (0, "")
    begun = "There are no moves yet.\n" if command == "review" else "start: X to move "
    assert done.stdout.startswith(begun)
