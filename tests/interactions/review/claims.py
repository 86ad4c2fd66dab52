"""Sentences as people read them: each kind has a pattern, and a check of what it claims."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tests.engines.games.plain_board import OTHER, Plain, landing, legal, play

PLACES = (
    "top-left corner", "top-middle square", "top-right corner",
    "middle-left square", "middle", "middle-right square",
    "bottom-left corner", "bottom-middle square", "bottom-right corner",
)  # fmt: skip
BOARDS = (
    "top-left", "top-middle", "top-right", "middle-left", "middle", "middle-right", "bottom-left",
    "bottom-middle", "bottom-right",
)  # fmt: skip
PIECES = {"a": "small", "b": "medium", "c": "large"}
SIDE = {"squares": 4, "drop": 5}


@dataclass(frozen=True)
class Case:
    """What a text is about: a move on a board, or a whole game and who reads of it."""

    board: Plain
    move: str
    green: frozenset[int] = frozenset()
    """The squares that are green on the page."""
    game: tuple["Case", ...] = ()
    """The moves that the review is about, in order."""
    reader: str = ""
    only_judged: bool = False
    """Whether the text says that the move only seems best."""

    @property
    def after(self) -> Plain:
        return play(self.board, self.move)

    @property
    def opponent(self) -> str:
        return OTHER[self.board.turn]


class Read(NamedTuple):
    """A sentence with its kind, and whether it is true."""

    kind: str
    text: str
    is_true: bool


Check = Callable[..., bool]


class Claims(dict[str, tuple[re.Pattern[str], Check]]):
    """The kinds of sentences by their keys in the catalogue, each with its pattern and check."""

    def claim(self, kind: str, pattern: str) -> Callable[[Check], Check]:
        """Register a check, which gets the case and the named groups of the pattern."""

        def registered(check: Check) -> Check:
            self[kind] = re.compile(pattern), check
            return check

        return registered

    def read(self, case: Case, text: str) -> list[Read]:
        """Return the sentences of a text; raises AssertionError at one of no known kind."""
        found = []
        while text := text.strip():
            matches = ((kind, pattern.match(text)) for kind, (pattern, _) in self.items())
            kind, match = next(((kind, match) for kind, match in matches if match), ("", None))
            assert match, f"nobody reads {text!r}"
            is_true = self[kind][1](case, **match.groupdict())
            found.append(Read(kind, match[0], is_true))
            text = text[match.end() :]
        return found


def name_of(board: Plain, move: str) -> str:
    """Return what sentences call a legal move."""
    cell = landing(board, move)
    if board.variant == "ultimate":
        return f"the {PLACES[cell % 9]} of the {BOARDS[cell // 9]} board"
    if side := SIDE.get(board.variant):
        return f"{'abcde'[cell % side]}{cell // side + 1}"
    piece = f" with a {PIECES[move[0]]} piece" if board.variant == "sizes" else ""
    return f"the {PLACES[cell]}{piece}"


def named(board: Plain, text: str) -> str:
    """Return the legal move that a sentence names; raises KeyError if there is none."""
    return {name_of(board, move): move for move in legal(board)}[text]


def all_named(board: Plain, text: str) -> set[str]:
    """Return the legal moves that a sentence lists."""
    return {named(board, name) for name in re.split(", | or ", text)}
