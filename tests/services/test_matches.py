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
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.conftest import ANN, BEN, NOW, a_match

pytestmark = pytest.mark.both_engines

HERE, THERE = Place(21, 31), Place(21, 32)


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(7))


async def test_a_started_match_is_stored_as_it_was_returned(matches: Matches) -> None:
    """`find` and `live_of` return the same match that `start` returned."""
    match = await matches.start(HERE, ANN, "en", level="hard", mark="O")
    assert await matches.find(match.id) == match
    assert await matches.live_of(ANN, HERE.channel_id) == match


async def test_the_mark_asked_for_is_given(matches: Matches) -> None:
    """A person with X moves first; for a person with O the engine has already moved."""
    x = await matches.start(HERE, ANN, "en", mark="X")
    o = await matches.start(HERE, BEN, "en", mark="O")
    assert (x.x, len(x.moves)) == (Person(ANN), 0)
    assert (o.o, len(o.moves)) == (Person(BEN), 1)


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


async def test_medium_is_the_default(matches: Matches) -> None:
    """A person who picks nothing plays the medium level."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    assert isinstance(match.o, Machine)
    assert match.o.level == "medium"


async def test_a_level_that_the_engine_lacks_is_refused(matches: Matches) -> None:
    """A level that the engine has no parameter for is refused."""
    with pytest.raises(NoSuchLevelError):
        await matches.start(HERE, ANN, "en", level="easy", engine="perfect")


async def test_one_live_match_a_person_and_channel(matches: Matches) -> None:
    """A second start in the same channel raises with the first match's id; elsewhere it works."""
    match = await matches.start(HERE, ANN, "en")
    with pytest.raises(AlreadyPlayingError) as refusal:
        await matches.start(HERE, ANN, "en")
    assert refusal.value.match_id == match.id
    await matches.start(THERE, ANN, "en")
    await matches.start(HERE, BEN, "en")


async def test_a_refused_start_stores_nothing(matches: Matches) -> None:
    """A refused second start stores no match."""
    first = await matches.start(HERE, ANN, "en")
    with pytest.raises(AlreadyPlayingError):
        await matches.start(HERE, ANN, "en")
    with pytest.raises(NoSuchMatchError):
        await matches.find(first.id + 1)


async def test_a_person_can_start_again_after_resigning(matches: Matches) -> None:
    """After a resignation there is no live match, and the person can start another one."""
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


async def test_a_match_played_to_its_end_is_not_live(matches: Matches) -> None:
    """After the last move the person has no live match."""
    await play_to_the_end(matches, await matches.start(HERE, ANN, "en"))
    with pytest.raises(NoLiveMatchError):
        await matches.live_of(ANN, HERE.channel_id)


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


async def test_a_press_stores_the_message_of_the_board(matches: Matches) -> None:
    """A press stores the message that shows the board, in the same save."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    assert match.message_id is None
    changed = await matches.press(match.id, 0, 0, ANN, message_id=99)
    assert changed.message_id == 99
    assert await matches.find(match.id) == changed


async def test_a_save_keeps_the_message_of_the_board(matches: Matches) -> None:
    """A press without a message id keeps the stored message id."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    await matches.shown_at(match, 99)
    moved = await matches.press(match.id, 0, 0, ANN)
    assert moved.message_id == 99
    assert await matches.find(match.id) == moved


async def test_an_older_board_is_pressed(matches: Matches) -> None:
    """A press on a board that another has replaced counts; the newer one stays the board."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    await matches.shown_at(match, 99)
    moved = await matches.press(match.id, 0, 0, ANN, message_id=98)
    assert moved.message_id == 99
    assert await matches.find(match.id) == moved


async def test_an_unknown_match_is_refused(matches: Matches) -> None:
    """A press on a match that is not stored raises NoSuchMatchError, and so does its board."""
    with pytest.raises(NoSuchMatchError):
        await matches.press(12345, 0, 0, ANN)
    with pytest.raises(NoSuchMatchError):
        await matches.shown_at(a_match(id=12345), 99)
