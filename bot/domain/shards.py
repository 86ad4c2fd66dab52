"""Which parts of the bot's connection to Discord, its shards, are this process's own."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


@dataclass(frozen=True)
class Shards:
    """How many shards the bot has in all, and the numbers of those that this process holds."""

    count: int
    held: frozenset[int]

    @property
    def are_all(self) -> bool:
        return len(self.held) == self.count

    def __str__(self) -> str:
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


UNKNOWN_LOCALE = "en-US"  # a server's until Discord tells it; Discord's own default


class JoinedServer(NamedTuple):
    """A server that has added the bot, as Discord describes it."""

    id: int
    joined_at: datetime
    system_channel_id: int | None  # in which Discord greets new members, if there is one
    locale: str


class Cluster(NamedTuple):
    """One of `of` equal shares of the shards; `number` is from 1, or None for any that is free."""

    number: int | None = 1
    of: int = 1

    def __str__(self) -> str:
        return f"{self.number or 'any'}/{self.of}"

    def shares(self, shards: int) -> list[frozenset[int]]:
        """Return the shares of that many shards; the process takes the first that it gets."""
        numbers = range(1, self.of + 1) if self.number is None else [self.number]
        found = [frozenset(range(number - 1, shards, self.of)) for number in numbers]
        return [share for share in found if share]


ONLY_CLUSTER = Cluster()  # the share of a process that runs the whole bot

ALL_SHARDS = Shards(1, frozenset({0}))  # those of an only process, however many Discord counts

HeldShards = Callable[[], Shards]  # what this process holds now; nothing while that is in doubt


def all_shards() -> Shards:
    return ALL_SHARDS
