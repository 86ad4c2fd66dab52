"""What "Why?" says of small boards, read again by a slow reader of nine boards of text."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bot.domain.explanation import MoveExplanation
from bot.locales import LANGUAGES, translate
from bot.views.reasons import facts, how_chosen
from engines.engine import Choice
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from tests.engines.games.plain_board import Plain, outcome, owner
from tests.sizes import FULL

PLACES = (
    *("the top-left board", "the top-middle board", "the top-right board"),
    *("the middle-left board", "the middle board", "the middle-right board"),
    *("the bottom-left board", "the bottom-middle board", "the bottom-right board"),
)
SENT = {
    (False, False): "The next move must be in {}, which nobody can win in one move yet.",
    (False, True): "The next move must be in {}, and can win it.",
    (True, False): "It threatens to win {}, where the next move must be.",
    (True, True): "It threatens to win {}, but the next move must be there and can win it first.",
}
"""By whether the one who has moved can win the board with one mark, and whether the other can."""


def put(text: str, cell: int, mark: str) -> str:
    return text[:cell] + mark + text[cell + 1 :]


def can_win(text: str, mark: str) -> bool:
    """Return whether one more mark wins an open small board."""
    return any(owner(put(text, n, mark)) == mark for n in range(9) if text[n] == ".")


def slow_facts(moves: list[int], *, only: bool) -> Iterator[str]:
    """Yield what is true of the last of some legal moves, which was the `only` one or not."""
    boards = ["." * 9] * 9
    for number, move in enumerate(moves):
        mark, rival = "XO"[number % 2], "OX"[number % 2]
        board, cell = divmod(move, 9)
        before, boards[board] = boards[board], put(boards[board], cell, mark)
    ended = outcome(Plain("ultimate", tuple("".join(boards))))
    if ended == mark:
        yield "It won with this move."
    if owner(boards[board]) == mark:
        yield "It won that small board."
    elif owner(put(before, cell, rival)) == rival:
        yield "It blocked a line in that small board."
    if ended is None:
        yield slow_place(boards[cell], PLACES[cell], mark, rival)
    if only:
        yield "There was no other move."


def slow_place(text: str, place: str, mark: str, rival: str) -> str:
    """Return what is true of the small board that the last cell names."""
    if owner(text) != "open":
        return f"The next move may be in any open board: {place} is closed."
    if text == "." * 9:
        return f"The next move must be in {place}, which is still empty."
    return SENT[can_win(text, mark), can_win(text, rival)].format(place)


def checked(choose: Callable[[tuple[int, ...]], int]) -> Iterator[str]:
    """Yield what is said of each move of a game, once the slow reader has said the same."""
    board = PlayedPosition(ULTIMATE)
    while moves := board.legal_moves():
        move = choose(moves)
        said = facts("en", MoveExplanation(board, "level:hard", Choice(move, "ahead")))
        assert said == [*slow_facts([*board.moves, move], only=len(moves) == 1)]
        yield from said
        board = board.play(move)


@pytest.mark.slow
@settings(max_examples=60 if FULL else 15, deadline=None)
@given(st.data())
def test_a_slow_reader_checks_every_sentence(data: st.DataObject) -> None:
    """In drawn games, each sentence about each move is true, and none is left out."""
    assert [*checked(lambda moves: data.draw(st.sampled_from(moves)))]


def test_every_sentence_is_said() -> None:
    """Thirty random games have all eight kinds of sentences, each about all nine boards."""
    said = {fact for seed in range(30) for fact in checked(Random(seed).choice)}
    places = [*SENT.values(), "The next move may be in any open board: {} is closed."]
    expected = {sentence.format(place) for sentence in places for place in PLACES}
    assert expected <= said
    assert len(said) == len(expected) + len(PLACES) + 4


def explanation(why: str, **scores: float) -> MoveExplanation:
    table = {name: (*[None] * 40, number) for name, number in scores.items()}
    return MoveExplanation(PlayedPosition(ULTIMATE), "learned:6000", Choice(40, why, table))


@pytest.mark.parametrize(
    ("chosen", "last"),
    [
        (explanation("search", chance=0.634), "chance of winning at about 63\u00a0%"),
        (explanation("win", chance=1.0), "It found a move that wins for certain."),
        (explanation("loss", chance=0.0), "Every move loses if its opponent plays on well."),
        (explanation("hurried"), "so it made its move in a hurry."),
    ],
)
def test_the_judgement_comes_last(chosen: MoveExplanation, last: str) -> None:
    """A search says how likely it seemed to win; a proof, or one in a hurry, says that instead."""
    where = "The next move must be in the middle board, which nobody can win in one move yet."
    assert facts("en", chosen) == [where]
    assert last in how_chosen("en", chosen)


def test_a_loss_addresses_nobody() -> None:
    """It is told to those who watch two engines as well, and they play against neither."""
    for language in LANGUAGES:
        judged = how_chosen(language, explanation("loss", chance=0.0))
        assert judged == translate(language, "why-perfect-losing")
