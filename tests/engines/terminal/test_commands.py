"""What the commands of `python -m engines` answer, and their exit status."""

import json
import re
import shlex
from random import Random

import pytest

from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES
from engines.levels import engine_of
from engines.terminal.options import parser
from tests.engines.games.test_rules import played
from tests.engines.positions import BOARDS
from tests.engines.terminal.in_process import run, said

FINISHED, OVER = "XXXOO....", "a b a b a b a"


def test_think_answers_for_programs() -> None:
    """With --json each board gives one object in the form that other programs rely on."""
    answer = {"board": "X........", "to_move": "O", "moves": {"4": 1.0}}
    assert said("think", "X........", "--engine", "dice", "--json") == json.dumps(answer) + "\n"


def test_think_about_a_variant() -> None:
    """With --variant a position is given by moves, and the answer's keys are moves."""
    ask = ("think", "--variant", "sizes", "--moves", "c4 a0", "--engine", "perfect", "--json")
    answer = json.loads(said(*ask))
    assert (answer["board"], answer["to_move"]) == ("Oa...Xc....", "X")
    assert sum(answer["moves"].values()) == pytest.approx(1)
    assert set(answer["moves"]) <= {f"{size}{cell}" for size in "abc" for cell in range(9)}
    given = "\n4 0\n4 9\n"
    done = run("think", "--variant", "drop", "--engine", "minimax:2", "--json", given=given)
    boards = [json.loads(line)["board"] for line in done.stdout.splitlines()]
    assert boards == ["." * 25, "." * 20 + "O...X"]
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "'4 9'")


@pytest.mark.parametrize(("game", "engine"), [("ultimate", "learned:6000"), ("drop", "perfect")])
def test_think_without_an_engine(game: str, engine: str) -> None:
    """In every game the strongest level answers."""
    *_, before, _ = played(GAMES[game], Random(4))
    moves = " ".join(GAMES[game].shown[move] for move in before.moves)
    assert said("think", "--variant", game, "--moves", moves).splitlines()[0].endswith(engine)


def test_think_counts_choices() -> None:
    """With --sample the engine chooses that many moves, the same ones for the same seed."""
    ask = ("think", "." * 9, "--engine", "lines", "--json", "--sample", "5", "--seed", "1")
    assert json.loads(said(*ask))["drawn"] == {"4": 5}
    guess = ("think", "." * 9, "--engine", "minimax", "--horizon", "0", "--json", "--sample", "90")
    one, two = (said(*guess, "--seed", "8") for _ in range(2))
    assert one == two
    assert sum(json.loads(one)["drawn"].values()) == 90


def test_think_answers_every_board() -> None:
    """All boards on standard input are answered in order, with exact probabilities."""
    boards = BOARDS[::100]
    lines = said("think", "--engine", "lines", "--json", given="\n".join(map(str, boards)))
    for board, line in zip(boards, lines.splitlines(), strict=True):
        chances = engine_of("lines").distribution(board)
        assert json.loads(line) == {
            "board": str(board),
            "to_move": board.turn,
            "moves": {str(cell): float(chances[cell]) for cell in sorted(chances)},
        }


def test_think_names_bad_boards_and_goes_on() -> None:
    """Invalid and finished boards are named on standard error; the others are answered."""
    given = f"OO.......\n{FINISHED}\nnonsense\n\nX........\n"
    done = run("think", "--engine", "dice", "--json", given=given)
    assert done.returncode == 2
    assert [json.loads(line)["board"] for line in done.stdout.splitlines()] == ["X........"]
    named = [line.split(":")[0] for line in done.stderr.splitlines()]
    assert named == ["'OO.......'", f"'{FINISHED}'", "'nonsense'"]


def test_think_explains_itself() -> None:
    """Without --json there are board, chances, reason and tables; of many moves nine in a line."""
    shown = said("think", "X...O...X", "--engine", "perfect", "--sample", "3", "--seed", "1")
    assert "X...O...X: O to move" in shown
    assert shown.count("---+---") >= 6
    shown = said("think", "--variant", "sizes", "--moves", "", "--engine", "minimax:0")
    lines = [line for line in shown.splitlines() if line.startswith(("11: ", "21: ", "31: "))]
    assert [line.count(": ") for line in lines] == [9, 9, 9]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("think --engine chess", "chess"),
        ("think --engine minimax --horizon 10", "10"),
        ("think --engine minimax --horizon x", "x"),
        ("think --engine sampling --games 0", "0"),
        ("think --engine dice --games 5", "games"),
        ("think --engine dice --sample -1", "-1"),
        ("think ......... --engine tree", "tree does not play classic; classic is played by dice"),
        ("think --variant drop --engine perfect X........", "--moves"),
        ("think --moves 4 --engine perfect", "moves"),
        ("play --against chess", "chess"),
        ("play --variant drop --engine dice", "dice"),
        ("play --variant chess", "vanish"),
        ("play --engine expert", "expert"),
        ("play --mark Z", "Z"),
        ("table --variant ultimate", "ultimate"),
        ("table --variant drop --games 0", "0"),
        ("nonsense", "nonsense"),
        ("", "play|think|table"),
    ],
)
def test_wrong_options_give_one_sentence(arguments: str, told: str) -> None:
    """Wrong options give one line on standard error, and status 2; it says what there is."""
    done = run(*arguments.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert told in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("think", "XX"), "'XX': a board is nine characters X, O or .\n"),
        (("think", "OO......."), "'OO.......': no game leads to this board\n"),
        (("think", "XOXXOOOXX"), "'XOXXOOOXX': the game is over\n"),
        (("think", "--variant", "drop", "--moves", OVER), f"'{OVER}': the game is over\n"),
        (("solve", "1 4 2 5 3 6"), "'1 4 2 5 3 6': move 6, '6': the game is over before it\n"),
        (("review", "5 5"), "'5 5': move 2, '5': it cannot be played now\n"),
        (("review", "0 4 8"), "'0 4 8': move 1, '0': a move is a square, 1 to 9\n"),
    ],
)
def test_wrong_games(arguments: tuple[str, ...], told: str) -> None:
    """A board or a game that cannot be read gives one line that says why, and status 2."""
    done = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


@pytest.mark.parametrize("variant", GAMES)
def test_no_moves_in_every_game(variant: str) -> None:
    """The start of every game has an answer in words, in which nobody has done anything yet."""
    assert said("review", "--variant", variant, "").startswith("There are no moves yet.\n")
    assert said("solve", "--variant", variant, "").startswith("start: X to move ")


def test_play_to_the_end() -> None:
    """A person plays a match; after an invalid or taken cell the question is repeated."""
    shown = said("play", "--engine", "perfect", "--mark", "O", given="x\n0\n10\n1\n")
    assert "Please type one of these: 1, 2, 3, 4, 6" in shown
    assert "\n1. perfect puts X on 5. " in shown
    assert "2. You put O on 1.\n" in shown
    typed = "".join(f"{cell}\n" for cell in range(1, 10)) * 4
    shown = said("play", "--engine", "minimax", "--horizon", "9", "--mark", "O", given=typed)
    assert shown.splitlines()[-1] in ("A draw.", "minimax:9 won.")


@pytest.mark.parametrize("variant", GAMES)
def test_play_says_first_how_moves_are_typed(variant: str) -> None:
    """A person reads how a move of the game is written; one who only watches does not."""
    ask = ("play", "--variant", variant, "--mark", "X", "--level", "easy")
    assert said(*ask).splitlines()[1] == f"A move is {GAMES[variant].spelling}."
    assert "A move is" not in said(*ask, "--against", "sampling:1")


def test_play_ultimate() -> None:
    """The board has double lines around small boards, and numbers where one may move alone."""
    ask = ("play", "--variant", "ultimate", "--mark", "X", "--engine", "tree:3", "--seed", "1")
    shown = said(*ask, given="55\n11\nq\n")
    first, *_, last = (part for part in shown.split("\n\n") if "++" in part)
    assert [row.count("||") for row in first.splitlines()[::2]] == [2] * 9
    assert set(re.findall(r"\d+", first)) == set(ULTIMATE.shown)
    assert len({number[0] for number in re.findall(r"\d+", last)}) == 1


def test_won_small_boards_show_one_big_mark() -> None:
    """Where O has won a small board, its nine cells show one large O; the others show marks."""
    shown = said("solve", "--variant", "ultimate", "11 12 21 13 31 14 41 15 51 16")
    small = [row.split("||") for row in shown.splitlines()[1:6:2]]
    assert [row[0].split() for row in small] == [list("/|-|\\"), list("||||"), list("\\|-|/")]
    assert [row[1].split() for row in small] == [list("X|.|."), list(".|.|."), list(".|.|.")]


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ("--level hard --against easy --mark X", "level:easy (X) against level:hard (O)"),
        ("--variant misere --engine medium --mark X", "you (X) against level:medium (O)"),
        ("--variant ultimate --level expert --mark X", "you (X) against learned:6000 (O)"),
        ("--variant ultimate --level unbeatable --mark X", "you (X) against learned:6000 (O)"),
    ],
)
def test_levels(arguments: str, players: str) -> None:
    """A level can be named wherever an engine can; the highest of ultimate by both its names."""
    assert said("play", *arguments.split(), "--seed", "2", given="q\n").splitlines()[0] == players


def test_the_last_move_is_marked() -> None:
    """The last move alone stands in brackets, without colours; the same seed is the same match."""
    ask = ("play", "--engine", "perfect", "--against", "perfect", "--seed", "1")
    shown, again = (said(*ask) for _ in "12")
    assert shown == again
    boards = [part for part in shown.split("\n\n") if "---+---" in part]
    assert [board.count("[") for board in boards] == [0, *[1] * 9]
    assert all("[X]" in board for board in boards[1::2])
    assert all("[O]" in board for board in boards[2::2])


@pytest.mark.parametrize("given", ["q\n5\n", "Q\n", "quit\n", ""])
def test_quitting(given: str) -> None:
    """Anyone who types q, or ends the input, leaves the match with a farewell."""
    shown = said("play", "--mark", "X", given=given)
    assert shown.count("(q quits)") == 1
    assert shown.endswith("(q quits) \nGoodbye.\n")


@pytest.mark.parametrize("command", ["play", "think", "table", "solve"])
def test_each_help_has_an_example(command: str) -> None:
    """The help of each command ends with an example, which the command understands."""
    lines = said(command, "--help").splitlines()
    program, _, example = lines[-1].partition(f"python -m engines {command} ")
    assert program == "Example: "
    parser().parse_args([command, *shlex.split(example)])
