"""Messages beside games: posts that a server gets by itself, and what people share."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from bot.domain.match import Place

MOST_REFUSALS = 3  # in a row: then a server gets no posts until it chooses a channel again
# How long a post that may have come is sent again: Discord knows its nonce for some minutes. Later
# the channel tells whether it has come.
SENT_WITHIN = timedelta(minutes=3)
LATE = timedelta(minutes=10)  # later, a post is first looked for: a lost database may have sent it
AGAIN = timedelta(seconds=5)  # how long after an attempt a post that may be lost is sent again
SEVERAL = 3  # after so many channels that cannot be reached, no other post is sent
SLOT, LATE_SLOT = timedelta(seconds=20), timedelta(minutes=15)
"""The time between two edits of a post, and of an older one, which Discord limits (error 30046)."""
YOUNG = timedelta(hours=1)  # the age from which on Discord limits edits of a message


class Post(NamedTuple):
    """A numbered post on a server."""

    guild_id: int
    number: int
    channel_id: int
    message_id: int | None  # None before it is sent
    reserved_at: datetime  # when it was due
    tried_at: datetime | None  # the first attempt that may have sent it
    newest: bool = True  # whether it is the server's newest

    @property
    def key(self) -> tuple[int, int]:
        return self.guild_id, self.number

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.channel_id)


def looked_for(first: datetime, now: datetime, within: timedelta = SENT_WITHIN) -> datetime | None:
    """Return `first`, when a message may have been sent, if it must be looked for, or None."""
    return first if abs(now - first) >= within else None


class ShareKind(StrEnum):
    """What is shared, by the table that stores it."""

    GAME = "shares"
    PUZZLE = "puzzle_shares"


class Share(NamedTuple):
    """Something that was shared in a channel, by its number among those of its kind."""

    kind: ShareKind
    id: int
    guild_id: int
    channel_id: int
    message_id: int | None  # None while its message is unknown
    withdrawn: bool = False  # the message has to go

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.channel_id)
