"""Matches that wait for an engine which thinks for long."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.domain.match import Ending, Machine, Match, Person, Place
from bot.domain.offers import take_back_asked
from bot.errors import EngineFailedError
from bot.services import engine_moves
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import EngineTurns
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.matches.playing import EngineTurnTable
from engines.engine import Choice
from engines.turn import Turn
from tests.conftest import ANN, NOW, a_match

PRESSED = 40


class Thinker(EnginePool):
    """Takes the first legal move once it may, and counts how many it thinks about at once."""

    def __init__(self) -> None:
        super().__init__()
        self.may, self.fails = asyncio.Event(), False
        self.thinking = self.most = 0
        self.whose: list[int] = []

    async def choose(self, turn: Turn, who: int = 0) -> Choice:
        self.whose.append(who)
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        try:
            await self.may.wait()
        finally:
            self.thinking -= 1
        if self.fails:
            raise EngineFailedError
        return Choice(a_match(variant=turn.variant, moves=turn.moves).board.legal_moves()[0], "")


@pytest.fixture
def pool() -> Thinker:
    return Thinker()


@pytest.fixture
async def matches(database: Database, pool: Thinker) -> AsyncIterator[Matches]:
    matches = Matches(MatchTable(database), lambda: NOW, Random(7), EngineTurns(pool))
    yield matches
    matches.engine_moves.stop()


async def start(matches: Matches, **changes: object) -> Match:
    values = {"variant": "ultimate", "o": Machine("tree:30", "easy")} | changes
    return await matches.add(a_match(id=0, **values))


async def pressed(matches: Matches) -> Match:
    return await matches.press((await start(matches)).id, 0, PRESSED, ANN)


async def test_a_press_does_not_wait(matches: Matches, pool: Thinker, database: Database) -> None:
    """The person's move is stored at once, the engine's is the next revision, and no clock runs."""
    match = await pressed(matches)
    assert (match.moves, match.revision, match.waits_for_engine) == ((PRESSED,), 1, True)
    assert match.deadline is None
    assert await matches.find(match.id) == match
    assert await EngineTurnTable(database).waiting() == [match.id]
    pool.may.set()
    after = await matches.engine_moves.made(match)
    assert (after.moves, after.revision) == ((PRESSED, 36), 2)
    assert after.deadline is not None
    assert pool.whose == [ANN]
    assert await matches.find(match.id) == after
    assert await EngineTurnTable(database).waiting() == []


async def test_the_engine_begins(matches: Matches, pool: Thinker) -> None:
    """An engine that plays X makes the first move in the same way."""
    match = await start(matches, x=Machine("tree:30", "easy"), o=Person(ANN))
    assert match.waits_for_engine
    pool.may.set()
    assert (await matches.engine_moves.made(match)).moves == (0,)


async def test_one_search_for_each_match(matches: Matches, pool: Thinker) -> None:
    """A move that is taken back and made again while the engine thinks adds no second search."""
    match = await pressed(matches)
    assert (await matches.act(take_back_asked, match.id, 1, ANN)).moves == ()
    again = await matches.press(match.id, 2, 0, ANN)
    pool.may.set()
    after = await matches.engine_moves.made(again)
    assert pool.most == 1
    assert (after.moves, after.revision) == ((0, 1), 4)


async def test_resigned_meanwhile(matches: Matches, pool: Thinker, database: Database) -> None:
    """A match that ends while the engine thinks stays as it ended."""
    match = await pressed(matches)
    over = await matches.resign(match.id, ANN)
    pool.may.set()
    after = await matches.engine_moves.made(match)
    assert (after.ending, after.moves) == (Ending.RESIGNED, (PRESSED,))
    assert over.revision == after.revision
    assert await EngineTurnTable(database).waiting() == []


async def test_a_quicker_engine_moves(
    matches: Matches, pool: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the engine fails, or takes too long, a quicker one moves."""
    pool.may.set()
    pool.fails = True
    assert len((await matches.engine_moves.made(await pressed(matches))).moves) == 2
    pool.may.clear()
    monkeypatch.setattr(engine_moves, "MOVE_WITHIN", 0.0)
    waiting = await matches.press((await start(matches, place=Place(21, 32))).id, 0, 0, ANN)
    assert len((await matches.engine_moves.made(waiting)).moves) == 2


async def test_a_move_that_an_answer_shows(matches: Matches, pool: Thinker) -> None:
    """Where an answer waits for the move, nothing else shows it."""
    shown: list[Match] = []

    async def show(moved: Match) -> None:
        shown.append(moved)

    matches.engine_moves.unseen = show
    match = await pressed(matches)
    with matches.engine_moves.watching(match):
        pool.may.set()
        await matches.engine_moves.made(match)
    assert shown == []
