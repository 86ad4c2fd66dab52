"""Declares the handler of a button: the kind of its custom ids, and what a press does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any

from bot.views.custom_ids import ButtonKind

Handler = Callable[..., Awaitable[None]]
"""A function of the context, the interaction, and one number for each field of the kind."""


@dataclass(frozen=True)
class Button:
    """A kind of button and the handler of its presses."""

    kind: ButtonKind
    handle: Handler


def button(kind: ButtonKind) -> Callable[[Handler], Button]:
    """Declare the handler of a kind of button.

    The handler's parameters after the first two have the names of the kind's fields. Instead of
    `match_id` it can take the `match`, which is then one that the person may see. Raises TypeError
    if the parameters do not fit.
    """

    def declare(handler: Handler) -> Button:
        numbers = tuple(signature(handler).parameters)[2:]
        carried = tuple(field.name for field in kind.fields)
        if numbers == carried:
            return Button(kind, handler)
        if carried[:1] == ("match_id",) and numbers == ("match", *carried[1:]):
            return Button(kind, _with_match(handler))
        raise TypeError(f"{handler.__name__} takes {numbers}, its ids carry {carried}")

    return declare


def _with_match(handler: Handler) -> Handler:
    async def handle(context: Any, interaction: Any, match_id: int, *numbers: int) -> None:
        match = await context.match_for(interaction, match_id)
        await handler(context, interaction, match, *numbers)

    return handle
