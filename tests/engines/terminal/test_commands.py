"""`python -m engines` as a subprocess: its output and its exit status."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import engine_of
from engines.terminal.options import parser
from tests.chat.until import TIMEOUT
from tests.engines.positions import BOARDS
from tests.engines.specs import DEFAULTS

pytestmark = pytest.mark.outside

if sys.platform != "win32":
    import pty

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "engines"]
FINISHED = "XXXOO...."


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [*COMMAND, *arguments], input=given, capture_output=True, text=True, check=False, cwd=ROOT
    )


def test_think_answers_for_programs() -> None:
    """With --json each board gives one object in the form that other programs rely on."""
    done = run("think", "X........", "--engine", "dice", "--json")
    answer = {"board": "X........", "to_move": "O", "moves": {"4": 1.0}}
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == json.dumps(answer) + "\n"


def test_think_about_a_variant() -> None:
    """With --variant a position is given by moves, and the answer's keys are moves."""
    done = run("think", "--variant", "sizes", "--moves", "c4 a0", "--engine", "perfect", "--json")
    answer = json.loads(done.stdout)
    assert (answer["board"], answer["to_move"]) == ("Oa...Xc....", "X")
    assert sum(answer["moves"].values()) == pytest.approx(1)
    assert set(answer["moves"]) <= {f"{size}{cell}" for size in "abc" for cell in range(9)}
    given = "\n4 0\n4 9\n"
    done = run("think", "--variant", "drop", "--engine", "minimax:2", "--json", given=given)
    boards = [json.loads(line)["board"] for line in done.stdout.splitlines()]
    assert boards == ["." * 25, "." * 20 + "O...X"]
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "'4 9'")


@pytest.mark.parametrize("game", GAMES)
def test_think_without_an_engine(game: str) -> None:
    """In every game the strongest level answers."""
    said = run("think", "--variant", game, "--moves", "").stdout
    assert said.splitlines()[0].endswith("learned:6000" if game == "ultimate" else "perfect")


def test_an_engine_of_another_game() -> None:
    """Anyone who names one is told that it does not play this game, and which engines do."""
    done = run("think", ".........", "--engine", "tree")
    assert "tree does not play classic; classic is played by dice" in done.stderr


def test_think_counts_choices() -> None:
    """With --sample the engine chooses that many moves, the same ones for the same seed."""
    ask = ("think", "." * 9, "--engine", "lines", "--json", "--sample", "5", "--seed", "1")
    assert json.loads(run(*ask).stdout)["drawn"] == {"4": 5}
    guess = ("think", "." * 9, "--engine", "minimax", "--horizon", "0", "--json", "--sample", "90")
    one, two = (run(*guess, "--seed", "8").stdout for _ in range(2))
    assert one == two
    assert sum(json.loads(one)["drawn"].values()) == 90


@pytest.mark.parametrize("spec", DEFAULTS)
def test_think_answers_every_board(spec: str) -> None:
    """All 4,520 boards on standard input are answered in order, with exact probabilities."""
    given = "".join(f"{board}\n" for board in BOARDS)
    lines = run("think", "--engine", spec, "--json", given=given).stdout.splitlines()
    for board, line in zip(BOARDS, lines, strict=True):
        answer = json.loads(line)
        assert (answer["board"], answer["to_move"]) == (str(board), board.turn)
        chances = engine_of(spec).distribution(board)
        assert answer["moves"] == {str(cell): float(chances[cell]) for cell in sorted(chances)}


def test_think_names_bad_boards_and_goes_on() -> None:
    """Invalid and finished boards are named on standard error; the others are answered."""
    given = f"OO.......\n{FINISHED}\nnonsense\n\nX........\n"
    done = run("think", "--engine", "dice", "--json", given=given)
    assert done.returncode == 2
    assert [json.loads(line)["board"] for line in done.stdout.splitlines()] == ["X........"]
    named = [line.split(":")[0] for line in done.stderr.splitlines()]
    assert named == ["'OO.......'", f"'{FINISHED}'", "'nonsense'"]


@pytest.mark.parametrize("spec", DEFAULTS)
def test_think_explains_itself(spec: str) -> None:
    """Without --json the output shows the board, the probabilities, the reason and all tables."""
    done = run("think", "X...O...X", "--engine", spec, "--sample", "3", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "X...O...X: O to move" in done.stdout
    assert done.stdout.count("---+---") >= 6


@pytest.mark.parametrize(
    "arguments",
    [
        ("think", "--engine", "chess"),
        ("think", "--engine", "minimax", "--horizon", "10"),
        ("think", "--engine", "minimax", "--horizon", "x"),
        ("think", "--engine", "sampling", "--games", "0"),
        ("think", "--engine", "sampling", "--games", "100001"),
        ("think", "--engine", "dice", "--games", "5"),
        ("think", "--engine", "dice", "--sample", "-1"),
        ("play", "--against", "chess"),
        ("play", "--variant", "drop", "--engine", "dice"),
        ("play", "--variant", "chess"),
        ("play", "--engine", "expert"),
        ("play", "--variant", "ultimate", "--engine", "minimax"),
        ("table", "--variant", "ultimate"),
        ("table", "--variant", "drop", "--games", "0"),
        ("think", "--variant", "drop", "--engine", "perfect", "X........"),
        ("think", "--moves", "4", "--engine", "perfect"),
        ("play", "--mark", "Z"),
        ("nonsense",),
        (),
    ],
)
def test_wrong_options_give_one_sentence(arguments: tuple[str, ...]) -> None:
    """Wrong options give one line on standard error, and status 2."""
    done = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_without_a_command() -> None:
    """Anyone who names no command is told which there are."""
    assert "play|think|table" in run().stderr


def test_play_to_the_end() -> None:
    """A person plays a match; after an invalid or taken cell the question is repeated."""
    done = run("play", "--engine", "perfect", "--mark", "O", given="x\n0\n10\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Please type one of these: 1, 2, 3, 4, 6" in done.stdout
    assert "\n1. perfect puts X on 5. " in done.stdout
    assert "2. You put O on 1.\n" in done.stdout
    typed = "".join(f"{cell}\n" for cell in range(1, 10)) * 4
    done = run("play", "--engine", "minimax", "--horizon", "9", "--mark", "O", given=typed)
    assert done.stdout.splitlines()[-1] in ("A draw.", "minimax:9 won.")


@pytest.mark.parametrize("variant", ["vanish", "squares", "drop", "sizes"])
def test_play_a_variant(variant: str) -> None:
    """With --variant a person types moves as the board shows them, and plays to the end."""
    typed = "".join(f"{move}\n" for move in SOLVED_GAMES[variant].shown) * 12
    ask = ("play", "--variant", variant, "--mark", "O", "--engine", "perfect", "--seed", "1")
    done = run(*ask, given=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] in ("A draw.", "perfect won.")


@pytest.mark.parametrize("variant", GAMES)
def test_play_says_first_how_moves_are_typed(variant: str) -> None:
    """A person reads how a move of the game is written; one who only watches does not."""
    ask = ("play", "--variant", variant, "--mark", "X", "--level", "easy")
    assert run(*ask).stdout.splitlines()[1] == f"A move is {GAMES[variant].spelling}."
    assert "A move is" not in run(*ask, "--against", "sampling:1").stdout


def test_numbers_deleted_id_short_lines() -> None:
    """Where a game has many moves, `think` writes nine in a line."""
    shown = run("think", "--variant", "sizes", "--moves", "", "--engine", "minimax:0").stdout
    lines = [line for line in shown.splitlines() if line.startswith(("11: ", "21: ", "31: "))]
    assert [line.count(": ") for line in lines] == [9, 9, 9]


def test_play_ultimate() -> None:
    """The board has double lines around small boards, and numbers where one may move alone."""
    ask = ("play", "--variant", "ultimate", "--mark", "X", "--engine", "tree:3", "--seed", "1")
    done = run(*ask, given="55\n11\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    first, *_, last = (part for part in done.stdout.split("\n\n") if "++" in part)
    assert [row.count("||") for row in first.splitlines()[::2]] == [2] * 9
    assert set(re.findall(r"\d+", first)) == set(ULTIMATE.shown)
    assert len({number[0] for number in re.findall(r"\d+", last)}) == 1


def test_won_small_boards_show_one_big_mark() -> None:
    """Where O has won a small board, its nine cells show one large O; the others show marks."""
    shown = run("solve", "--variant", "ultimate", "11 12 21 13 31 14 41 15 51 16").stdout
    small = [row.split("||") for row in shown.splitlines()[1:6:2]]
    assert [row[0].split() for row in small] == [list("/|-|\\"), list("||||"), list("\\|-|/")]
    assert [row[1].split() for row in small] == [list("X|.|."), list(".|.|."), list(".|.|.")]


@pytest.mark.parametrize("level", ["expert", "unbeatable"])
def test_the_strongest_level_of_ultimate(level: str) -> None:
    """It is called expert, as on Discord; its name in the other games means it, too."""
    shown = run("play", "--variant", "ultimate", "--level", level, "--mark", "X", given="q\n")
    assert shown.stdout.splitlines()[0] == "you (X) against learned:6000 (O)"


def test_play_between_engines() -> None:
    """Two engines play each other; the same seed gives the same match."""
    ask = ("play", "--engine", "wargames", "--against", "wargames", "--seed", "2")
    one, two = (run(*ask) for _ in range(2))
    assert one.stdout == two.stdout
    assert one.stdout.endswith("A draw.\n")


def test_play_between_levels() -> None:
    """A level can be named wherever an engine can."""
    done = run("play", "--level", "hard", "--against", "easy", "--mark", "X", "--seed", "2")
    assert done.stdout.startswith("level:easy (X) against level:hard (O)\n")
    done = run("play", "--variant", "misere", "--engine", "medium", "--mark", "X", given="q\n")
    assert done.stdout.startswith("you (X) against level:medium (O)\n")


def test_the_last_move_is_marked() -> None:
    """The last move, and no other, stands in brackets."""
    ask = ("play", "--engine", "perfect", "--against", "perfect", "--seed", "1")
    boards = [part for part in run(*ask).stdout.split("\n\n") if "---+---" in part]
    assert [board.count("[") for board in boards] == [0, *[1] * 9]
    assert all("[X]" in board for board in boards[1::2])
    assert all("[O]" in board for board in boards[2::2])


@pytest.mark.parametrize("word", ["q", "Q", "quit"])
def test_quitting(word: str) -> None:
    """Anyone who types q leaves the match with a farewell."""
    done = run("play", "--mark", "X", given=f"{word}\n5\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("(q quits)") == 1
    assert done.stdout.endswith("(q quits) \nGoodbye.\n")


def test_think_has_a_default_engine() -> None:
    """Without --engine it is the perfect one that thinks."""
    assert run("think", ".........").stdout.startswith(".........: X to move, perfect\n")


def new_terminal() -> tuple[int, int]:
    """Return a terminal: its own end, and the end of the command in it."""
    if sys.platform == "win32":
        pytest.skip("Windows has no such terminals")
    else:
        return pty.openpty()


def on_a_terminal(arguments: Sequence[str], environment: dict[str, str]) -> str:
    """Return what the command writes to a terminal."""
    own, its = new_terminal()
    inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(
        [*COMMAND, *arguments], cwd=ROOT, env=inherited | environment,
        stdin=its, stdout=its, stderr=its,
    ):  # fmt: skip
        os.close(its)
        written = b""
        while part := _read(own):
            written += part
    os.close(own)
    return written.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux tells that nobody else has the terminal open
        return b""


def test_colours() -> None:
    """A terminal shows X in blue and O in red, unless NO_COLOR is set or it has no colours."""
    ask = ("play", "--engine", "perfect", "--against", "perfect", "--seed", "1")
    written = on_a_terminal(ask, {"TERM": "xterm"})
    assert "\x1b[1;34m[X]\x1b[0m" in written
    assert "\x1b[1;31m[O]\x1b[0m" in written
    assert "\x1b[" not in on_a_terminal(ask, {"TERM": "xterm", "NO_COLOR": "1"})
    assert "\x1b[" not in on_a_terminal(ask, {"TERM": "dumb"})
    assert "\x1b[" not in run(*ask).stdout


@pytest.mark.parametrize("command", ["play", "think", "table", "solve"])
def test_each_help_has_an_example(command: str) -> None:
    """The help of each command ends with an example, which the command understands."""
    lines = run(command, "--help").stdout.splitlines()
    program, _, example = lines[-1].partition(f"python -m engines {command} ")
    assert program == "Example: "
    parser().parse_args([command, *shlex.split(example)])


def test_play_ends_with_the_input() -> None:
    """The end of the input ends the match with a farewell, not with an error."""
    done = run("play", "--mark", "X")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")


def test_play_can_be_interrupted() -> None:
    """Ctrl-C ends the match with status 0 and no traceback."""
    with subprocess.Popen(
        [*COMMAND, "play", "--mark", "X"], cwd=ROOT, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as playing:  # fmt: skip
        assert playing.stdout is not None
        begun = playing.stdout.readline()
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate(timeout=TIMEOUT)
    assert (begun, playing.returncode, err) == ("you (X) against level:medium (O)\n", 0, "")
    assert out.endswith("Goodbye.\n")


def test_a_closed_pipe_is_no_error() -> None:
    """A reader that closes the pipe early causes no traceback."""
    with subprocess.Popen(
        [*COMMAND, "think", "--engine", "lines"], cwd=ROOT, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as thinking:  # fmt: skip
        assert thinking.stdout is not None
        thinking.stdout.close()
        thinking.stdout = None
        err = thinking.communicate(".........\n" * 2000)[1]
    assert (thinking.returncode, err) == (0, "")
