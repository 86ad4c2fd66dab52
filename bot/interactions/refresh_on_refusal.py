"""Brings a stale board up to date when a press on it is refused."""

import discord

from bot.errors import AlreadyPlayingError, RefusalError
from bot.interactions.context import Context


class RefreshOnRefusal:
    """Redraws a board that was drawn at another `revision` before the person gets the refusal.

    Whoever may not see the match is refused with NoSuchMatchError. A person who already plays in
    this channel is shown that match instead.
    """

    def __init__(
        self, context: Context, interaction: discord.Interaction, match_id: int, revision: int
    ) -> None:
        self._context, self._interaction = context, interaction
        self._match_id, self._revision = match_id, revision

    async def __aenter__(self) -> None:
        return None

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> bool:
        if isinstance(error, AlreadyPlayingError):
            await self._context.redirect_to(self._interaction, error.match_id)
            return True
        if isinstance(error, RefusalError):
            await self._refresh()
        return False

    async def _refresh(self) -> None:
        match = await self._context.matches.find(self._match_id)
        await self._context.refuse_hidden(self._interaction, match)
        if match.revision != self._revision:
            await self._context.board_messages.update(self._interaction, match)
