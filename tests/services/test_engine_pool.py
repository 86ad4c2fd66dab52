"""Engines that take long think in their own processes, whatever happens to these."""

import asyncio
import functools
import gc
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from bot.domain.match import Place
from bot.errors import BoardMovedOnError, EngineFailedError
from bot.services import engine_processes
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import EngineTurns, warm_up
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.review.hints import hint_of
from engines.review.review import PlayedGame
from engines.turn import Turn
from engines.worker import line_for
from tests.chat.until import TIMEOUT
from tests.child_processes import children_of
from tests.conftest import ANN, BEN, NOW
from tests.sizes import slow

HERE = Place(21, 31)
TURN = Turn("perfect", "sizes", (22,), "1")
LONG_TURN = Turn("sampling:5", "ultimate", (40,), "1")
LONG = 800  # a review of this many moves takes 72 KB, more than a pipe holds
DIES = (sys.executable, "-c", "")
SLEEPS = (sys.executable, "-c", "import time; time.sleep(60)")


@asynccontextmanager
async def pool_of(**limits: Any) -> AsyncIterator[EnginePool]:
    # Beside other tests there may be no time that nobody else needs.
    patient = {"think_within": TIMEOUT, "search_within": TIMEOUT, "stand_back": False}
    pool = EnginePool(**(patient | limits))
    try:
        yield pool
    finally:
        await pool.close()


@pytest.fixture
async def pool() -> AsyncIterator[EnginePool]:
    async with pool_of() as pool:
        yield pool


@pytest.fixture
def matches(database: Database, pool: EnginePool) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(7), EngineTurns(pool))


@pytest.mark.parametrize("variant", ["misere", "sizes", *slow("ultimate")])
async def test_an_answer_is_the_same_everywhere(pool: EnginePool, variant: str) -> None:
    """A process of the pool chooses, hints and reviews as this process would, and says why."""
    position, rng, turn = PlayedPosition(GAMES[variant]), Random(3), LONG_TURN
    if variant in SOLVED_GAMES:
        turn = Turn("sampling:5", variant, (0,), "41:1")
    for asked in (turn, turn._replace(spec="level:easy")):
        assert await pool.choose(asked) == asked.choose()
    assert await pool.hint(variant, (0,)) == hint_of(position.play(0))
    for _ in range(9):
        if moves := position.legal_moves():
            position = position.play(rng.choice(moves))
    game = PlayedGame(variant, position.moves, given=1)
    assert line_for(await pool.review(game)) == line_for(game.review())


@pytest.mark.slow
async def test_the_review_of_a_long_game(pool: EnginePool) -> None:
    """A game of vanishing may take hundreds of moves, and its review is read whole."""
    position, rng = PlayedPosition(GAMES["vanish"]), Random(3)
    while len(position.moves) < LONG:
        after = [position.play(move) for move in position.legal_moves()]
        position = rng.choice([it for it in after if it.outcome is None])
    assert len((await pool.review(PlayedGame("vanish", position.moves))).moves) == LONG


@pytest.mark.slow
async def test_many_choices_at_once(pool: EnginePool) -> None:
    """Each of many turns that come at once gets its own choice; so do all who ask why at once."""
    turns = [Turn("sampling:5", "sizes", (), str(seed)) for seed in range(12)]
    turns += [Turn("tree:300", "ultimate", (40,), "1")] * 12
    assert await asyncio.gather(*map(pool.choose, turns)) == [turn.choose() for turn in turns]


async def test_the_death_of_a_process(pool: EnginePool) -> None:
    """After a process has died, the next choice is made by another."""
    before = await pool.choose(TURN)
    (worker,) = pool.processes.idle
    worker.kill()
    await worker.wait()
    assert await pool.choose(TURN) == before


@pytest.mark.parametrize("command", [DIES, SLEEPS, ("/nowhere",)], ids=["dies", "sleeps", "none"])
async def test_no_process_chooses(
    pool: EnginePool, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If every process dies, takes too long or cannot start, the choice fails, but not for good."""
    with monkeypatch.context() as broken:
        broken.setattr(engine_processes, "COMMAND", command)
        pool.think_within = 0.3
        for _ in range(3):
            with pytest.raises(EngineFailedError):
                await pool.choose(TURN)
    pool.think_within = TIMEOUT
    assert await pool.choose(TURN) == TURN.choose()


async def test_no_process_outlives_the_service(pool: EnginePool) -> None:
    """When the bot stops, the processes in which engines think have ended."""
    await pool.choose(TURN)
    (worker,) = pool.processes.idle
    await pool.close()
    assert worker.returncode == 0


async def test_an_engine_that_fails_leaves_the_match_as_it_was(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the engine makes no choice, the person's move is not stored, and works later."""
    match = await matches.start(HERE, ANN, "en", level="easy", mark="X", variant="sizes")
    with monkeypatch.context() as broken:
        broken.setattr(engine_processes, "COMMAND", DIES)
        with pytest.raises(EngineFailedError):
            await matches.press(match.id, 0, 4, ANN)
    assert await matches.find(match.id) == match
    assert len((await matches.press(match.id, 0, 4, ANN)).moves) == 2


async def test_two_presses_while_the_engine_thinks(matches: Matches) -> None:
    """Of two presses on the same board, one is taken, and the other is told so."""
    match = await matches.start(HERE, ANN, "en", level="easy", mark="X", variant="vanish")
    presses = [matches.press(match.id, 0, cell, ANN) for cell in (0, 4)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(it) for it in done].count(BoardMovedOnError) == 1
    assert (await matches.find(match.id)).revision == 1


async def test_a_long_answer_takes_a_turn_among_the_long_ones() -> None:
    """A review or a hint of ultimate waits for long turns, so that quick ones never wait for it."""
    async with pool_of(workers=1, searches=1) as pool:
        async with pool.long_turns.turn(0):
            review = asyncio.create_task(pool.review(PlayedGame("ultimate", (40,))))
            hint = asyncio.create_task(pool.hint("ultimate", (40,)))
            await pool.review(PlayedGame("sizes", (0,)))
            await pool.hint("sizes", (0,))
            assert not (review.done() or hint.done())
        assert (await review).moves == (None,)
        assert (await hint).legal == 8


async def test_one_who_asks_much() -> None:
    """Someone who opens many reviews of ultimate keeps nobody else from their first hint."""
    async with pool_of(searches=1) as pool:
        games = [PlayedGame("ultimate", (cell,)) for cell in range(5)]
        reviews = [asyncio.create_task(pool.review(game, ANN)) for game in games]
        await asyncio.sleep(0)
        await pool.hint("ultimate", (40,), BEN)
        assert sum(it.done() for it in reviews) == 1
        await asyncio.gather(*reviews)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a class for what may wait")
@pytest.mark.parametrize("stand_back", [True, False])
async def test_long_turns_stand_back(*, stand_back: bool) -> None:
    """Long turns take only time that nobody needs, unless nobody else makes their moves in time."""
    before = set(children_of(os.getpid()))
    async with pool_of(stand_back=stand_back) as pool:
        await pool.choose(LONG_TURN)
        (worker,) = set(children_of(os.getpid())) - before
        if sys.platform == "linux":
            assert (os.sched_getscheduler(worker) == os.SCHED_IDLE) is stand_back


FEW = 500  # entries of tables that a move may add: some milliseconds
CACHE = type(functools.cache(Turn.choose))


def added() -> int:
    """Return how many entries the first answers of two engines add to the engines' tables."""
    warm_up()
    before = entries()
    for spec in ("perfect", "sampling:100"):
        Turn(spec, "classic", (4,), "1").choose()
    return entries() - before


def entries() -> int:
    caches = [it for it in gc.get_objects() if isinstance(it, CACHE)]
    own = [it for it in caches if (it.__module__ or "").startswith("engines")]
    return sum(cache.cache_info().currsize for cache in own)


@pytest.mark.slow
def test_the_first_moves_fill_no_large_table() -> None:
    """After the warm-up the first moves of a process add few entries; without it, thousands."""
    command = [sys.executable, "-c", f"from {__name__} import added; print(added())"]
    assert int(subprocess.run(command, check=True, capture_output=True, text=True).stdout) < FEW
