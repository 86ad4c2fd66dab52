"""People who play on several servers at the same time, and note what the bot showed them."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press, slash
from tests.chat.people import Channel, Person, another_channel, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World

PATIENCE = 3.0
"""Seconds that people wait for an answer, like Discord."""
PAUSE = 0.2
"""The longest time before someone presses, in seconds."""
PEOPLE = 30
_EDIT = 7  # the type of an answer that edits the pressed message


@dataclass
class Game:
    """A match and how often its people pressed cells; the board `acknowledged` some of them."""

    board: Board
    people: tuple[Person, ...]
    presses: int = 0
    acknowledged: set[int] = field(default_factory=set)

    @property
    def to_move(self) -> Person:
        shown = self.board.shown
        return self.people[(shown.count("X") - shown.count("O")) % len(self.people)]


@asynccontextmanager
async def acting(*acts: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Have people act meanwhile, whose acts never end, nor fail."""
    tasks = [asyncio.create_task(act) for act in acts]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(result) for result in results} == {asyncio.CancelledError}, results


class Players:
    """People in new channels of several servers, who play alone against the bot and in pairs."""

    def __init__(self, world: World, servers: list[int], rng: Random) -> None:
        self._world, self._servers, self._rng = world, servers, rng
        self._people = [another_person() for _ in range(PEOPLE)]
        self.games: dict[int, Game] = {}
        self.answered = 0

    def playing(self) -> AbstractAsyncContextManager[None]:
        """Have one person and one pair on each server play one match after another."""
        return acting(*(self._play(it, count) for it in self._servers for count in (1, 2)))

    async def _play(self, server: int, players: int) -> None:
        while True:
            people = tuple(self._rng.sample(self._people, players))
            board = await self._begun(people, another_channel(server))
            if board is None:
                continue
            game = self.games[board.match_id] = Game(board, people)
            while board.free:
                await self._press(game)

    async def _begun(self, people: tuple[Person, ...], channel: Channel) -> Board | None:
        person, *others = people
        if others:
            command = slash(person, channel, "tictactoe challenge", opponent=others[0], mark="X")
        else:
            command = slash(person, channel, "tictactoe start", mark="X")
        sent = await self._answer(command)
        if not sent.is_answered or sent.told:
            return None
        board = Board(self._world.discord, self._world.file, sent.message_id, channel)
        if others:
            accept = custom_id_of(board.message, "Accept")
            await self._answer(press(others[0], channel, board.message, accept))
        return board if board.free else None

    async def _press(self, game: Game) -> None:
        """Have the player to move press a cell, and note whether that was acknowledged."""
        await asyncio.sleep(self._rng.uniform(0, PAUSE))
        if not game.board.free:
            return
        cell = self._rng.choice(game.board.free)
        game.presses += 1
        sent = await self._answer(game.board.pressed(cell, game.to_move))
        if sent.kind == _EDIT and game.board.shown[cell] != ".":
            game.acknowledged.add(cell)

    async def _answer(self, payload: Payload) -> SentInteraction:
        """Send an interaction, and wait for an answer as long as Discord does."""
        sent = await self._world.discord.send(payload)
        with suppress(AssertionError):
            await until(lambda: sent.is_answered, "an answer", PATIENCE)
        self.answered += sent.is_answered
        return sent
