"""Which share of the shards a process takes, where several run the bot together."""

from typing import NamedTuple


class Cluster(NamedTuple):
    """One of `of` equal shares: the one with a number from 1, or with None any that is free."""

    number: int | None = 1
    of: int = 1

    def __str__(self) -> str:
        """Return it as the setting writes it, such as `2/8` or `any/8`."""
        return f"{self.number or 'any'}/{self.of}"

    def shares(self, shards: int) -> list[frozenset[int]]:
        """Return the shares of so many shards of which the process takes one, the first it gets.

        A share takes every `of`-th shard, so that two shares differ by one shard at most.
        """
        numbers = range(1, self.of + 1) if self.number is None else [self.number]
        found = [frozenset(range(number - 1, shards, self.of)) for number in numbers]
        return [share for share in found if share]


ONLY_CLUSTER = Cluster()
"""The share of a process that runs the whole bot."""
