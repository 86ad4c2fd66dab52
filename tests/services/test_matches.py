import asyncio
from collections import Counter
from datetime import datetime
from random import Random

import pytest

from bot.domain.limits import ABANDONED_AFTER
from bot.domain.match import Ending, Machine, Match, Person, Place
from bot.errors import BoardMovedOnError, NoughtsError, Refusal
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.conftest import ANN, NOW, a_match

HERE, THERE = Place(21, 31), Place(21, 32)


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(7))


async def test_a_match_without_a_mark_gives_a_random_one(matches: Matches) -> None:
    """Without a chosen mark, the person gets X in about half of the matches."""
    drawn = Counter[bool]()
    for channel in range(100):
        match = await matches.start(Place(21, channel), ANN, "en")
        drawn[match.x == Person(ANN)] += 1
    assert 30 < drawn[True] < 70


async def test_level_and_engine_are_both_stored(matches: Matches) -> None:
    """The engine's seat has the picked level and the spec that it means."""
    match = await matches.start(HERE, ANN, "en", level="easy", engine="minimax", mark="X")
    assert match.o == Machine("minimax:4", "easy")


@pytest.mark.both_engines
async def test_of_simultaneous_presses_exactly_one_moves(matches: Matches) -> None:
    """Nine presses on nine cells of one board at the same time make exactly one move."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    presses = [matches.press(match.id, 0, cell, ANN) for cell in range(9)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    accepted = [result for result in results if isinstance(result, Match)]
    refused = [result for result in results if isinstance(result, NoughtsError)]
    assert (len(accepted), len(refused)) == (1, 8)
    assert all(isinstance(error, BoardMovedOnError) for error in refused)
    assert await matches.find(match.id) == accepted[0]


@pytest.mark.parametrize(
    ("known", "pressed"),
    [(None, 99), (99, None), (99, 98)],
    ids=["its first message", "no message named", "an older board"],
)
async def test_a_boards_message(matches: Matches, known: int | None, pressed: int | None) -> None:
    """A press stores the board's message in the same save if it is new, and otherwise keeps it."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    assert match.message_id is None
    if known:
        await matches.shown_at(match, known)
    moved = await matches.press(match.id, 0, 0, ANN, message_id=pressed)
    assert moved.message_id == 99
    assert await matches.find(match.id) == moved


async def test_who_wakes_the_jobs(database: Database) -> None:
    """A game resigned against the bot leaves nothing to do; one that ends by itself, its board."""
    woken: list[datetime | None] = []
    now = [NOW]
    wake = lambda due=None: woken.append(due)  # noqa: E731
    matches = Matches(MatchTable(database), lambda: now[0], Random(7), wake=wake)
    one, other = [await matches.start(place, ANN, "en") for place in (HERE, THERE)]
    woken.clear()
    await matches.resign(one.id, ANN)
    assert woken == []
    now[0] += ABANDONED_AFTER
    assert (await matches.find_and_expire(other.id)).ending is Ending.ABANDONED
    assert woken == [None]


async def test_an_unknown_match_is_refused(matches: Matches) -> None:
    """A press on a match that is not stored is refused, and so is its board."""
    with pytest.raises(Refusal, match="no-such-match"):
        await matches.press(12345, 0, 0, ANN)
    with pytest.raises(Refusal, match="no-such-match"):
        await matches.shown_at(a_match(id=12345), 99)
