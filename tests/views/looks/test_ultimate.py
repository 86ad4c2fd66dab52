"""What people see of ultimate: the whole board as text, and nine buttons."""

import pytest

from bot.domain.match import Ending, Machine, Match, Person
from bot.domain.moves import pressed
from bot.domain.transitions import ended
from bot.views.board import match_message
from bot.views.looks import LOOKS
from bot.views.looks.big_board import owner_of
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import position_after
from tests.conftest import BEN, NOW, a_match
from tests.views.test_animation import random_game
from tests.views.test_board import items, text
from tests.wire.whole_board import offered_on, squares_after, squares_on


def end_of(seed: int) -> PlayedPosition:
    return position_after(ULTIMATE.name, random_game(ULTIMATE.name, seed))


def shown(*moves: int) -> Match:
    return a_match(variant="ultimate", o=Person(BEN), moves=moves, revision=len(moves))


def rows(match: Match) -> list[str]:
    """Return the nine rows of the whole board, without what stands between small boards."""
    seen = [line.replace("\u200b", "") for line in text(match_message(match)).split("\n")]
    return ["".join(line.split()) for line in seen if line[:1] in "⬛🟨🇽🅾🔷⭕🟦🟢🟥▪" and line]


@pytest.mark.parametrize(
    ("machine", "name", "others"),
    [
        (Machine("learned:6000", "unbeatable"), "Noughts (expert)", ["Easier"]),
        (Machine("tree:5000", "unbeatable"), "Noughts (Tree, expert)", ["Easier"]),
        (Machine("tree:5000", "hard"), "Noughts (Tree, hard)", ["Easier", "Harder"]),
        (Machine("sampling:3", "easy"), "Noughts (Sampling, easy)", ["Harder"]),
    ],
)
def test_an_engine_of_another_level(machine: Machine, name: str, others: list[str]) -> None:
    """A former level is named by its engine; the next level is that of how it plays."""
    match = ended(shown(0, 1, 9, 2)._replace(o=machine), Ending.RESIGNED, "O", NOW)
    assert f"**O** {name}" in text(match_message(match))
    labels = [item.get("label") for item in items(match_message(match))]
    assert [label for label in ("Easier", "Harder") if label in labels] == others


@pytest.mark.parametrize("seed", range(8))
def test_green_is_the_line_that_won(seed: int) -> None:
    """Nothing else is green: small boards are blue and red, and only the three that won enabled."""
    end = end_of(seed)
    outcome = end.outcome
    assert outcome is not None
    match = ended(shown(*end.moves), Ending.LINE, outcome.winner, NOW)
    marked = {"X": 5, "O": 8}[outcome.winner] * 3 if outcome.line and outcome.winner else 0
    assert "".join(rows(match)).count("🟢") == marked
    buttons = [it for it in items(match_message(match)) if "i1:" in it.get("custom_id", "")]
    lit = [number for number, it in enumerate(buttons) if not it["disabled"]]
    assert lit == [number for number, it in enumerate(buttons) if it["style"] == 3]
    assert len(lit) == (3 if outcome.line else 0)
    assert {owner_of(end, number) for number in lit} <= {outcome.winner}


def test_the_button_of_a_won_small_board() -> None:
    """It says who has won it, as the large mark on the whole board does."""
    end = end_of(3)
    match = ended(shown(*end.moves), Ending.LINE, "X", NOW)
    won = [number for number in range(9) if owner_of(end, number) == "O"]
    whole = items(match_message(match))
    labels = [it["label"] for it in whole if "i1:" in str(it.get("custom_id"))]
    assert [number for number, label in enumerate(labels) if label == "O"] == won
    assert won


@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_game(seed: int) -> None:
    """After each move people see every mark, and the legal moves, and no others, can be made."""
    moves = random_game(ULTIMATE.name, seed)
    for played in range(len(moves)):
        match = shown(*moves[:played])
        message = {"content": "", "components": match_message(match).to_components()}
        offered = offered_on(message)
        assert offered == frozenset(match.board.legal_moves())
        assert squares_on(message) == squares_after(match.board, offered)


def test_who_is_sent_to_a_closed_board() -> None:
    """Anyone who may play anywhere reads which small board is closed."""
    won_by_its_middle = (9, 1, 11, 19, 10)
    said = text(match_message(shown(*won_by_its_middle)))
    assert "**Pick any board with 🟨 to play in:** the top-middle board is closed." in said


def test_a_win_by_more_boards() -> None:
    """Anyone who wins without a line reads how many small boards each player has won."""
    *before, last = (end := end_of(6)).moves
    won = [owner_of(end, number) for number in range(9)]
    match = pressed(shown(*before), BEN, len(before), last, NOW)
    assert match.ending is Ending.MORE_BOARDS
    assert f"wins with {won.count('O')} boards to {won.count('X')}!" in text(match_message(match))


def test_in_words() -> None:
    """Nobody hears nine empty squares of an untouched small board, nor of colours."""
    said = LOOKS["ultimate"].in_words(shown(4))
    assert said[2] == "2 the top-middle board: nothing yet."
    assert said[1].startswith("1 the top-left board: empty ")
    assert said[1].count("empty") == 8
    assert LOOKS["ultimate"].in_words(shown())[0] == "**Pick any board that is still open.**"
