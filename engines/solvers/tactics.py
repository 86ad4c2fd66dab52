"""What alpha-beta search knows about games on a grid, and about sizes."""

from collections.abc import Iterable, Mapping

from engines.games.classic import CELLS, CLASSIC
from engines.games.drop import DROP
from engines.games.game import DRAW, LOSS, WIN
from engines.games.grid import GridGame, Masks
from engines.games.sizes import SIZES, Pieces
from engines.games.squares import SQUARES
from engines.solvers.alpha_beta import Bounds, Tactics


class GridTactics:
    """A line in one move wins, two lines to block lose, and one line to block leaves no choice.

    Images of a position share a key while at most `folded` marks are on the board; later they are
    too rare to look for.
    """

    def __init__(self, game: GridGame, folded: int) -> None:
        self.game = game
        self._folded = folded
        self._lines_through = {
            bit: sum(cell in line for line in game.lines) for cell, bit in enumerate(game.bits)
        }

    def key(self, state: Masks) -> int:
        if (state[0] | state[1]).bit_count() <= self._folded:
            state = self.game.canonical(state)
        return state[0] << 32 | state[1]  # each mask has fewer bits

    def bounds(self, state: Masks) -> Bounds:
        game, (own, opponent) = self.game, state
        playable = game.playable(own | opponent)
        if game.threats(own) & playable:
            return WIN, WIN
        blocks = game.threats(opponent) & playable
        if blocks & (blocks - 1):
            return LOSS, LOSS
        if not playable:
            return DRAW, DRAW
        can_lose, can_win = game.has_line(game.full & ~own), game.has_line(game.full & ~opponent)
        return LOSS if can_lose else DRAW, WIN if can_win else DRAW

    def successors(self, state: Masks) -> Iterable[Masks]:
        game, (own, opponent) = self.game, state
        taken, threats = own | opponent, game.threats(opponent)
        playable = game.playable(taken)
        playable = threats & playable or playable
        after = []
        while playable:
            cell = playable & -playable
            playable ^= cell
            if not threats & game.playable(taken | cell):
                made = (game.threats(own | cell) & ~taken).bit_count()
                after.append((made, self._lines_through[cell], own | cell))
        after.sort(reverse=True)
        return [(opponent, moved) for _, _, moved in after]


class SizesTactics:
    """A line in one move wins; a move that lets the opponent complete one is never tried."""

    game = SIZES

    def key(self, state: Pieces) -> int:
        canonical, key = self.game.canonical(state), 0
        for mask in canonical[:4]:
            key = key << len(CELLS) | mask
        for left in (*canonical.own_hand, *canonical.opponent_hand):
            key = key << 2 | left
        return key

    def bounds(self, state: Pieces) -> Bounds:
        if CLASSIC.threats(state.own) & _reach(state, state.own_hand):
            return WIN, WIN
        return (LOSS, WIN) if self.game.result(state) is None else (DRAW, DRAW)

    def successors(self, state: Pieces) -> Iterable[Pieces]:
        found = []
        for move in self.game.legal_moves(state):
            after = self.game.after(state, move)
            if not CLASSIC.threats(after.own) & _reach(after, after.own_hand):
                threats = CLASSIC.threats(after.opponent) & _reach(after, after.opponent_hand)
                found.append((threats.bit_count(), move, after))
        found.sort(reverse=True)
        return [after for _, _, after in found]


def _reach(state: Pieces, hand: tuple[int, ...]) -> int:
    """Return the cells on which the largest piece of a hand can be placed."""
    largest = max((size for size, left in enumerate(hand) if left), default=None)
    return 0 if largest is None else state.open_to(largest)


TACTICS: Mapping[str, Tactics] = {  # for the games that are too large for a whole table
    "squares": GridTactics(SQUARES, folded=8),
    "drop": GridTactics(DROP, folded=12),
    "sizes": SizesTactics(),
}
