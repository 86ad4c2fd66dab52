"""`python -m engines` as a process: at a terminal, and when it is cut off."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from engines.__main__ import main
from engines.games.variants import GAMES
from tests.project_files import ROOT

pytestmark = pytest.mark.outside

if sys.platform != "win32":
    import pty

COMMAND = [sys.executable, "-m", "engines"]
END_OF_INPUT = b"\x04"
FULL = Path("/dev/full")
READERS = ("think", "solve", "review")


class Terminal:
    def __init__(self, own: int, command: subprocess.Popen[bytes]) -> None:
        self._own, self.command, self.shown = own, command, ""

    def waits_for(self, awaited: str) -> None:
        while awaited not in self.shown:
            part = os.read(self._own, 4096).decode()
            assert part, f"it ended before it showed {awaited!r}"
            self.shown += part

    def types(self, keys: bytes) -> None:
        os.write(self._own, keys)

    def ends(self) -> int:
        with suppress(OSError):  # how Linux tells that nobody else has the terminal open
            while part := os.read(self._own, 4096):
                self.shown += part.decode()
        return self.command.wait()


@contextmanager
def at_a_terminal(*arguments: str, env: Mapping[str, str] | None = None) -> Iterator[Terminal]:
    if sys.platform == "win32":
        pytest.skip("Windows has no such terminals")
    else:
        own, its = pty.openpty()
        with subprocess.Popen(
            [*COMMAND, *arguments], cwd=ROOT, stdin=its, stdout=its, stderr=its, env=env
        ) as command:
            os.close(its)
            yield Terminal(own, command)
        os.close(own)


def test_think_says_what_to_type() -> None:
    """Without boards, `think` says in one sentence what a person types, and how it ends."""
    with at_a_terminal("think", "--engine", "lines") as terminal:
        terminal.waits_for("\n")
        says = "Type a board a line: nine characters X, O or ., row by row. Ctrl-D ends it.\r\n"
        assert terminal.shown == says
        terminal.types(b"X...O....\n")
        terminal.waits_for("X...O....: X to move")
        terminal.types(END_OF_INPUT)
        assert terminal.ends() == 0


@pytest.mark.parametrize(("command", "variant"), [("think", "drop"), ("solve", "ultimate")])
def test_they_say_how_moves_are_typed(command: str, variant: str) -> None:
    """Without moves, each command says how moves of the game are typed, and reads them so."""
    with at_a_terminal(command, "--variant", variant) as terminal:
        terminal.waits_for("Ctrl-D ends it.\r\n")
        assert terminal.shown.startswith(f"Type the moves of a game of {variant}, one game a line")
        assert GAMES[variant].spelling in terminal.shown
        terminal.types(b"zz\n" + END_OF_INPUT)
        assert terminal.ends() == 2
        assert f"move 1, 'zz': a move is {GAMES[variant].spelling}" in terminal.shown


@pytest.mark.parametrize(
    ("kind", "no_colour", "in_colour"),
    [("xterm", "", True), ("xterm", "1", False), ("dumb", "", False)],
)
def test_colours(kind: str, no_colour: str, in_colour: bool) -> None:
    """A terminal shows X in blue and O in red, unless NO_COLOR is set or it has no colours."""
    env = os.environ | {"TERM": kind, "NO_COLOR": no_colour}
    ask = ("play", "--engine", "perfect", "--against", "perfect", "--seed", "1")
    with at_a_terminal(*ask, env=env) as terminal:
        assert terminal.ends() == 0
    for shown in ("\x1b[1;34m[X]\x1b[0m", "\x1b[1;31m[O]\x1b[0m", "\x1b["):
        assert (shown in terminal.shown) is in_colour


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


def test_a_closed_pipe_is_no_error() -> None:
    """A reader that closes the pipe early causes no traceback."""
    command, pipe = [*COMMAND, "think", "--engine", "lines"], subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as thinking:
        assert thinking.stdout is not None
        thinking.stdout.close()
        thinking.stdout = None
        err = thinking.communicate(b".........\n" * 2000)[1]
    assert (thinking.returncode, err) == (0, b"")


@pytest.mark.parametrize(
    ("command", "closed"),
    [("think", "stdin"), ("play", "stdin"), ("solve", "stdout"), ("play", "stdout")],
)
def test_a_stream_that_is_closed(command: str, closed: str) -> None:
    """A command that is started without input or output ends well, with nothing on its errors."""
    code = (
        f"import sys; sys.{closed} = None\n"
        f"from engines.__main__ import main\nsys.exit(main([{command!r}]))"
    )
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, cwd=ROOT, input=b"", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["solve", "think", "play"])
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
@pytest.mark.parametrize("arguments", [("play",), ("solve", "5")])
def test_a_full_disk(arguments: tuple[str, ...]) -> None:
    """Output that can't be written ends the command with one sentence and status 1."""
    with FULL.open("w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], cwd=ROOT, input="", stdout=full, stderr=subprocess.PIPE,
            text=True, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, "python -m engines: No space left on device\n")
