"""Boards under presses, deadlines, redraws and kills, in any order: none stays out of date."""

import asyncio
from contextlib import closing
from random import Random
from typing import NamedTuple

import pytest
from aiohttp import ServerDisconnectedError, web

from bot.domain.shards import Shard
from bot.jobs.uptime import Uptime
from tests.chat.faults import CALLBACK, CarryOut, Fault
from tests.chat.payloads import command, press
from tests.chat.people import Channel, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.hostile.boards_shown import BoardsShown
from tests.interactions.forgotten import assert_forgotten
from tests.interactions.games import friends
from tests.interactions.stored import rows
from tests.sizes import times

STEPS, CALM = 60, 45.0
"""How much happens, and seconds after which all is calm again, though no match ends by itself."""


class Request(NamedTuple):
    """A request in flight: once it has landed, the bot may be told."""

    route: str
    carry_out: CarryOut
    landed: asyncio.Future[bool]


class Night:
    """Matches whose boards' edits and answers stay in flight until they land, or are lost."""

    def __init__(self, world: World, seed: int) -> None:
        self.world, self.rng = world, Random(seed)
        self.in_flight: list[Request] = []
        acts = {self.press: 4, self.land: 6, self.show_again: 1, self.delete_board: 1}
        acts |= {self.wait: 1, self.kill: 1, self.calm: 1}
        self.acts = [act for act, often in acts.items() for _ in range(often)]

    async def passes(self) -> None:
        await self.calm()
        for _ in range(STEPS):
            self.world.session.draw = self.draw
            await self.rng.choice(self.acts)()
            await self.world.advance(self.rng.choice((0, 1.1)))
        await self.calm()

    def draw(self, route: str, _: str) -> Fault | None:
        """Return a fault that holds a request; an answer is always carried out once it lands."""

        async def hold(carry_out: CarryOut) -> web.Response:
            self.in_flight.append(Request(route, carry_out, asyncio.Future()))
            if await self.in_flight[-1].landed:
                return carry_out()
            raise ServerDisconnectedError

        return hold if route in ("edit", CALLBACK) else None

    async def land(self) -> None:
        """Have a request land; an edit may be lost, or be carried out and the bot not be told."""
        if self.in_flight:
            request = self.in_flight.pop(self.rng.randrange(len(self.in_flight)))
            how = "told" if request.route == CALLBACK else self.rng.choice(("told", "lost", "not"))
            if how == "not":
                request.carry_out()
            if not request.landed.done():  # the bot may have given it up
                request.landed.set_result(how == "told")

    def board(self) -> tuple[ShownMessage, Channel] | None:
        """Return a board on which someone can move, the newest more often."""
        found = [ShownMessage(self.world.chat, it) for it in self.world.chat.messages]
        if boards := [it for it in found if it.free]:
            board = self.rng.choice((boards[0], boards[-1], boards[-1]))
            return board, Channel(int(board.message["channel_id"]), self.world.server)
        return None

    async def press(self) -> None:
        """Have both people press a cell; one of them is to move."""
        if found := self.board():
            board, channel = found
            for person in (self.world.ann.person, self.world.ben.person):
                cell = board.cells[self.rng.choice(board.free)]["custom_id"]
                self.world.begin(press(person, channel, board.message, cell))

    async def show_again(self) -> None:
        if found := self.board():
            self.world.begin(command(self.world.ann.person, found[1], "tictactoe board"))

    async def delete_board(self) -> None:
        if found := self.board():
            self.world.chat.delete(found[0].message_id)

    async def wait(self) -> None:
        """Let time pass, perhaps more than is left for a move."""
        await self.world.advance(self.rng.choice((5, 901)))

    async def kill(self) -> None:
        """Kill the bot; what is in flight is carried out or not. Then it starts again."""
        for request in self.in_flight:
            if self.rng.random() < 0.5:
                request.carry_out()
        self.in_flight.clear()
        await self.world.kill()
        await self.world.start()
        self.note()

    def note(self) -> None:
        """Have the bot note that it is there, as it does when it has connected."""
        self.world.client.parts.uptime.connect(Shard(0, 1))
        self.world.client.parts.scheduler.run(Uptime)

    async def calm(self) -> None:
        """On a calm day everything lands, and each board shows the stored match."""
        self.world.refuse_nothing()
        for request in (it for it in self.in_flight if not it.landed.done()):
            request.landed.set_result(True)
        self.in_flight.clear()
        await self.world.advance(CALM)
        with closing(BoardsShown(self.world.path)) as boards:
            assert boards.behind([*self.world.chat.messages.values()]) == []
        assert rows(self.world.path, "redraws") == 0
        if self.board() is None:
            await friends(self.world.at(another_channel()), pace="casual")
            self.note()


@pytest.mark.parametrize("seed", range(times(50)))
async def test_no_board_stays_out_of_date(world: World, seed: int) -> None:
    """However edits are lost and the bot dies, all is shown, and nothing names the deleted."""
    await Night(world, seed).passes()
    await assert_forgotten(world, world.ann.id, world.ben.id, quiet=CALM)
