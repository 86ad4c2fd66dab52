"""How a button's handler is declared: the kind of its custom ids, and what a press of it does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import signature

from bot.views.custom_ids import ButtonKind

Handler = Callable[..., Awaitable[None]]
"""Takes the context, the interaction, and a number for each field of the kind."""


@dataclass(frozen=True)
class Button:
    """A kind of button and the handler of its presses."""

    kind: ButtonKind
    handle: Handler


def button(kind: ButtonKind) -> Callable[[Handler], Button]:
    """Declare the handler of a kind of button.

    The handler's parameters after the first two are named as the kind's fields. Raises TypeError if
    they are not.
    """

    def declare(handler: Handler) -> Button:
        numbers = tuple(signature(handler).parameters)[2:]
        if numbers != kind.fields:
            raise TypeError(f"{handler.__name__} takes {numbers}, its ids carry {kind.fields}")
        return Button(kind, handler)

    return declare
