"""Keeps one private answer below a board: the next one takes its place, so the board stays in view.

Discord deletes a private answer only by the token of its own interaction, for 15 minutes. So one
process knows of it for a while; after that, the next answer comes below it.
"""

import asyncio
import contextlib
from typing import NamedTuple

import discord

from bot.discord_errors import NETWORK_ERRORS
from bot.discord_internals.slim_state import is_on_public, message_id_of
from bot.messaging.first_response import show
from bot.messaging.late_response import Attachment
from bot.services.shared_results import Latest
from bot.views.custom_ids import HINT
from bot.views.ui import Message

CAPACITY = 2_000  # answers that are remembered, of some 2 KB each
_DELETABLE_FOR = 14 * 60.0  # seconds


class _Answer(NamedTuple):
    """A private answer: its id, what deletes it, and when it was given by the loop's clock."""

    message_id: int
    webhook: discord.Webhook
    given_at: float
    is_hint: bool


class PrivateAnswers:
    """Shows private answers, and deletes the one that a person got on the same message before."""

    def __init__(self) -> None:
        self._latest = Latest[tuple[int, int], _Answer](CAPACITY)

    async def show(
        self, interaction: discord.Interaction, body: str | Message, *files: Attachment
    ) -> None:
        """Answer like `first_response.show`, in place of the one before; raises AnswerLostError."""
        message_id = await show(interaction, body, *files)
        board = message_id_of(interaction)
        if not message_id or board is None or not is_on_public(interaction):
            return
        now, key = asyncio.get_running_loop().time(), (interaction.user.id, board)
        former, is_hint = self._latest.pop(key, None), _asks_for_hint(interaction)
        self._latest[key] = _Answer(message_id, interaction.followup, now, is_hint)
        if former is not None:
            await _delete(former, now)

    async def moved(self, interaction: discord.Interaction) -> None:
        """Delete a person's hint on the pressed board, once the board shows their move."""
        key = interaction.user.id, message_id_of(interaction) or 0
        answer = self._latest.get(key)
        if answer is not None and answer.is_hint:
            del self._latest[key]
            await _delete(answer, asyncio.get_running_loop().time())


def _asks_for_hint(press: discord.Interaction) -> bool:
    pressed = str(dict(press.data or {}).get("custom_id"))
    return pressed.partition(":")[0] == HINT.prefix


async def _delete(answer: _Answer, now: float) -> None:
    if now - answer.given_at < _DELETABLE_FOR:
        with contextlib.suppress(*NETWORK_ERRORS):
            await answer.webhook.delete_message(answer.message_id)
