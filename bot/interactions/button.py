"""Declares the handler of a button: the kind of its custom ids, and what a press does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any

from bot.interactions.request import Request
from bot.views.custom_ids import ButtonKind

Handler = Callable[..., Awaitable[None]]
"""A function of the request, and one number for each field of the kind."""


@dataclass(frozen=True)
class Button:
    """A kind of button and the handler of its presses."""

    kind: ButtonKind
    handle: Handler


def on_press(kind: ButtonKind) -> Callable[[Handler], Button]:
    """Declare the handler of a kind of button.

    The handler's parameters after the request have the names of the kind's fields; fields of one
    name come as one tuple. Instead of `match_id` it can take the `match`, which is then one that
    the person may see. Raises TypeError if the parameters do not fit.
    """

    def declare(handler: Handler) -> Button:
        taken = tuple(signature(handler).parameters)[1:]
        names = [field.name for field in kind.fields]
        carried = tuple(dict.fromkeys(names))
        if taken == carried:
            return Button(kind, handler if len(names) == len(carried) else _joined(handler, names))
        if carried[:1] == ("match_id",) and taken == ("match", *carried[1:]):
            return Button(kind, _with_match(handler))
        raise TypeError(f"{handler.__name__} takes {taken}, its ids carry {carried}")

    return declare


def _with_match(handler: Handler) -> Handler:
    async def handle(request: Request, match_id: int, *numbers: int) -> None:
        await handler(request, await request.match_for(match_id), *numbers)

    return handle


def _joined(handler: Handler, names: list[str]) -> Handler:
    """Return a handler that gives `handler` the numbers of one name as a tuple."""

    async def handle(request: Request, *numbers: int) -> None:
        values: dict[str, Any] = {}
        for name, number in zip(names, numbers, strict=True):
            several = names.count(name) > 1
            values[name] = (*values.get(name, ()), number) if several else number
        await handler(request, **values)

    return handle
