"""Finds the handler of a press by its custom id.

discord.py's dynamic items could do this too, but they rebuild the message's whole view for each
press, which takes 40 % more processor time, and they do not answer a press with an unknown id.
"""

import re
from collections.abc import Iterable
from time import perf_counter

import discord

from bot.errors import Refusal
from bot.interactions.button import Button, Handler
from bot.interactions.context import Context
from bot.interactions.request import Request
from bot.messaging.error_replies import reply_to
from bot.metrics import PRESSES

# ASCII, since \d would match the digits of any script.
_CUSTOM_ID = re.compile(r"(?P<prefix>[a-z]{1,2}\d+)(?P<numbers>(:\d{1,19})*)", re.ASCII)


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
        match = _CUSTOM_ID.fullmatch(custom_id)
        button = self._buttons.get(match["prefix"]) if match else None
        if match is None or button is None:
            raise Refusal("unknown-button")
        numbers = [int(number) for number in match["numbers"].split(":")[1:]]
        if not button.kind.fits(numbers):
            raise Refusal("unknown-button")
        return button.handle, numbers
