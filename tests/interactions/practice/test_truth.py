"""What practice says of a move is true by plain rules and values, and never tells what is right."""

import re
from collections.abc import Callable, Iterator

import pytest

from bot.interactions.practice.page import PracticeView, practice_page, said_of
from bot.locales import translate
from bot.views.names import name_of_move
from bot.views.reasons import area_of_hint, fact_of_hint
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.review.areas import areas_of
from engines.review.hints import hint_of
from engines.review.review import Judgement, review
from tests.conftest import a_match, visible
from tests.engines.games.plain_board import (
    Plain,
    legal,
    lines_of,
    outcome,
    passed,
    play,
    wins,
    wins_next,
)
from tests.engines.games.plain_values import kept, value, values
from tests.engines.games.test_rules import games, positions, with_boards
from tests.sizes import slow, times

pytestmark = pytest.mark.slow

SAMPLED, GAMES = 2000, 2000
WHOLE, LATER = ("classic", "misere"), ("vanish", "squares", "drop")
LATER_FROM = {"squares": 4, "drop": 11, "sizes": 3}
"""After how many moves a plain search takes no seconds."""


def spoken(position: PlayedPosition) -> dict[str, int]:
    moves = position.legal_moves()
    named = {it: translate("en", "hint-move", cell=name_of_move(position, it)) for it in moves}
    return {said.removeprefix("Take ").removesuffix("."): move for move, said in named.items()}


class Tried:
    """A move that is tried, on boards of text: before it, after it, and what a sentence names."""

    def __init__(self, board: Plain, position: PlayedPosition, move: int) -> None:
        self.tokens = position.game.tokens
        self.board, self.move = board, self.tokens[move]
        self.after = play(board, self.move)
        self.answers = spoken(position.play(move))
        self.mark, self.other = board.turn, self.after.turn

    def answered(self, name: str) -> Plain:
        return play(self.after, self.tokens[self.answers[name]])

    def alone_keeps(self, result: int) -> bool:
        return kept(self.board) == {self.move} and value(self.board) == result

    def threatens(self, after: Plain) -> bool:
        """Return whether who moved last has two ways to win, one of which each reply leaves."""
        return len(wins(passed(after))) > 1 and wins_next(after)

    def blocks(self) -> bool:
        """Return whether the other player could have won, cannot now, and could after all else."""
        others = (play(self.board, it) for it in legal(self.board) if it != self.move)
        return not wins(self.after) and bool(wins(passed(self.board))) and all(map(wins, others))


CLAIMS: dict[str, Callable[[Tried, str], bool]] = {
    "That won the game.": lambda it, _: outcome(it.after) == it.mark,
    "That completed a line, and here a line loses.": lambda it, _: (
        bool(lines_of(it.after, it.mark)) and outcome(it.after) == it.other
    ),
    r"It left a line open: [XO] can win with (.*)\.": lambda it, name: (
        outcome(it.answered(name)) == it.other and bool(wins(passed(it.board)))
    ),
    r"Now [XO] can win with (.*)\.": lambda it, name: outcome(it.answered(name)) == it.other,
    r"It lets [XO] make two threats at once with (.*)\.": lambda it, name: it.threatens(
        it.answered(name)
    ),
    r"Now [XO] can force a win with (.*)\.": lambda it, name: value(it.answered(name)) == -1,
    "That lets the win go.": lambda it, _: value(it.board) == 1 > -value(it.after),
    "Now [XO] can win.": lambda it, _: value(it.after) == 1,
    "Only this move still wins.": lambda it, _: it.alone_keeps(1),
    "Only this move keeps the draw.": lambda it, _: it.alone_keeps(0),
    "Two threats at once: one gets through.": lambda it, _: it.threatens(it.after),
    r"It blocks [XO]'s line\.": lambda it, _: it.blocks(),
    "It keeps the win.": lambda it, _: value(it.board) == 1 == -value(it.after),
    "It keeps the draw.": lambda it, _: value(it.board) == 0 == value(it.after),
}


def exercises(variant: str) -> Iterator[tuple[PlayedPosition, Plain]]:
    """Yield positions in which a move gives up a result: all of small games, some of others."""
    game, left = SOLVED_GAMES[variant], times(SAMPLED, 20)
    found = with_boards(game, positions(game)) if variant in WHOLE else games(variant, GAMES)
    for position, board in found:
        early = len(board.moves) < LATER_FROM.get(variant, 0)
        if early or not legal(board) or value(board) == -1 or len({*values(board).values()}) == 1:
            continue
        yield position, board
        left -= variant not in WHOLE
        if not left:
            return


def judged(position: PlayedPosition, move: int) -> Judgement:
    found = review(position.play(move)).moves[-1]
    assert found is not None
    return found


def page_of(position: PlayedPosition, move: int) -> str:
    match, numbers = a_match(variant=position.game.name), (1, len(position.moves), 0, 0)
    known = judged(position, move)
    page = practice_page(PracticeView(position, move, known, match, "Ben", numbers, "en"))
    (container,) = page.to_components()
    return "\n".join(it["content"] for it in container["components"] if "content" in it)


def assert_hides(text: str, right: list[str]) -> None:
    """Check that no right move is named; "the middle" is not in "the middle-left square"."""
    told = [it for it in right if re.search(rf"{re.escape(it)}(?![-\w]| with| row| column)", text)]
    assert told == [], text


@pytest.mark.parametrize("variant", [*WHOLE, "sizes", *slow("vanish", "squares", "drop")])
def test_all_that_is_said(variant: str) -> None:
    """Each accepted move alone keeps the value, sentences are true, and none before names it."""
    tokens, count = SOLVED_GAMES[variant].tokens, 0
    for position, board in exercises(variant):
        names = {move: name for name, move in spoken(position).items()}
        right = [name for move, name in names.items() if tokens[move] in kept(board)]
        for move, name in names.items():
            said = visible(said_of(position, move, judged(position, move), "en"))
            is_right = name in right
            title, _, why = said.partition(". ")
            assert title == f"**{'Right' if is_right else 'Wrong'}:** {name}", board
            found = ((check, re.fullmatch(claim, why)) for claim, check in CLAIMS.items())
            claims = [(check, it) for check, it in found if it]
            assert claims, why
            tried = Tried(board, position, move)
            assert all(check(tried, (*it.groups(), "")[0]) for check, it in claims), (board, said)
            if not is_right:
                assert_hides(said, right)
        wrong = next(move for move, name in names.items() if name not in right)
        task = visible(page_of(position, wrong))
        assert ("What wins?" if value(board) == 1 else "What keeps the draw?") in task
        assert_hides(task, right)
        count += 1
    assert count >= (200 if variant in WHOLE else times(SAMPLED, 20))


@pytest.mark.parametrize("variant", ["classic", "sizes", *slow("misere", *LATER)])
def test_where_to_look(variant: str) -> None:
    """A hint names an area of more than one square with a right move, or a fact, and no move."""
    tokens, areas = SOLVED_GAMES[variant].tokens, areas_of(SOLVED_GAMES[variant])
    places = {translate("en", f"area-{name}"): cells for name, cells in areas.items()}
    for position, board in exercises(variant):
        names, cell_of = spoken(position), position.game.cell_of
        hint = hint_of(position)
        said = visible((area_of_hint if hint.area else fact_of_hint)(hint, "en"))
        if (area := re.fullmatch(r"The best move is (.*)\.", said)) is None:
            right = [name for name, move in names.items() if tokens[move] in kept(board)]
            assert_hides(said, right)
            continue
        here = [m for m in names.values() if cell_of(position.state, m) in places[area[1]]]
        assert any(tokens[move] in kept(board) for move in here), board
        assert len({cell_of(position.state, move) for move in here}) > 1, board
