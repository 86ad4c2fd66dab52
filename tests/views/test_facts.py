"""What "Why?" says that a move did, read again by the plain rules on boards of text."""

from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from bot.domain.explanation import MoveExplanation
from bot.views.reasons import facts
from engines.engine import Choice
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from tests.engines.games import plain_board
from tests.engines.games.plain_board import Plain, landing, legal, lines_of, outcome, play, wins
from tests.engines.games.test_rules import games, with_boards
from tests.sizes import times

pytestmark = pytest.mark.slow

NAMES: dict[tuple[int, ...], str] = {
    **{(0, 1, 2): "top row", (3, 4, 5): "middle row", (6, 7, 8): "bottom row"},
    **{(0, 3, 6): "left column", (1, 4, 7): "middle column", (2, 5, 8): "right column"},
    **{(0, 4, 8): "diagonal", (2, 4, 6): "diagonal"},
}
COVERABLE = "It got in the way of a line, but a larger"
SAMPLES = {"vanish": 2_000, "squares": 2_000, "drop": 2_000, "sizes": 2_000}
"""How many positions of other games are read, with all moves."""


def all_positions(variant: str) -> Iterator[tuple[PlayedPosition, Plain]]:
    """Yield every position in which someone is to move, also those that are images of others."""
    known = {SOLVED_GAMES[variant].start}
    queue = [PlayedPosition(SOLVED_GAMES[variant])]
    for position in queue:
        for after in map(position.play, position.legal_moves()):
            if after.state not in known:
                known.add(after.state)
                queue.append(after)
    return with_boards(SOLVED_GAMES[variant], queue)


def completed(board: Plain) -> set[frozenset[int]]:
    """Return the lines that the player to move can complete, wherever there is room."""
    return {
        line
        for move in plain_board.places(board)
        for line in lines_of(play(board, move), board.turn)
    }


def expected(board: Plain, move: str) -> Iterator[set[str]]:
    """Yield what there is to say of a move, each in any of some ways: one of two lines is named."""
    after, mark = play(board, move), board.turn
    if outcome(after) == mark:
        yield named("It completed the {} and won.", "It won with this move.", lines_of(after, mark))
    elif board.variant != "misere":
        yield from on_lines(board, move)
    elif lines_of(after, mark):
        yield {"It completed three in a row."}
    elif any(lines_of(play(board, other), mark) for other in legal(board)):
        yield {"It avoided completing three in a row."}
    if len(legal(board)) == 1:
        yield {"There was no other move."}


def on_lines(board: Plain, move: str) -> Iterator[set[str]]:
    """Yield what a move that does not win does to the lines of both players."""
    after = play(board, move)
    before, left = completed(plain_board.passed(board)), completed(after)
    if before - left:
        yield named("It blocked your {}.", "It blocked a line.", before - left)
    elif any(landing(board, move) in line for line in before):
        yield {f"{COVERABLE} piece can still complete it."}
    again = plain_board.passed(after)
    cells = {landing(again, win) for win in wins(again)} if outcome(after) is None else ()
    if cells:
        number = "one square" if len(cells) == 1 else f"{len(cells)} squares"
        yield {f"It threatens to win on {number}."}


def named(sentence: str, otherwise: str, lines: Iterable[frozenset[int]]) -> set[str]:
    """Return the sentence about each line that has a name."""
    names = {NAMES.get(tuple(sorted(line))) for line in lines}
    return {sentence.format(name) if name else otherwise for name in names}


def read(position: PlayedPosition, board: Plain) -> Iterator[str]:
    """Yield what is said of each move, once the plain rules say the same."""
    for move in position.legal_moves():
        said = facts("en", MoveExplanation(position, "level:hard", Choice(move, "ahead")), "yours")
        wanted = [*expected(board, position.game.tokens[move])]
        assert len(said) == len(wanted), (position.moves, move, said, wanted)
        assert all(one in some for one, some in zip(said, wanted, strict=True)), (said, wanted)
        yield from said


@pytest.mark.parametrize("variant", ["classic", "misere"])
def test_every_position_of_small_games(variant: str) -> None:
    """In all positions, what is said of each move is so, and nothing that is so is left out."""
    said = {one for both in all_positions(variant) for one in read(*both)}
    assert len(said) == (7 + 7 + 3 + 1 if variant == "classic" else 3)


@pytest.mark.parametrize("variant", SAMPLES)
def test_samples_of_other_games(variant: str) -> None:
    """In positions of random games, what is said of each move is so, and nothing is left out."""
    sampled = islice(games(variant, 10_000), times(SAMPLES[variant]))
    said = {one for both in sampled for one in read(*both)}
    assert any(one.startswith("It threatens to win on one") for one in said)
    assert any(one.startswith(COVERABLE) for one in said) == (variant == "sizes")


def test_a_draw_threatens_nothing() -> None:
    """A move that repeats the position for the third time ends the game, whatever else it does."""
    moves = "8571324685713246857132"
    before = PlayedPosition(SOLVED_GAMES["vanish"]).play_tokens(moves[:-1])
    assert before.play_tokens(moves[-1]).outcome == (None, None)
    said = facts("en", MoveExplanation(before, "level:hard", Choice(int(moves[-1]), "ahead")))
    assert not any("threatens" in one for one in said)
