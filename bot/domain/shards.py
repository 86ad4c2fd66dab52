"""Which parts of the bot's connection to Discord, its shards, are this process's own."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


@dataclass(frozen=True)
class Shards:
    """How many shards the bot has in all, and the numbers of those that this process holds.

    What happens on a server belongs to one shard; what happens in private messages, to shard 0.
    """

    count: int
    held: frozenset[int]

    @property
    def are_all(self) -> bool:
        """Whether this process holds all shards, so that everything is its own."""
        return len(self.held) == self.count

    def __str__(self) -> str:
        """Return the numbers of the shards that are held, such as `0,2`."""
        return ",".join(map(str, sorted(self.held)))

    def has(self, guild_id: int | None) -> bool:
        """Return whether this process holds the shard of a server, or of private messages."""
        return shard_of(guild_id, self.count) in self.held


def shard_of(guild_id: int | None, count: int) -> int:
    """Return which of `count` shards a server or, with None, private messages belong to."""
    return ((guild_id or 0) >> 22) % count


class Shard(NamedTuple):
    """A part of the connection to Discord: its number, from 0, and how many there are."""

    number: int
    shards: int

    def serves(self, server: int) -> bool:
        return shard_of(server, self.shards) == self.number


UNKNOWN_LOCALE = "en-US"
"""A server's locale until Discord has named it; it is Discord's own default."""


class JoinedServer(NamedTuple):
    """A server that has added the bot, as Discord describes it.

    `system_channel_id` is the channel in which Discord greets new members, if there is one.
    """

    id: int
    joined_at: datetime
    system_channel_id: int | None
    locale: str


class Cluster(NamedTuple):
    """One of `of` equal shares of the shards, where several processes run the bot together.

    It is the one with a number from 1, or with None any that is free.
    """

    number: int | None = 1
    of: int = 1

    def __str__(self) -> str:
        """Return it as the setting writes it, such as `2/8` or `any/8`."""
        return f"{self.number or 'any'}/{self.of}"

    def shares(self, shards: int) -> list[frozenset[int]]:
        """Return the shares of that many shards; the process takes the first that it gets.

        A share takes every `of`-th shard, so that two shares differ by one shard at most.
        """
        numbers = range(1, self.of + 1) if self.number is None else [self.number]
        found = [frozenset(range(number - 1, shards, self.of)) for number in numbers]
        return [share for share in found if share]


ONLY_CLUSTER = Cluster()
"""The share of a process that runs the whole bot."""

ALL_SHARDS = Shards(1, frozenset({0}))
"""The shards of the bot's only process, whatever Discord divides its connection into."""

HeldShards = Callable[[], Shards]
"""Returns what this process holds at the moment, which is nothing while that is in doubt."""


def all_shards() -> Shards:
    return ALL_SHARDS
