"""All positions of the game, generated from plain text without the code under test."""

from engines.games.classic import CLASSIC, parse_board
from engines.games.position import Node

LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip


def winner(text: str) -> str | None:
    for a, b, c in LINES:
        if text[a] != "." and text[a] == text[b] == text[c]:
            return text[a]
    return None


def is_over(text: str) -> bool:
    return winner(text) is not None or "." not in text


def successors(text: str) -> list[str]:
    if is_over(text):
        return []
    mark = "X" if text.count("X") == text.count("O") else "O"
    return [text[:i] + mark + text[i + 1 :] for i in range(9) if text[i] == "."]


def _reachable() -> list[str]:
    found = {"." * 9: None}
    for text in (queue := ["." * 9]):
        new = [after for after in successors(text) if after not in found]
        found.update(dict.fromkeys(new))
        queue.extend(new)
    return list(found)


TEXTS = _reachable()
BOARDS = [parse_board(text) for text in TEXTS if not is_over(text)]
MIRRORED = [Node(CLASSIC, board.state[::-1]) for board in BOARDS]
"""The same positions with the marks swapped but not the turn; many are not reachable."""
