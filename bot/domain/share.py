"""Shares: finished games that one of their players posts in a channel."""

from datetime import datetime
from typing import NamedTuple

from bot.domain.limits import SHARE_PAUSE, SHARE_STANDS
from bot.domain.match import Match, Place, Status
from bot.errors import Refusal


class Share(NamedTuple):
    """A match that was shared in a channel.

    `message_id` is None while its message is unknown. Once `withdrawn`, that has to go.
    """

    id: int
    match_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    shared_at: datetime
    withdrawn: bool = False

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.channel_id)

    @property
    def stands_until(self) -> datetime:
        """When the match may be shared there again; soon, if its message was never sent."""
        return self.shared_at + (SHARE_PAUSE if self.message_id is None else SHARE_STANDS)

    @property
    def link(self) -> str:
        """The URL of the message, or of its channel."""
        channel = f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"
        return channel if self.message_id is None else f"{channel}/{self.message_id}"


def refuse_unless_sharable(match: Match, person: int, place: Place, *, opponent_shows: bool) -> int:
    """Return the server in which a person may share a finished match of theirs at a place.

    That is a server that has added the bot, since the message can be deleted later only there. A
    match against a person stays in its server, if that person shows their games to its members, as
    `opponent_shows` says.
    """
    match.mark_of(person)
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    if place.guild_id is None or not place.can_edit:
        raise Refusal("not-sharable")
    elsewhere = match.place.guild_id != place.guild_id
    if match.machine is None and (elsewhere or not opponent_shows):
        raise Refusal("not-sharable")
    return place.guild_id
