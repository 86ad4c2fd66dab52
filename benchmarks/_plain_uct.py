"""Plain UCT for ultimate, to measure the engine against: random playouts, no knowledge, no proofs.

Each playout adds one position. The move that was visited most is made.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from engines.engine import Choice
from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE
from engines.games.game import Move
from engines.games.position import Position
from engines.games.ultimate import SIZE, ULTIMATE, Boards

_EXPLORATION = 0.7


@dataclass(frozen=True)
class PlainUct:
    """Plays `playouts` random games from the leaves of its tree."""

    playouts: int

    @property
    def spec(self) -> str:
        """The player and its number of playouts as text."""
        return f"uct:{self.playouts}"

    def distribution(self, position: Position) -> Mapping[Move, float]:
        """Return the part of the visits that each move gets in one search."""
        root = self._grown(position, Random(1))
        visits = root.visits_of_moves()
        return {move: count / sum(visits.values()) for move, count in visits.items()}

    def choose(self, position: Position, rng: Random) -> Choice:
        """Return the move that was visited most."""
        visits = self._grown(position, rng).visits_of_moves()
        return Choice(max(visits, key=visits.__getitem__), "visits")

    def _grown(self, position: Position, rng: Random) -> "_Node":
        root = _Node(None, position.state)
        for _ in range(self.playouts):
            root.visit(rng)
        return root


class _Node:
    """A position after a move; `won` counts wins, and halves for draws, for the move's player.

    Until its first visit `state` is the one before the move.
    """

    __slots__ = ("children", "move", "state", "visits", "won")

    def __init__(self, move: Move | None, state: Boards) -> None:
        self.move, self.state = move, state
        self.visits, self.won = 0, 0.0
        self.children: list[_Node] = []

    def visit(self, rng: Random) -> float:
        """Count a playout through this node; return what its player to move gets, 0 to 1."""
        if not self.visits and self.move is not None:
            self.state = ULTIMATE.after(self.state, self.move)
        elif self.visits and not self.children:
            self.children = [_Node(move, self.state) for move in ULTIMATE.legal_moves(self.state)]
        gets = 1 - self._best(rng).visit(rng) if self.children else playout(self.state, rng)
        self.visits += 1
        self.won += 1 - gets
        return gets

    def visits_of_moves(self) -> dict[Move, int]:
        """Return how often each move was visited."""
        return {node.move: node.visits for node in self.children if node.move is not None}

    def _best(self, rng: Random) -> "_Node":
        """Return a child that was not visited yet, otherwise that of the best bound."""
        if self.visits <= len(self.children):
            unseen = [node for node in self.children if not node.visits]
            return unseen[int(rng.random() * len(unseen))]
        most = _EXPLORATION * sqrt(log(self.visits))
        ranks = [(node.won + most * sqrt(node.visits)) / node.visits for node in self.children]
        return self.children[ranks.index(max(ranks))]


def playout(state: Boards, rng: Random) -> float:
    """Return what the player to move gets from a random game: 1, 0 or a half."""
    result = ULTIMATE.result(state)
    if result is not None:
        return (1 + result) / 2
    own, opponent = (
        [mask >> SIZE * board & FULL for board in CELLS] for mask in (state.own, state.opponent)
    )
    boards = [state.own_boards, state.opponent_boards]
    return _random_game((own, opponent), boards, state.open_boards, state.sent, rng)


def _random_game(
    marks: tuple[list[int], list[int]], won: list[int], still: int, sent: int | None, rng: Random
) -> float:
    """Play on with random moves; `still` are the open boards, `won` those of both players."""
    turn, random = 0, rng.random
    while still:
        own, opponent = marks[turn], marks[1 - turn]
        board = _any_board(marks, still, random()) if sent is None else sent
        free = CELLS_OF[FULL & ~(own[board] | opponent[board])]
        cell = free[int(random() * len(free))]
        own[board] |= 1 << cell
        if HAS_LINE[own[board]]:
            won[turn] |= 1 << board
            still &= ~(1 << board)
            if HAS_LINE[won[turn]]:
                return 1.0 - turn
        elif len(free) == 1:
            still &= ~(1 << board)
        sent, turn = cell if still >> cell & 1 else None, 1 - turn
    lead = won[0].bit_count() - won[1].bit_count()
    return 1.0 if lead > 0 else 0.0 if lead else 0.5


def _any_board(marks: tuple[list[int], list[int]], still: int, chance: float) -> int:
    """Return a board that is open, as likely as it has empty cells."""
    own, opponent = marks
    boards = [
        board
        for board in CELLS_OF[still]
        for _ in range(SIZE - (own[board] | opponent[board]).bit_count())
    ]
    return boards[int(chance * len(boards))]
