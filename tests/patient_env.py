"""SimCord on a machine under load, where the bot may take long to answer.

SimCord's own limit is also the time within which it waits for timers: with a higher one each act
would wait for them. It has no public way to wait longer for the bot alone, so this is the one place
of the tests that uses its private names.
"""

import asyncio
from typing import Any

import simcord

from tests.chat.until import TIMEOUT

_LOOK_EVERY = 0.005
"""Seconds after which it looks again whether the bot is done, a tenth of what SimCord takes."""


class PatientEnv(simcord.Env):
    """An Env that gives the bot `TIMEOUT` seconds for what an act begins, and looks often."""

    async def _settle_internal(self, **given: Any) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + TIMEOUT
        while True:
            try:
                return await super()._settle_internal(**given | {"idle": _LOOK_EVERY})
            except TimeoutError:
                if loop.time() > end:
                    raise
                if "_deadline" in given:
                    given["_deadline"] = loop.time() + self.settle_timeout

    async def _advance_to(self, target: float, _: float) -> None:
        await super()._advance_to(target, asyncio.get_running_loop().time() + TIMEOUT)

    async def _detach_bot(self) -> None:
        self.settle_timeout, usual = TIMEOUT, self.settle_timeout
        await super()._detach_bot()
        self.settle_timeout = usual
