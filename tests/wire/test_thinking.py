"""Matches that wait for an engine go on by themselves, whatever happens to the bot."""

import asyncio
from random import Random

import pytest

from tests.chat.messages import BUTTON, components_in, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, Channel, another_channel
from tests.chat.stored_match import Stored, stored
from tests.chat.until import until
from tests.sizes import times
from tests.wire.test_games_killed import killed
from tests.wire.world import World

pytestmark = pytest.mark.slow

RUNS = times(20)
LONGEST = 0.6
"""The longest time from a press to the kill, in seconds."""


class Ultimate:
    """A match of Ann, who plays X, against the strongest level, on one message."""

    def __init__(self, world: World, channel: Channel, sent: SentInteraction) -> None:
        self.world, self.channel, self._sent = world, channel, sent

    @property
    def message(self) -> dict[str, object]:
        return self.world.discord.chat.messages[self._sent.message_id]

    @property
    def ids(self) -> list[str]:
        found = (it for it in components_in(self.message) if it["type"] == BUTTON)
        return [str(it["custom_id"]) for it in found if not it["disabled"]]

    @property
    def stored(self) -> Stored:
        return stored(self.world.file, int(self.ids[-1].split(":")[1]))

    @property
    def text(self) -> str:
        return text_of(self.message)

    @property
    def is_anns_turn(self) -> bool:
        """Whether the board shows what is stored, and Ann can move."""
        begin = tuple(f"{kind}:{self.stored.id}:{self.stored.revision}" for kind in ("c1", "pk1"))
        return any(custom_id.startswith(begin) for custom_id in self.ids)

    @property
    def is_over(self) -> bool:
        return "Another game?" in self.text

    async def send(self, custom_id: str) -> SentInteraction:
        return await self.world.discord.send(press(ANN, self.channel, self.message, custom_id))

    async def pick(self, rng: Random) -> None:
        picks = [it for it in self.ids if it.startswith("pk1")]
        if picks:
            await self.send(rng.choice(picks))
            await until(lambda: any(it.startswith("c1") for it in self.ids), "the picked cells")

    async def move(self, rng: Random) -> SentInteraction:
        """Press a legal cell, and do not wait for the answer."""
        await self.pick(rng)
        return await self.send(rng.choice([it for it in self.ids if it.startswith("c1")]))

    async def goes_on(self) -> None:
        """Wait until it is the person's turn again, or the match is over."""
        await until(lambda: self.is_anns_turn or self.is_over, f"the bot's move on {self.text}")


async def start(world: World, channel: Channel) -> Ultimate:
    given = {"mark": "X", "variant": "ultimate", "difficulty": "unbeatable"}
    command = slash(ANN, channel, "tictactoe start", **given)
    return Ultimate(world, channel, await world.answered(await world.discord.send(command)))


async def test_killed_while_the_engine_thinks(new_world: World) -> None:
    """Killed at any moment of a press, the next start makes the engine's move and shows it."""
    rng, process, waited = Random(7), await new_world.log_in(), 0
    match = await start(new_world, another_channel())
    for _ in range(RUNS):
        before = match.stored.moves
        await match.move(rng)
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await killed(new_world, process)
        after = match.stored.moves
        assert after[: len(before)] == before
        waited += len(after) == len(before) + 1
        process = await new_world.log_in()
        await match.goes_on()
        assert len(match.stored.moves) % 2 == 0 or match.is_over
        if match.is_over:
            match = await start(new_world, another_channel())
    assert waited > 0
    await killed(new_world, process)
