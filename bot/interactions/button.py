"""Declares the handler of a button: the kind of its custom ids, and what a press does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import signature

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

    The handler's parameters after the first two have the names of the kind's fields. Raises
    TypeError if they do not.
    """

    def declare(handler: Handler) -> Button:
        numbers = tuple(signature(handler).parameters)[2:]
        carried = tuple(field.name for field in kind.fields)
        if numbers != carried:
            raise TypeError(f"{handler.__name__} takes {numbers}, its ids carry {carried}")
        return Button(kind, handler)

    return declare
