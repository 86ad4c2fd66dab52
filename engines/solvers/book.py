"""Opening books: the values of all positions of the first moves, which are slow to search."""

import zlib
from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from struct import Struct, pack, unpack

from engines.games.game import DRAW, LOSS, WIN

_FOLDER = Path(__file__).with_name("books")
_HEAD = Struct("<BI")  # the depth, and how many positions are won; their keys follow


@dataclass(frozen=True)
class Book:
    """The value of every position after at most `plies` moves in which the game is not over."""

    plies: int
    won: "array[int]"  # sorted keys of the positions that the player to move wins
    lost: "array[int]"  # all positions that are in neither are drawn

    @classmethod
    def of(cls, plies: int, values: Mapping[int, int]) -> "Book":
        keys = sorted(values)
        won, lost = ([key for key in keys if values[key] == value] for value in (WIN, LOSS))
        return cls(plies, array("Q", won), array("Q", lost))

    @classmethod
    def named(cls, name: str) -> "Book":
        return cls.unpacked((_FOLDER / f"{name}.book").read_bytes())

    @classmethod
    def unpacked(cls, packed: bytes) -> "Book":
        content = zlib.decompress(packed)
        plies, won = _HEAD.unpack_from(content)
        rest = content[_HEAD.size :]
        keys = array("Q", unpack(f"<{len(rest) // 8}Q", rest))
        return cls(plies, keys[:won], keys[won:])

    def packed(self) -> bytes:
        """Return the book as bytes, compressed, the same on every machine."""
        keys = self.won + self.lost
        head = _HEAD.pack(self.plies, len(self.won))
        return zlib.compress(head + pack(f"<{len(keys)}Q", *keys), level=9)

    def value(self, key: int) -> int:
        return WIN if _contains(self.won, key) else LOSS if _contains(self.lost, key) else DRAW


def _contains(keys: "array[int]", key: int) -> bool:
    place = bisect_left(keys, key)
    return place < len(keys) and keys[place] == key
