"""Arenas whose bot is killed again and again, replaced in the middle, or left by one who plays."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from random import Random

import pytest
from aiohttp import web

from bot.domain.arena import pairing
from bot.jobs import run_arenas
from tests.chat.faults import CarryOut, Fault
from tests.chat.messages import cells_of
from tests.chat.people import Person, another_person
from tests.chat.until import until
from tests.postgres import Server
from tests.sizes import times
from tests.wire.evening import Evening, announced, to_move
from tests.wire.players import acting
from tests.wire.test_crash import end
from tests.wire.world import World

CROWD, ENDS = 6, times(20)
BETWEEN_ENDS, BETWEEN_MOVES = 1.5, 0.1
"""The longest times between two ends of the bot and two moves, in seconds."""
_GAMES = """
SELECT x_person, o_person, winner, ending, started_at, changed_at FROM matches
WHERE channel_id = ? ORDER BY id
"""


def hurry() -> None:
    """Have people wait for half a second and the message for one, so that an evening is short."""
    pairing.WAIT = timedelta(seconds=0.5)
    run_arenas.EDIT_EVERY = timedelta(seconds=1)


async def play(evening: Evening, people: tuple[Person, ...], rng: Random) -> None:
    """Have people of an arena play at random, in whatever game they see."""
    while True:
        for board in evening.live():
            await board.send(board.custom_id(rng.choice(board.free)), to_move(board, people))
        await asyncio.sleep(BETWEEN_MOVES)


def shown_twice(evening: Evening) -> list[str]:
    """Return the games that more than one message shows."""
    boards = [cells_of(message) for message in evening.posted()]
    games = Counter(cells[0]["custom_id"].split(":")[1] for cells in boards if cells)
    return [game for game, count in games.items() if count > 1]


def points_in(text: str) -> dict[int, int]:
    return {int(it): int(points) for it, points in re.findall(r"<@(\d+)>: \*\*(\d+) point", text)}


async def test_a_crowd_and_many_ends(new_world: World) -> None:
    """Though the bot is killed or stopped, all games end, are shown once, and have their points."""
    rng, process = Random(38), await new_world.log_in(hurry)
    evening, people = await announced(new_world), tuple(another_person() for _ in range(CROWD))
    await evening.begin(*people)
    async with acting(play(evening, people, rng)):
        for number in range(ENDS):
            await until(evening.live, f"games\n{process.output}")
            await asyncio.sleep(rng.uniform(0, BETWEEN_ENDS))
            await (end(new_world, process) if number % 2 else new_world.stop())
            process = await new_world.log_in(hurry)
        await until(lambda: len(evening.posted()) > CROWD, f"more games\n{process.output}")
        await evening.end()
        await evening.says("🏆")
        await until(lambda: not evening.live(), "the end of all games")
    games = new_world.rows(_GAMES, evening.place.channel_id)
    assert {ending for *_, ending, _, _ in games} == {"line"}
    assert shown_twice(evening) == []
    assert_one_at_a_time(games)
    assert_best(points_in(evening.text), recounted(games, people))


def assert_one_at_a_time(games: list[tuple[int, int, str, str, int, int]]) -> None:
    free_at = dict[int, int]()
    for x, o, _, _, began_at, ended_at in games:
        assert began_at >= max(free_at.get(x, 0), free_at.get(o, 0))
        free_at |= {x: ended_at, o: ended_at}


def assert_best(named: dict[int, int], points: dict[int, int]) -> None:
    assert named == {person: points[person] for person in named}
    best = sorted(named.values(), reverse=True)
    assert best == sorted(points.values(), reverse=True)[: len(best)]
    assert len(set(best[2:])) == 1


def recounted(
    games: list[tuple[int, int, str, str, int, int]], people: tuple[Person, ...]
) -> dict[int, int]:
    points = {person.id: 0 for person in people}
    for x, o, winner, *_ in games:
        for person, mark in ((x, "X"), (o, "O")):
            points[person] += 1 if winner is None else 2 * (winner == mark)
    return points


@pytest.mark.parametrize("carried_out", [False, True], ids=["killed", "stopped"])
async def test_another_takes_over(postgres: Server, new_world: World, *, carried_out: bool) -> None:
    """A game is shown once by two processes, if the first one dies or stops as it shows it."""
    with postgres.database() as new_world.database:
        first = await new_world.log_in(hurry)
        evening = await announced(new_world)
        await evening.begin()
        board = await evening.game()
        second = new_world.run(hurry)
        await until(lambda: "standing by:" in second.output, second.output)
        ends = ended(first.terminate if carried_out else first.kill, carried_out=carried_out)
        new_world.discord.faults.next("post", ends)
        await evening.play(board)
        await until(lambda: "ready:" in second.output, second.output)  # or a press is lost
        await evening.play(await evening.game())
        assert shown_twice(evening) == []


def ended(end: Callable[[], None], *, carried_out: bool) -> Fault:
    """Return a fault in which a request ends the bot, and is perhaps carried out, unanswered."""

    async def fault(carry_out: CarryOut) -> web.Response:
        if carried_out:
            carry_out()
        end()
        return await asyncio.Future()

    return fault
