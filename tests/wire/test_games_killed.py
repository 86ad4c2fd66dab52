"""After `kill -9` at any moment of any game, every shown move is stored and the board goes on."""

import asyncio
from random import Random

import pytest

from engines.games.variants import SOLVED_GAMES
from tests.chat.faults import late
from tests.chat.model import SentInteraction
from tests.chat.people import ANN, BEN, Person
from tests.chat.stored_match import Stored
from tests.chat.until import until
from tests.child_processes import HAS_PROC, children_of, is_running, raise_priority
from tests.sizes import FULL, times
from tests.wire.board import Board
from tests.wire.process import Process
from tests.wire.test_crash import assert_sound, end, level
from tests.wire.world import World

pytestmark = [pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

GAMES = {(ANN,): ("classic", "sizes"), (ANN, BEN): ("drop",)}
"""Games of all kinds: engines think in the bot's process, in their own, or not at all."""
SEARCHED = sorted(SOLVED_GAMES.keys() - {"classic"}) if FULL else ("vanish",)
"""The games in which engines think in their own processes."""
EVERY = 1 if FULL else 3
"""One kill in this many presses."""
RUNS = times(20)
LONGEST = 0.4
"""The longest time from a press to the kill, in seconds: about what a first answer takes."""


async def killed(world: World, process: Process) -> None:
    """Kill the bot, and wait until the processes in which its engines think have ended too."""
    engines = children_of(process.pid) if HAS_PROC else []
    await end(world, process)
    await until(lambda: not any(map(_goes_on, engines)), f"the end of {engines}")


def _goes_on(engine: int) -> bool:
    raise_priority(engine)  # each time: one that has just begun may lower its own after this
    return is_running(engine)


async def settled(board: Board, before: Stored) -> None:
    """Wait until a press on a board is stored and shown."""
    await until(
        lambda: board.stored.revision > before.revision and board.is_true,
        f"the answer to a press on {before}",
    )


async def pressed(board: Board, rng: Random, person: Person = ANN) -> SentInteraction:
    """Press any cell where the person may move, and do not wait for the answer."""
    return await board.send(board.custom_id(rng.choice(board.free)), person)


async def begun(world: World, people: tuple[Person, ...], variant: str) -> Board:
    """Start a match of one person against the bot, or of two against each other."""
    if len(people) == 1:
        return await world.start(*people, variant=variant)
    return await world.start_between(*people, variant=variant)


@pytest.mark.parametrize(
    ("people", "variant"),
    [(who, game) for who, some in GAMES.items() for game in (SOLVED_GAMES if FULL else some)],
)
async def test_killed_between_any_two_presses(
    new_world: World, people: tuple[Person, ...], variant: str
) -> None:
    """A bot that is killed and restarted between presses plays every game to its end."""
    rng, process = Random(7), await new_world.log_in()
    board = await begun(new_world, people, variant)
    while (before := board.stored).status == "live":
        if len(before.moves) // (3 - len(people)) % EVERY == 0:
            await killed(new_world, process)
            process = await new_world.log_in()
        await pressed(board, rng, people[len(before.moves) % len(people)])
        await settled(board, before)
        assert board.stored.moves[: len(before.moves)] == before.moves
    await killed(new_world, process)


@pytest.mark.parametrize("variant", SEARCHED)
async def test_killed_while_an_engine_thinks(new_world: World, variant: str) -> None:
    """Killed at any moment of a press, the bot has stored it with its answer or not at all.

    What is shown is stored, and the next start shows what is stored.
    """
    rng, process = Random(7), await new_world.log_in()
    board = await new_world.start(variant=variant)
    for _ in range(RUNS):
        board = board if board.free else await new_world.start(variant=variant)
        new_world.discord.faults.next("own-edit", late(LONGEST))
        before, _ = board.stored, await pressed(board, rng)
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await killed(new_world, process)
        assert_whole(before, board)
        assert_sound(new_world.file)
        process = await new_world.log_in()
        await level([board])
    await killed(new_world, process)


def assert_whole(before: Stored, board: Board) -> None:
    """Assert that a press counts with its answer or not at all, and is stored if it is shown."""
    after = board.stored
    assert after.moves[: len(before.moves)] == before.moves
    is_whole = len(after.moves) == len(before.moves) + 2 or after.status == "over"
    assert after == before or is_whole
    assert board.shown in (before.board, after.board)
