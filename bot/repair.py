"""Redraws, after an unclean end, the boards that Discord may show behind the store."""

import asyncio

from bot.errors import StoreBusyError
from bot.log import log
from bot.matches.model import Match
from bot.screen import Screen
from bot.store.runs import RunTable

MOST = 1000
"""How many boards are redrawn; any other is brought level by its next press."""
_PAUSE = 0.05
"""Seconds between two boards: 20 a second leave most of Discord's 50 to those who play."""


class Repair:
    """The run as it is noted in the store, and the redrawing that its beginning may ask for."""

    def __init__(self, runs: RunTable, screen: Screen) -> None:
        self._runs, self._screen = runs, screen
        self._begun = False
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Note that the run begins, and redraw in a task of its own what may lag behind."""
        behind = await self._runs.begin(MOST)
        self._begun = True
        if behind:
            log.warning("the last run did not end in order: redrawing %d boards", len(behind))
            self._task = asyncio.create_task(self._redraw(behind))

    async def _redraw(self, behind: list[Match]) -> None:
        for match in behind:
            try:
                await self._screen.redraw(match)
            except StoreBusyError as error:
                log.error("board not redrawn: match=%d error=%s", match.id, error)
            await asyncio.sleep(_PAUSE)
        log.info("redrawn: boards=%d", len(behind))

    async def end(self) -> None:
        """Note that the run ends in order, if it ever began and no board is left to be redrawn."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            return
        if not self._begun:
            return
        try:
            await self._runs.end()
        except StoreBusyError as error:
            log.error("end not noted: the next start redraws the last boards; error=%s", error)
