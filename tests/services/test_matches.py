import asyncio
from collections import Counter
from random import Random

import pytest

from bot.domain.match import Machine, Match, Person, Place, Status
from bot.errors import (
    AlreadyPlayingError,
    BoardMovedOnError,
    NoLiveMatchError,
    NoSuchLevelError,
    NoSuchMatchError,
    NoughtsError,
)
from bot.services.matches import Matches
from bot.store.matches import MatchTable
from bot.store.sqlite.database import Database
from tests.conftest import ANN, BEN, NOW

HERE, THERE = Place(21, 31), Place(21, 32)


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(7))


async def test_a_started_match_is_stored_as_it_was_returned(matches: Matches) -> None:
    """What `start` returns is what is found later, by id and by person and channel."""
    match = await matches.start(HERE, ANN, "en", level="hard", mark="O")
    assert await matches.find(match.id) == match
    assert await matches.live_of(ANN, HERE.channel_id) == match


async def test_the_mark_asked_for_is_given(matches: Matches) -> None:
    """Who asks for X moves first; who asks for O finds the engine's move made."""
    x = await matches.start(HERE, ANN, "en", mark="X")
    o = await matches.start(HERE, BEN, "en", mark="O")
    assert (x.x, len(x.moves)) == (Person(ANN), 0)
    assert (o.o, len(o.moves)) == (Person(BEN), 1)


async def test_who_starts_is_drawn_by_lot(matches: Matches) -> None:
    """Without a wish, X falls to the person about every other time."""
    drawn = Counter[bool]()
    for channel in range(100):
        match = await matches.start(Place(21, channel), ANN, "en")
        drawn[match.x == Person(ANN)] += 1
    assert 30 < drawn[True] < 70


async def test_level_and_engine_are_both_kept(matches: Matches) -> None:
    """The seat remembers the level that was picked and the engine it meant."""
    match = await matches.start(HERE, ANN, "en", level="easy", engine="minimax", mark="X")
    assert match.o == Machine("minimax:4", "easy")


async def test_medium_is_the_default(matches: Matches) -> None:
    """Who picks nothing meets the medium level."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    assert isinstance(match.o, Machine)
    assert match.o.level == "medium"


async def test_an_engine_without_that_setting_is_refused(matches: Matches) -> None:
    """A level that an engine cannot be set to is refused, not pretended."""
    with pytest.raises(NoSuchLevelError):
        await matches.start(HERE, ANN, "en", level="easy", engine="perfect")


async def test_one_live_match_a_person_and_channel(matches: Matches) -> None:
    """A second start in the same channel is refused with the first match; elsewhere it is fine."""
    match = await matches.start(HERE, ANN, "en")
    with pytest.raises(AlreadyPlayingError) as refusal:
        await matches.start(HERE, ANN, "en")
    assert refusal.value.match_id == match.id
    await matches.start(THERE, ANN, "en")
    await matches.start(HERE, BEN, "en")


async def test_a_refused_start_leaves_nothing_behind(matches: Matches) -> None:
    """A refused second start stores no match."""
    first = await matches.start(HERE, ANN, "en")
    with pytest.raises(AlreadyPlayingError):
        await matches.start(HERE, ANN, "en")
    with pytest.raises(NoSuchMatchError):
        await matches.find(first.id + 1)


async def test_the_end_of_a_match_frees_its_person(matches: Matches) -> None:
    """After resigning there is no live match, and another can be started."""
    match = await matches.start(HERE, ANN, "en")
    over = await matches.resign(match.id, ANN)
    assert over.status is Status.OVER
    with pytest.raises(NoLiveMatchError):
        await matches.live_of(ANN, HERE.channel_id)
    await matches.start(HERE, ANN, "en")


async def play_to_the_end(matches: Matches, match: Match) -> Match:
    while match.status is Status.LIVE:
        cell = match.board.legal_moves()[0]
        match = await matches.press(match.id, match.revision, cell, ANN)
    return match


async def test_a_match_played_to_its_end_frees_its_person(matches: Matches) -> None:
    """After the last move there is no live match any more."""
    await play_to_the_end(matches, await matches.start(HERE, ANN, "en"))
    with pytest.raises(NoLiveMatchError):
        await matches.live_of(ANN, HERE.channel_id)


async def test_of_many_presses_at_once_exactly_one_moves(matches: Matches) -> None:
    """Nine presses on nine cells of one board at the same time make exactly one move."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    presses = [matches.press(match.id, 0, cell, ANN) for cell in range(9)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    taken = [result for result in results if isinstance(result, Match)]
    refused = [result for result in results if isinstance(result, NoughtsError)]
    assert (len(taken), len(refused)) == (1, 8)
    assert all(isinstance(error, BoardMovedOnError) for error in refused)
    assert await matches.find(match.id) == taken[0]


async def test_a_press_tells_where_the_board_is(matches: Matches) -> None:
    """A press teaches the message that shows the board, in the same save."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    assert match.message_id is None
    changed = await matches.press(match.id, 0, 0, ANN, message_id=99)
    assert changed.message_id == 99
    assert await matches.find(match.id) == changed


async def test_a_save_never_forgets_where_the_board_is(matches: Matches) -> None:
    """A resignation that had not heard of the message keeps what was learnt meanwhile."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    await matches.shown_at(match.id, 99)
    await matches.press(match.id, 0, 0, ANN)
    assert (await matches.find(match.id)).message_id == 99


async def test_an_unknown_match_is_refused(matches: Matches) -> None:
    """A press on a match that is not stored is refused as such."""
    with pytest.raises(NoSuchMatchError):
        await matches.press(12345, 0, 0, ANN)
