"""Has callgrind count one part of a press, since to it all of Python is one interpreter.

The functions of the part are called through ctypes, and callgrind counts only while the function of
`TOGGLE` runs, which is part of ctypes. That adds some thousand instructions to each part.
"""

import ctypes
import importlib
import inspect
from collections.abc import Callable, Generator
from functools import wraps
from typing import Any

FUNCTIONS = {
    "discord.gateway:DiscordWebSocket.poll_event": "receive",
    "aiohttp.client_proto:ResponseHandler.data_received": "receive or hear",
    "bot.app.client:Noughts.on_interaction": "handle",
    "discord.app_commands:CommandTree._call": "handle",
    "bot.store.matches.changes:find": "load",
    "bot.domain.moves:pressed": "rules and engine",
    "bot.domain.moves:started": "rules and engine",
    "bot.store.matches.changes:Change._move": "save",
    "bot.store.matches.changes:_save_and_note": "save",
    "bot.store.matches.matches:add": "save",
    "bot.store.matches.matches:mark_playing": "save",
    "bot.store.sqlite.executor:Executor.commit": "save",
    "bot.messaging.board_messages:match_json": "draw",
    "bot.messaging.first_response:post_response": "respond",
}
COUNTED = ("receive", "handle", "load", "rules and engine", "save", "draw", "respond", "hear")
"""What is counted: `handle` contains `draw` and `respond`, and nothing else another."""
TOGGLE = "--toggle-collect=closure_fcn"

_THROUGH_C = ctypes.CFUNCTYPE(None)


class _Counted:
    """Calls functions, those of one part through ctypes."""

    def __init__(self, part: str) -> None:
        self._part = part
        self._runs = False

    def call(self, part: str, function: Callable[..., Any], *args: Any) -> Any:
        """Return what a function returns that belongs to a part."""
        if part != self._part or self._runs:
            return function(*args)
        self._runs = True
        try:
            return self._toggled(function, *args)
        finally:
            self._runs = False

    @staticmethod
    def _toggled(function: Callable[..., Any], *args: Any) -> Any:
        returned: list[Any] = []
        raised: list[BaseException] = []

        def call() -> None:
            try:
                returned.append(function(*args))
            except BaseException as error:
                raised.append(error)

        _THROUGH_C(call)()
        if raised:
            raise raised[0]
        return returned[0]


class _Steps:
    """A coroutine each of whose steps belongs to a part."""

    def __init__(self, counted: _Counted, part: str, coroutine: Any) -> None:
        self._counted, self._part, self._coroutine = counted, part, coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        step, value = self._coroutine.send, None
        while True:
            try:
                yielded = self._counted.call(self._part, step, value)
            except StopIteration as end:
                return end.value
            try:
                step, value = self._coroutine.send, (yield yielded)
            except BaseException as error:
                step, value = self._coroutine.throw, error


def install(part: str) -> None:
    """Have callgrind count a part of this process, one of `COUNTED`."""
    counted = _Counted(part)
    for name, its_part in FUNCTIONS.items():
        module, _, path = name.partition(":")
        *owners, last = path.split(".")
        owner: Any = importlib.import_module(module)
        for one in owners:
            owner = getattr(owner, one)
        setattr(owner, last, _wrapped(counted, its_part, getattr(owner, last)))


def _wrapped(counted: _Counted, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
    if inspect.iscoroutinefunction(function):

        @wraps(function)
        async def awaited(*args: Any, **kwargs: Any) -> Any:
            return await _Steps(counted, part, function(*args, **kwargs))

        return awaited

    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        name = part
        if part == "receive or hear":  # the gateway's connection has another parser
            name = "hear" if args[0]._payload_parser is None else "receive"
        return counted.call(name, lambda: function(*args, **kwargs))

    return called


def parts_of(counted: dict[str, float], total: float) -> dict[str, float]:
    """Return the parts of a total, with the rest, from what was counted of `COUNTED`."""
    inside = counted["draw"] + counted["respond"]
    parts = {
        "receive": counted["receive"],
        "admit and route": counted["handle"] - inside,
        "load": counted["load"],
        "rules and engine": counted["rules and engine"],
        "save": counted["save"],
        "draw": counted["draw"],
        "send": counted["respond"] + counted["hear"],
    }
    return parts | {"rest": total - sum(parts.values())}
