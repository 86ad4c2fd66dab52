"""`python -m engines solve`: the form that other programs rely on."""

import json

import pytest

from engines.games.variants import SOLVED_GAMES
from tests.engines.terminal.in_process import run, said

ENDGAME = (
    "60 58 44 77 47 24 54 5 53 76 43 66 35 72 2 26 75 29 20 19 9 6 56 18 7 69 61 71 73 10 11 22"
    " 36 4 40 15 62 78 50 67 64 13 1 14 70 63 3 32 28 17 80 79"
)


def test_the_form_of_an_answer() -> None:
    """An answer has the moves, who is to move, the legal moves, and the values of all of them."""
    answer = {
        "moves": "4 0 8 1", "to_move": "X", "outcome": None, "legal": ["2", "3", "5", "6", "7"],
        "value": 1, "values": {"2": 1, "3": -1, "5": -1, "6": -1, "7": -1},
    }  # fmt: skip
    assert said("solve", "--variant", "classic", "--json", "4 0 8 1") == json.dumps(answer) + "\n"


@pytest.mark.parametrize(
    ("variant", "moves", "outcome", "value"),
    [
        ("classic", "0 1 2 4 3 5 7 6 8", "draw", 0),
        ("misere", "0 3 1 4 2", "O", 1),
        ("vanish", "0 2 4 5 3 6 7 1 0 2 4 5 3 6 7 1 0 2 4 5 3 6", "draw", 0),
        ("sizes", "a0 a1 a3 b1 c6", "X", -1),
    ],
)
def test_the_end_of_a_game(variant: str, moves: str, outcome: str, value: int) -> None:
    """Over, nobody is to move and nothing is legal; the value is for the player who would move."""
    assert json.loads(said("solve", "--variant", variant, "--json", moves)) == {
        "moves": moves, "to_move": None, "outcome": outcome, "legal": [], "value": value,
        "values": {},
    }  # fmt: skip


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_no_value_is_missing(variant: str) -> None:
    """From the first move on every value is known; an empty line is the start."""
    first = SOLVED_GAMES[variant].tokens[0]
    answers = said("solve", "--variant", variant, "--json", given=f"\n{first}\n")
    start, after = map(json.loads, answers.splitlines())
    assert (start["moves"], start["to_move"], start["value"]) == ("", "X", 0)
    assert (after["moves"], after["to_move"]) == (first, "O")
    assert all(list(one["values"]) == one["legal"] != [] for one in (start, after))
    assert all(set(one["values"].values()) <= {1, 0, -1} for one in (start, after))


def test_ultimate_is_known_near_the_end_alone() -> None:
    """Before, values are null; with at most twelve moves left they are those of best play."""
    early = json.loads(said("solve", "--variant", "ultimate", "--json", "40"))
    assert early["value"] is None
    assert early["values"] == dict.fromkeys([str(n) for n in range(36, 45) if n != 40])
    late = json.loads(said("solve", "--variant", "ultimate", "--json", ENDGAME))
    assert late["value"] == max(late["values"].values())
    assert set(late["values"]) == set(late["legal"])
    assert "too far away to see" in said("solve", "--variant", "ultimate", "55")


def test_illegal_sequences_are_named() -> None:
    """An illegal sequence is named on standard error, the others are answered; status 2."""
    done = run("solve", "--variant", "classic", "--json", given="4\n4 4\nc4 x\n0 3 1 4 2 5\n\n")
    assert done.returncode == 2
    assert [json.loads(line)["moves"] for line in done.stdout.splitlines()] == ["4", ""]
    named = [line.split(" cannot")[0] for line in done.stderr.splitlines()]
    assert named == ["'4 4': move 4", "'c4 x': move c4", "'0 3 1 4 2 5': move 5"]


def test_in_words() -> None:
    """Without --json the board is drawn, and moves are given and listed as it shows them."""
    shown = said("solve", "--variant", "sizes", "35 11")
    assert shown.startswith("35 11: X to move ")
    assert " O1 | 2  | 3  \n" in shown
    assert " X3 | " in shown
    assert said("solve", "--variant", "sizes", "c5 a1") == shown
    over = said("solve", "--variant", "drop", "a b a b a b a")
    assert over.startswith("a b a b a b a: X has won\n")


@pytest.mark.parametrize("command", ["think", "solve", "review"])
def test_nothing_is_said_to_a_pipe(command: str) -> None:
    """Anyone who pipes nothing in gets nothing out."""
    assert said(command) == ""
