"""Custom ids of buttons: a kind with its version, then numbers, such as `c1:12:4:8`."""

CELL = "c1"
"""A cell of a board: match, revision, cell."""
RESIGN = "r1"
"""Yes to giving up: match."""
KEEP = "k1"
"""No to giving up: match."""
SHOW = "s1"
"""Show the board again: match."""
WHY = "w1"
"""Why did the engine move there: match."""
FRAME = "f1"
"""A cell of a show's board, never enabled: show, ply, cell."""
STOP = "x1"
"""Stop a show: show."""


def custom_id(kind: str, *numbers: int) -> str:
    """Return the id of a button of `kind` about `numbers`."""
    return ":".join((kind, *map(str, numbers)))
