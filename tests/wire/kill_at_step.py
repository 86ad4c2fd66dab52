"""Kills the current process at a chosen step of a press, or of something else that begins."""

import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType

import discord

from bot.app.client import Noughts
from tests.project_files import ROOT

_PURE = ("/views/", "/locales/", "/domain/match.py", "/domain/ratings/standing.py", "/errors.py")
_OWN = str(ROOT / "bot")
_COMPONENT = 3


class KillAtStep:
    """Kills the process at a step of the first press, or of the first call that `begins`.

    A step is a call of one of the bot's functions, except for those that only calculate or draw, or
    a statement that SQLite executes, in any thread.
    """

    def __init__(self, step: int, begins: Callable[[FrameType], bool] | None = None) -> None:
        self._left, self._begins, self._armed = step, begins or _is_press, False

    def __call__(self) -> None:
        """Start to count with the first press; before that watching the loop would cost most."""
        threading.setprofile(self._look)
        handle = Noughts.on_interaction

        async def watched(bot: Noughts, interaction: discord.Interaction) -> None:
            sys.setprofile(self._look)
            await handle(bot, interaction)

        setattr(Noughts, "on_interaction", watched)  # noqa: B010 - a method

    def _look(self, frame: FrameType, event: str, called: object) -> None:
        if not self._armed:
            if event != "call" or not self._begins(frame):
                return
            self._armed = True
        if _is_step(frame, event, called):
            self._left -= 1
            if self._left == 0:
                kill_itself()


def kill_itself() -> None:
    """End this process at once, as `kill -9` does."""
    if sys.platform != "win32":
        os.kill(os.getpid(), signal.SIGKILL)


def _is_press(frame: FrameType) -> bool:
    if frame.f_code.co_name != "on_interaction" or "interaction" not in frame.f_locals:
        return False
    return int(frame.f_locals["interaction"].type.value) == _COMPONENT


def _is_step(frame: FrameType, event: str, called: object) -> bool:
    if event == "c_call":
        return getattr(called, "__name__", "") == "execute"
    file = frame.f_code.co_filename
    return event == "call" and file.startswith(_OWN) and not any(part in file for part in _PURE)
