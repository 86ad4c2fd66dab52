"""Matches that wait for an engine go on by themselves, whatever happens to the bot."""

import asyncio
from random import Random

import pytest

from tests.chat.messages import BUTTON, components_in, text_of
from tests.chat.until import until
from tests.sizes import times
from tests.wire.board import Board
from tests.wire.test_games_killed import killed
from tests.wire.world import World

pytestmark = pytest.mark.slow

RUNS = times(20)
LONGEST = 0.6
"""The longest time from a press to the kill, in seconds."""


class Ultimate(Board):
    """A match of Ann, who plays X, against the strongest level, on one message."""

    @property
    def ids(self) -> list[str]:
        found = (it for it in components_in(self.message) if it["type"] == BUTTON)
        return [str(it["custom_id"]) for it in found if not it["disabled"]]

    @property
    def match_id(self) -> int:
        return int(self.ids[-1].split(":")[1])

    @property
    def is_anns_turn(self) -> bool:
        """Whether the board shows what is stored, and Ann can move."""
        begin = tuple(f"{kind}:{self.stored.id}:{self.stored.revision}" for kind in ("c1", "pk1"))
        return any(custom_id.startswith(begin) for custom_id in self.ids)

    @property
    def is_over(self) -> bool:
        return "Another game?" in text_of(self.message)

    async def move(self, rng: Random) -> None:
        """Press a legal cell, and do not wait for the answer."""
        picks = [it for it in self.ids if it.startswith("pk1")]
        if picks:
            await self.send(rng.choice(picks))
            await until(lambda: any(it.startswith("c1") for it in self.ids), "the picked cells")
        await self.send(rng.choice([it for it in self.ids if it.startswith("c1")]))

    async def goes_on(self) -> None:
        """Wait until it is the person's turn again, or the match is over."""
        await until(lambda: self.is_anns_turn or self.is_over, f"the bot's move on {self.message}")


async def start(world: World) -> Ultimate:
    return Ultimate(**vars(await world.start(variant="ultimate", difficulty="unbeatable")))


async def test_killed_while_the_engine_thinks(new_world: World) -> None:
    """Killed at any moment of a press, the next start makes the engine's move and shows it."""
    rng, process, waited = Random(7), await new_world.log_in(), 0
    match = await start(new_world)
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
            match = await start(new_world)
    assert waited > 0
    await killed(new_world, process)
