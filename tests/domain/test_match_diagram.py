"""The drawing in docs/match.md is what the transitions do, found by trying them all."""

import re
from collections.abc import Callable
from datetime import timedelta

from bot.domain.challenges import accepted, cancelled, declined, rematch
from bot.domain.expiry import channel_lost, expired
from bot.domain.match import Ending, Match, Person, Status, Vacant
from bot.domain.moves import pressed, resigned
from bot.domain.offers import draw_offered, offer_accepted, offer_declined, take_back_asked
from bot.domain.time_limits import TimeControl
from bot.errors import RefusalError
from tests.conftest import ANN, BEN, NOW, a_match
from tests.reading import ROOT, table, tokens

Step = Callable[[Match, int], Match]
MONTH = timedelta(days=30)
STEPS: dict[str, Step] = {
    "accept": lambda match, person: accepted(match, person, NOW),
    "decline": lambda match, person: declined(match, person, NOW),
    "cancel": lambda match, person: cancelled(match, person, NOW),
    "offer a draw": lambda match, person: draw_offered(match, person, match.revision, NOW),
    "ask to take back": lambda match, person: take_back_asked(match, person, match.revision, NOW),
    "accept an offer": lambda match, person: offer_accepted(match, person, match.revision, NOW),
    "decline an offer": lambda match, person: offer_declined(match, person, match.revision, NOW),
    "resign": lambda match, person: resigned(match, person, NOW),
    "deadline": lambda match, _: expired(match, NOW + MONTH),
    "cut off": lambda match, _: channel_lost(match, NOW),
    "rematch": lambda match, person: rematch(match, person, 5, NOW),
}


def press(cell: int) -> Step:
    return lambda match, person: pressed(match, person, match.revision, cell, NOW)


def steps() -> list[tuple[str, Step]]:
    return [*STEPS.items(), *(("press", press(cell)) for cell in (0, 1, 2, 3, 8))]


def beginnings() -> list[Match]:
    """Return a match against the bot, one about to be drawn, and challenges to one and to all."""
    asked = {"status": Status.INVITED, "challenger": ANN, "time_control": TimeControl.QUICK}
    full = a_match(o=Person(BEN), moves=(0, 1, 2, 4, 3, 5, 7, 6))
    return [a_match(), full, a_match(o=Person(BEN), **asked), a_match(o=Vacant(), **asked)]


def walk() -> tuple[set[tuple[str, str, str]], set[Match]]:
    """Return every arrow that some history of a match takes, and the matches that were met."""
    arrows: set[tuple[str, str, str]] = set()
    queue = beginnings()
    seen = set(map(shape, queue))
    met = set(queue)
    for match in queue:
        for name, step in steps():
            for person in (ANN, BEN):
                after = attempt(step, match, person)
                if after is None or after is match:
                    continue
                arrows.add((str(match.status), str(after.status), name))
                met.add(after)
                if shape(after) not in seen and name != "rematch":
                    seen.add(shape(after))
                    queue.append(after)
    return arrows, met


def shape(match: Match) -> tuple[object, ...]:
    """Return what decides about the arrows from a match, which the order of its moves does not."""
    return match.status, match.ending, match.board, match.offer, match.o, match.machine


def attempt(step: Step, match: Match, person: int) -> Match | None:
    try:
        return step(match, person)
    except RefusalError:
        return None


def drawn() -> set[tuple[str, str, str]]:
    text = (ROOT / "docs" / "match.md").read_text(encoding="utf-8")
    arrows = re.findall(r"^    (\S+) --> (\S+): (.+)$", text, re.MULTILINE)
    return {(start, end, name) for start, end, name in arrows if start != "[*]"}


def test_the_drawing_is_what_the_code_does() -> None:
    """Every arrow of the drawing is taken by some match, and no match takes another."""
    arrows, met = walk()
    assert arrows == drawn()
    assert {match.status for match in met} == set(Status)
    assert {match.ending for match in met} == {*Ending, None}


def test_the_table_holds_every_ending() -> None:
    """The endings of the document are those that a match can have."""
    rows = table("docs/match.md", "Ending")
    assert [tokens(row[0])[0] for row in rows] == [ending.value for ending in Ending]
