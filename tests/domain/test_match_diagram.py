"""The diagram in docs/match.md matches the transitions; the tests try all of them."""

import re
from collections.abc import Callable
from datetime import timedelta
from itertools import count
from random import Random

import pytest

from bot.domain.another_try import another_try
from bot.domain.challenges import accepted, cancelled, declined, rematch
from bot.domain.expiry import channel_lost, expired
from bot.domain.limits import Pace
from bot.domain.match import Ending, Machine, Match, Person, Status, Vacant
from bot.domain.moves import engine_moved, hint_taken, pressed, resigned
from bot.domain.offers import (
    draw_offered,
    offer_accepted,
    offer_declined,
    offer_withdrawn,
    take_back_asked,
)
from bot.errors import Refusal
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from tests.conftest import ANN, BEN, NOW, a_match
from tests.project_files import ROOT

Step = Callable[[Match, int], Match]
CIRCLES = (*2 * (0, 5, 1, 6, 3, 2, 4, 7), 0, 5, 1, 6, 3, 2)
"""A game of vanish in which a position comes up for the third time."""


def engine_moves(match: Match, _: int) -> Match:
    """Return a match after the first legal move of the engine for which it waits."""
    moves = match.board.legal_moves() if match.waits_for_engine else (0,)
    return engine_moved(match, match.revision, moves[0], NOW)


STEPS: dict[str, Step] = {
    "engine moves": engine_moves,
    "accept": lambda match, person: accepted(match, person, NOW),
    "decline": lambda match, person: declined(match, person, NOW),
    "cancel": lambda match, person: cancelled(match, person, NOW),
    "offer a draw": lambda match, person: draw_offered(match, person, match.revision, NOW),
    "ask to take back": lambda match, person: take_back_asked(match, person, match.revision, NOW),
    "accept an offer": lambda match, person: offer_accepted(match, person, match.revision, NOW),
    "decline an offer": lambda match, person: offer_declined(match, person, match.revision, NOW),
    "withdraw an offer": lambda match, person: offer_withdrawn(match, person, match.revision, NOW),
    "take a hint": lambda match, person: hint_taken(match, person, match.revision, NOW),
    "resign": lambda match, person: resigned(match, person, NOW),
    "deadline": lambda match, _: expired(match, NOW + timedelta(days=30)),
    "channel lost": lambda match, _: channel_lost(match, NOW),
    "another try": lambda it, person: another_try(it, len(it.moves), person, it.place, 5, NOW),
    "rematch": lambda match, person: rematch(match, person, 5, NOW),
}


def press(cell: int) -> Step:
    return lambda match, person: pressed(match, person, match.revision, cell, NOW)


def more_boards() -> tuple[int, ...]:
    """Return a game of ultimate that the first legal move ends without a line of boards."""
    for seed in count():
        rng, board = Random(seed), PlayedPosition(ULTIMATE)
        while moves := board.legal_moves():
            end = board.play(moves[0])
            if end.outcome and end.outcome.winner and end.outcome.line is None:
                return end.moves
            board = board.play(rng.choice(moves))
    raise AssertionError("no such game")


MORE_BOARDS = more_boards()


def first_matches() -> list[Match]:
    """Return matches against the bot, others that are almost over, and two kinds of challenge."""
    asked = {"status": Status.INVITED, "challenger": ANN, "pace": Pace.QUICK}
    full = a_match(o=Person(BEN), moves=(0, 1, 2, 4, 3, 5, 7, 6))
    circling = a_match(o=Person(BEN), variant="vanish", moves=CIRCLES[:-1])
    challenges = [a_match(o=Person(BEN), **asked), a_match(o=Vacant(), **asked)]
    ultimate = {"variant": "ultimate", "moves": MORE_BOARDS[:-1]}
    engine = {"OX"[len(MORE_BOARDS) % 2].lower(): Machine("tree:30", "easy")}
    person = {"XO"[len(MORE_BOARDS) % 2].lower(): Person(ANN)}
    waiting = a_match(**ultimate, **engine, **person)
    almost_won = a_match(**ultimate, o=Person(BEN))
    return [a_match(), full, circling, waiting, almost_won, *challenges]


def walk() -> tuple[set[tuple[str, str, str]], set[Match]]:
    """Return all arrows that a match can take from the first ones, and all matches reached."""
    arrows: set[tuple[str, str, str]] = set()
    queue = first_matches()
    seen = set(map(shape, queue))
    reached = set(queue)
    presses = [("press", press(cell)) for cell in (0, 1, 2, 3, 8, MORE_BOARDS[-1])]
    for match in queue:
        for name, step in (*STEPS.items(), *presses):
            for person in (ANN, BEN):
                after = attempt(step, match, person)
                if after is None or after is match:
                    continue
                arrows.add((str(match.status), str(after.status), name))
                reached.add(after)
                if shape(after) not in seen and name not in ("rematch", "another try"):
                    seen.add(shape(after))
                    queue.append(after)
    return arrows, reached


def shape(match: Match) -> tuple[object, ...]:
    """Return what determines the arrows from a match; the order of its moves does not matter."""
    return match.status, match.ending, match.board.state, match.offer, match.o, match.machine


def attempt(step: Step, match: Match, person: int) -> Match | None:
    try:
        return step(match, person)
    except Refusal:
        return None


def diagram_arrows() -> set[tuple[str, str, str]]:
    text = (ROOT / "docs" / "match.md").read_text(encoding="utf-8")
    arrows = re.findall(r"^    (\S+) --> (\S+): (.+)$", text, re.MULTILINE)
    labelled = ((start, end, name) for start, end, names in arrows for name in names.split(", "))
    return {arrow for arrow in labelled if arrow[0] != "[*]"}


@pytest.mark.slow
def test_the_diagram_matches_the_code() -> None:
    """Every arrow of the diagram is taken by some match, and no match takes another one."""
    arrows, reached = walk()
    assert arrows == diagram_arrows()
    assert {match.status for match in reached} == set(Status)
    assert {match.ending for match in reached} == {*Ending, None}
