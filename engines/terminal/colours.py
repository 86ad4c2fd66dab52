"""Colours of a terminal, where it has them and the person wants them."""

import os
from collections.abc import Mapping
from typing import TextIO

from engines.games.game import Mark
from engines.games.position import PlayedPosition
from engines.terminal.drawing import Paint
from engines.terminal.nine_boards import owners

_OF_MARK: Mapping[Mark | None, str] = {"X": "1;34", "O": "1;31", None: "2"}
"""Codes of ANSI: bold blue, bold red; faint where there is no mark."""


def has_colours(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether a stream is a terminal with colours, and `NO_COLOR` is not set."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return stream.isatty() and (os.name != "nt" or "WT_SESSION" in environment)


def paint_for(position: PlayedPosition) -> Paint:
    """Return what colours the cells of a position by their marks, or by who won them."""
    marks = [cell.mark for cell in position.cells]
    for cell, mark in owners(position).items() if position.game.has_small_boards else ():
        marks[cell] = mark
    return lambda cell, text: f"\x1b[{_OF_MARK[marks[cell]]}m{text}\x1b[0m"
