"""Declares the handlers of buttons, and finds that of a press by its custom id.

discord.py's dynamic items take 40 % more processor time, and leave unknown ids unanswered.
"""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from inspect import signature
from time import perf_counter
from typing import Any

import discord

from bot.errors import Refusal
from bot.interactions.context import Context
from bot.interactions.request import Request
from bot.interactions.server_access import managed_server
from bot.messaging.error_replies import reply_to
from bot.metrics import PRESSES, PRESSES_BY_KIND
from bot.views.custom_ids import NAMES, ButtonKind, read

Handler = Callable[..., Awaitable[None]]  # takes the request, and the fields that it names


@dataclass(frozen=True)
class Button:
    """A kind of button and the handler of its presses."""

    kind: ButtonKind
    handle: Handler


def on_press(kind: ButtonKind, *, board: bool = False) -> Callable[[Handler], Button]:
    """Declare the handler of a kind of button.

    The handler's parameters after the request are those numbers of the custom ids that it needs, by
    the names of the kind's fields; fields of one name come as one tuple. Instead of `match_id` it
    can take the `match`, if the person may see it. It can also take the `guild_id` of the server,
    if the person may manage it. Raises TypeError for other parameters. If a press on a `board` is
    refused, the board is first brought up to date.
    """
    names = tuple(field.name for field in kind.fields)

    def declare(handler: Handler) -> Button:
        taken = tuple(signature(handler).parameters)[1:]
        known = {*names, "guild_id", *(["match"] if "match_id" in names else [])}
        if not known.issuperset(taken):
            raise TypeError(f"{handler.__name__} takes {taken}, its ids carry {names}")
        if taken != names:
            handler = _by_name(handler, names, taken)
        return Button(kind, _on_board(handler) if board else handler)

    return declare


def _on_board(handler: Handler) -> Handler:
    async def handle(request: Request, match_id: int, revision: int, *others: int) -> None:
        answer = handler(request, match_id, revision, *others)
        await request.with_board(answer, match_id, revision)

    return handle


def _by_name(handler: Handler, names: tuple[str, ...], taken: tuple[str, ...]) -> Handler:
    """Return a handler that gives `handler` what it takes of the numbers with these names."""

    async def handle(request: Request, *numbers: int) -> None:
        values: dict[str, Any] = {}
        for name, number in zip(names, numbers, strict=True):
            several = names.count(name) > 1
            values[name] = (*values.get(name, ()), number) if several else number
        if "match" in taken:
            values["match"] = await request.match_for(values["match_id"])
        if "guild_id" in taken:
            values["guild_id"] = managed_server(request.interaction)
        await handler(request, **{name: values[name] for name in taken})

    return handle


class Router:
    """Hands each press to the button that its custom id names."""

    def __init__(self, context: Context, buttons: Iterable[Button]) -> None:
        self._context = context
        self._buttons = {button.kind.prefix: button for button in buttons}

    async def route(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Call the handler of a press, and tell the person privately if it fails."""
        start = perf_counter()
        try:
            handle, numbers = self._parse(custom_id)
            await handle(Request(self._context, interaction), *numbers)
        except Exception as error:
            await reply_to(interaction, error)
        finally:
            PRESSES.observe(perf_counter() - start)

    def _parse(self, custom_id: str) -> tuple[Handler, list[int]]:
        """Return the handler and the numbers of a custom id; raises Refusal if it is unknown."""
        prefix, numbers = read(custom_id)
        button = self._buttons.get(prefix)
        if button is None or not button.kind.fits(numbers):
            raise Refusal("unknown-button")
        PRESSES_BY_KIND.labels(kind=NAMES[prefix]).inc()
        return button.handle, numbers
