"""A server that has added the bot, and the part of the bot's connection that serves it."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from bot.domain.shards import shard_of


class Shard(NamedTuple):
    """A part of the connection to Discord: its number, from 0, and how many there are."""

    number: int
    shards: int

    @classmethod
    def of(cls, server: int, shards: int) -> "Shard":
        """Return which of `shards` serves a server, as Discord has decided."""
        return cls(shard_of(server, shards), shards)

    def own(self, servers: Iterable[int]) -> set[int]:
        """Return those of some servers that this shard serves."""
        return {server for server in servers if Shard.of(server, self.shards) == self}


class JoinedServer(NamedTuple):
    """A server as Discord describes it.

    `system_channel_id` is the channel in which Discord greets new members, if there is one.
    """

    id: int
    joined_at: datetime
    system_channel_id: int | None
    locale: str
