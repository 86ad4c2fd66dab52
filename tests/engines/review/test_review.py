"""Reviews of games: the names of moves, accuracy, turning points."""

import json
from functools import partial
from hashlib import sha256
from random import Random
from statistics import fmean

import pytest

from engines.engine import Player, draw
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame, Mark
from engines.games.position import PlayedPosition
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES
from engines.review.names import LOSING
from engines.review.review import Judgement, Review, review
from engines.review.worth import points
from engines.strength.tables import BASELINES
from engines.terminal import review as terminal
from engines.terminal.review import row_of
from tests.engines.games.test_rules import positions
from tests.engines.strength.test_results import POINTS_OF_VANISH
from tests.engines.terminal.in_process import run, said

MARKS: tuple[Mark, Mark] = ("X", "O")
DOUBTFUL = (
    "96 69 91 11 18 87 77 73 36 65 56 62 24 44 47 79 99 95 54 42 21 12 26 63 34 49 94 45 52 22 25"
    " 51 16 68 86 32"
)
"""The last O of ultimate leaves a square open that would win a small board."""


def played(moves: str, game: AnyGame = CLASSIC) -> PlayedPosition:
    return PlayedPosition(game).play_tokens(moves.split())


def judged(moves: str, game: AnyGame = CLASSIC, given: int = 0) -> list[Judgement]:
    """Return what is said of each move that anything is said of."""
    return known(review(played(moves, game), given))


def known(found: Review) -> list[Judgement]:
    return [move for move in found.moves if move is not None]


def ended(game: AnyGame, rng: Random, player: Player = BASELINES["random"]) -> PlayedPosition:
    """Return the end of a game of a player against itself; by default it is random."""
    position = PlayedPosition(game)
    while position.legal_moves():
        position = position.play(draw(player.distribution(position), rng))
    return position


def test_all_that_is_said_of_classic() -> None:
    """Moves of each kind and whole games are as they were when a plain calculation agreed."""
    rng = Random(20)
    moved = [it.play(move) for it in positions(CLASSIC) for move in it.legal_moves()]
    games = [*moved, *(ended(CLASSIC, rng) for _ in range(100))]
    rows = "".join(json.dumps(row_of(game, review(game), game.game.tokens)) for game in games)
    assert sha256(rows.encode()).hexdigest().startswith("645841fcb79785ae")


@pytest.mark.parametrize(
    ("baseline", "x", "o"),
    [("random", 52, 42), ("win-and-block", 75, 72), ("optimal, uniform", 95, 97)],
)
def test_accuracy_tells_players_apart(baseline: str, x: int, o: int) -> None:
    """The mean accuracy of X and O climbs with the strength of the player."""
    player, rng = BASELINES[baseline], Random(52)
    found = [review(ended(CLASSIC, rng, player)) for _ in range(200)]
    for mark, expected in zip(MARKS, (x, o), strict=True):
        known = [accuracy for one in found if (accuracy := one.accuracy(mark)) is not None]
        assert fmean(known) == pytest.approx(expected, abs=4)


@pytest.mark.parametrize(
    ("variant", "moves", "name", "trap"),
    [
        ("misere", "4 5 3", "brilliant", False),
        ("misere", "4 0 8 3 5 7", "great", True),
        ("misere", "6 8", "missed win", False),
        ("vanish", "0 4 8 7 1 3 2 0 6 5 8", "mistake", False),
        ("squares", "3 13", "blunder", False),
        ("squares", "3 7 6", "sound", True),
        ("drop", "4 4 3 4 4 1 3 4 2", "missed win", False),
        ("sizes", "c3 b6 b8 c8", "brilliant", False),
    ],
)
def test_names_in_other_games(variant: str, moves: str, name: str, trap: bool) -> None:
    """Every game has names; where chances are not known, a move that keeps the result is sound."""
    last = judged(moves, SOLVED_GAMES[variant])[-1]
    assert (last.name, last.trap) == (name, trap)


@pytest.mark.parametrize("variant", ["squares", "sizes"])
def test_large_games_have_no_numbers(variant: str) -> None:
    """It names no chances, accuracy or doubts; the last move that gave something away turns it."""
    rng, turned = Random(4), 0
    for _ in range(5):
        found = review(ended(SOLVED_GAMES[variant], rng))
        losing = [ply for ply, move in enumerate(known(found)) if move.name in LOSING]
        assert not found.doubts
        assert {(move.chance, move.delta) for move in known(found)} == {(None, None)}
        assert {found.accuracy(mark) for mark in MARKS} == {None}
        assert found.turning_point == (losing[-1] if losing else None)
        turned += bool(losing)
    assert turned


def test_chances_of_vanishing_equal_those_of_the_arena() -> None:
    """80:20 players can expect of Vanishing what the engines' tables say."""
    assert points(VANISH, VANISH.start) == pytest.approx(POINTS_OF_VANISH, abs=1e-5)


def test_what_is_not_graded() -> None:
    """Moves that nobody chose do not count, nor do openings and moves without a choice."""
    whole, rest = review(played("0 6 7 1 2 8 4 5 3")), review(played("0 6 7 1 2 8 4 5 3"), given=3)
    assert [move.name for move in known(whole)[6:]] == ["forced"] * 3
    assert [move.name for move in known(rest)[:4]] == ["given", "given", "given", "good"]
    assert rest.turning_point is None
    assert rest.accuracy("O") == pytest.approx(91, abs=2)
    assert review(played("4")).accuracy("X") is None


def test_repetitions() -> None:
    """In vanish a third repetition is worth a draw, and is no trap as the natural reply."""
    moves = "0 2 4 5 3 6 7 1 0 2 4 5 3 6 7 1 0 2 4 5 3 6"
    last = judged(moves, SOLVED_GAMES["vanish"])[-1]
    assert (last.chance, last.trap) == (50, False)
    moves = "8 4 6 7 1 5 0 2 8 4 6 7 1 5 0 2 8 4 6 7 1 5"
    traps = [move.trap for move in judged(moves, SOLVED_GAMES["vanish"])]
    assert (traps[4], traps[20]) == (True, False)


def test_command() -> None:
    """The command prints an object a game, and names the moves that are not legal."""
    done = run("review", "--json", given="0 1 4 8 6 2 3\n\n0 0\n")
    first, empty = map(json.loads, done.stdout.splitlines())
    assert first["turning_point"] == 1
    assert first["moves"][0] == {
        "ply": 0, "mark": "X", "move": "0", "name": "book", "trap": False, "delta": 3.7,
        "chance": 57.6, "best": ["4"],
    }  # fmt: skip
    assert empty == {
        "accuracy": {"X": None, "O": None}, "doubts": [], "moves": [], "turning_point": None,
    }  # fmt: skip
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "'0 0'")


def test_command_about_ultimate() -> None:
    """Unknown values are null, or in words a question mark."""
    answer = json.loads(said("review", "--variant", "ultimate", "--json", "40"))
    assert answer["moves"] == [{
        "ply": 0, "mark": "X", "move": "40", "name": None, "trap": False, "delta": None,
        "chance": None, "best": [],
    }]  # fmt: skip
    assert answer["turning_point"] is None
    assert said("review", "--variant", "ultimate", "55").split() == ["1", "X", "55", "?"]


@pytest.mark.slow
def test_doubts_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that seems to give much away is marked as judged, with the move that seems better."""
    monkeypatch.setattr(terminal, "review", partial(review, given=35))
    line = said("review", "--variant", "ultimate", DOUBTFUL).splitlines()[35]
    typed = f"p{DOUBTFUL}".replace(" ", " p")
    (doubt,) = json.loads(said("review", "--variant", "ultimate", "--json", typed))["doubts"]
    assert (doubt["ply"], doubt["better"]) == (35, "2")
    assert doubt["before"] > doubt["after"]
    assert line == (
        "36 O 32  ? doubtful, judged and not proven:"
        f" {doubt['after']} %, {doubt['before']} % after 13"
    )


@pytest.mark.parametrize(
    ("variant", "moves", "lines"),
    [
        ("squares", "a1 b2 b1 c2 c1 d2 d1", {6: " 7 X d1  winning"}),
        ("classic", "1 5", {1: " 2 O 5   opening"}),
        ("vanish", "1 5 9 8 2 4 3 1 7 6 9", {10: "11 X 9   slower, "}),
        (
            "classic",
            "1 2 5 9 7 3 4",
            {
                1: " 2 O 2   blunder, 36.2 % given up (best: 5)",
                3: " 4 O 9   best, a trap",
                6: " 7 X 4   best",
                -2: "accuracy in percent: X 100, O 73",
                -1: "turning point: O 2",
            },
        ),
        (
            "classic",
            "1 5 9",
            {0: " 1 X 1   opening, 3.7 % given up (best: 5)", -1: "No move gave the result away."},
        ),
        ("classic", "1 5 9 3 7", {-2: "accuracy in percent: X 95, "}),
        ("classic", "8 9 2 4 5", {-2: "accuracy in percent: X 58, O 0"}),
    ],
    ids=["winning", "opening", "slower", "a-game", "small-losses", "95.45-is-95", "lowest-is-0"],
)
def test_in_words(variant: str, moves: str, lines: dict[int, str]) -> None:
    """Without --json it says in the words of Discord what was better, and where it turned."""
    shown = said("review", "--variant", variant, moves).splitlines()
    for at, line in lines.items():
        assert shown[at].startswith(line)
