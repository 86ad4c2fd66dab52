"""Keeps a pressed board level: a press that is refused still shows the match as it stands."""

import discord

from bot.errors import AlreadyPlayingError, RefusalError
from bot.interactions.context import Context


class RefreshOnRefusal:
    """Has a refusal bring a board drawn at another `revision` up to date before it is told."""

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
            await self._bring_level()
        return False

    async def _bring_level(self) -> None:
        match = await self._context.matches.find(self._match_id)
        if match.revision != self._revision:
            await self._context.board_messages.update(self._interaction, match)
