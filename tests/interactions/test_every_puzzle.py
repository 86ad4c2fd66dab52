"""The page of each daily puzzle in every state of an attempt, within Discord's limits."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain.daily.attempt import Attempt, given_up, hinted, pressed
from bot.domain.daily.days import start_of
from bot.domain.daily.played import Counts, Played
from bot.interactions.daily.page import PuzzleView, puzzle_page
from bot.interactions.daily.text import copied_result
from bot.locales import LANGUAGES
from bot.views.ui import DANGER, SECONDARY
from engines.puzzles.days import DAYS, puzzle
from tests.chat.ids import Payload
from tests.chat.message_limits import broken_limits
from tests.chat.messages import all_buttons
from tests.sizes import FULL, each_language

LATER = timedelta(hours=1)
SOLVED = frozenset(range(1, DAYS + 1))
"""The longest streak: every day of the list."""
BACK_TO_HELP = 2
"""The row and the button that lead back from what `/help` opened."""
MOST_COMPONENTS = 40
SENT = {"flags": 1 << 15, "allowed_mentions": {"parse": []}}


def wrong_move(attempt: Attempt) -> int | None:
    legal = (move for move in attempt.board.legal_moves() if move not in attempt.refuted)
    return next((it for it in legal if not attempt.puzzle.is_right(it, attempt.made)), None)


def states(number: int) -> Iterator[Attempt]:
    """Yield an attempt that begins, with each own move right or wrong, and all its ends."""
    now = start_of(number) + LATER
    attempt = Attempt(number, puzzle(number))
    for move in puzzle(number).line[::2]:
        yield from (attempt, hinted(attempt), given_up(attempt))
        failed = attempt
        while not failed.is_over and (wrong := wrong_move(failed)) is not None:
            failed = pressed(failed, failed.revision, wrong, now)
            yield failed
        attempt = pressed(attempt, attempt.revision, move, now)
    yield from (attempt, replace(attempt, hint=True))


def count(components: list[Payload]) -> int:
    return sum(1 + count(one.get("components", [])) for one in components)


def tells_the_move(attempt: Attempt, language: str) -> bool:
    """Return whether a result to paste has anything but its title and coloured squares."""
    squares = "".join(copied_result(Played(attempt), language).strip("`\n").split("\n")[1:])
    return not set(squares) <= set("🟩⬛💡")


@pytest.mark.parametrize("language", each_language(LANGUAGES))
def test_every_state(language: str) -> None:
    """Each fits with the way to `/help`; open cells alone are grey, and the right one never red."""
    for number in range(1, DAYS + 1, 1 if FULL else 20 if language == "en" else 120):
        for attempt in states(number):
            played = Played(attempt, SOLVED, Counts(10**6, 10**6))
            then = start_of(number + 1) + LATER
            page = puzzle_page(PuzzleView(played, then, language, in_server=True, shares=True))
            components = page.to_components()
            assert broken_limits({"components": components, **SENT}) == []
            assert count(components) + BACK_TO_HELP <= MOST_COMPONENTS
            grey = [it for it in all_buttons(components) if is_grey_cell(it)]
            assert all(it["custom_id"].startswith("dc1:") for it in grey)
            assert bool(grey) != attempt.is_over or attempt.puzzle.game.picks
            assert not (attempt.is_over and tells_the_move(attempt, language))
            assert not right_cells(attempt) & red_cells(attempt, components)


def right_cells(attempt: Attempt) -> set[int]:
    """Return the free cell of the move that is to be found; none if it is over, or of a piece."""
    board = attempt.board
    if attempt.is_over or board.game.picks:
        return set()
    right = board.game.cell_of(board.state, attempt.puzzle.line[2 * attempt.made])
    return {right} if board.cells[right].mark is None else set()


def red_cells(attempt: Attempt, components: list[Payload]) -> set[int]:
    buttons = all_buttons(components)[: len(attempt.board.cells)]
    return {cell for cell, it in enumerate(buttons) if it["style"] == DANGER.value}


def is_grey_cell(button: Payload) -> bool:
    is_cell = button["custom_id"].startswith(("dc1:", "sc1:"))
    return is_cell and button["style"] == SECONDARY.value and not button["disabled"]
