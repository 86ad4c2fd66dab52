"""Many games at once, in which the network plays itself one move ahead and errs now and then."""

from typing import NamedTuple

import numpy as np

from benchmarks.learning.boards import ANYWHERE, NEXT, SWAPPED, points
from benchmarks.learning.network import Network, chance, judged
from engines.players.learned_table import WON, number_of

PLACES = np.arange(9)
_TEMPERATURES, _SLIPS, _LONGEST_OPENING = (0.05, 0.15, 0.3, 0.6), (0.0, 0.03, 0.1), 9
"""How games differ: noise, the share of random moves, and how many of those they begin with."""
_TRUST = 0.8  # lambda of TD(lambda) (Sutton, 1988)
_MISTAKE = 0.7  # a move that loses this much says nothing about the position before
_CERTAIN = 30.0


class Positions(NamedTuple):
    """Small boards as the player sees them who is to move, or who moved, and where to."""

    boards: np.ndarray
    sent: np.ndarray


class Moves(NamedTuple):
    """All moves of some positions: the game of each, what it leads to, and how it is judged.

    `ends` holds the points if it ends the game, otherwise -1.
    """

    game: np.ndarray
    place: np.ndarray
    board: np.ndarray
    sent: np.ndarray
    odds: np.ndarray
    ends: np.ndarray


class Examples(NamedTuple):
    """Positions after moves, and the points that the player who moved may expect."""

    boards: np.ndarray
    sent: np.ndarray
    goals: np.ndarray


class _Ply(NamedTuple):
    """What happened in each live game: the position reached, the best move, and what was lost."""

    games: np.ndarray
    after: Positions
    best: np.ndarray
    lost: np.ndarray
    ends: np.ndarray


class Judge:
    """A network, with its sums of all small boards at hand."""

    def __init__(self, network: Network) -> None:
        self._boards, self._sent = network.tables()
        self._bias = network.numbers["bias"]

    def moves(self, boards: np.ndarray, sent: np.ndarray) -> Moves:
        """Return all moves of some positions, by game."""
        free = sent[:, None] == ANYWHERE
        allowed = np.where(free, boards < WON, sent[:, None] == PLACES)
        game, place, cell = np.nonzero((NEXT[boards] >= 0) & allowed[:, :, None])
        old = boards[game, place]
        new = NEXT[old, cell]
        there = np.where(cell == place, new, boards[game, cell])
        to = np.where(there < WON, cell, ANYWHERE)
        sums = (self._boards[PLACES, boards].sum(1) + self._bias)[game]
        sums += self._boards[place, new] - self._boards[place, old] + self._sent[to, there]
        ends = _ends(boards, game, place, new)
        odds = np.where(ends < 0, judged(sums), _CERTAIN * (2 * ends - 1))
        return Moves(game, place, new, to, odds, ends)


def _ends(boards: np.ndarray, game: np.ndarray, place: np.ndarray, new: np.ndarray) -> np.ndarray:
    ends = np.full(len(game), -1.0)
    closing = np.nonzero(new >= WON)[0]
    after = boards[game[closing]]
    after[np.arange(len(closing)), place[closing]] = new[closing]
    ends[closing] = points(after)
    return ends


def greatest(game: np.ndarray, worth: np.ndarray) -> np.ndarray:
    """Return the index of the greatest worth in each game; every game has some."""
    best = np.maximum.reduceat(worth, np.flatnonzero(np.diff(game, prepend=-1)))
    hits = np.flatnonzero(worth == best[game])
    return hits[np.flatnonzero(np.diff(game[hits], prepend=-1))]


def played(network: Network, games: int, rng: np.random.Generator) -> Examples:
    """Play games of the network against itself; return what can be learned from them."""
    return _examples(_plies(Judge(network), games, rng), games)


def _plies(judge: Judge, games: int, rng: np.random.Generator) -> list[_Ply]:
    live, boards, sent = start(games)
    noise, slips = rng.choice(_TEMPERATURES, games), rng.choice(_SLIPS, games)
    opening, plies = rng.integers(0, _LONGEST_OPENING, games), list[_Ply]()
    while len(live):
        moves = judge.moves(boards, sent)
        best = moves.odds[greatest(moves.game, moves.odds)]
        blind = (len(plies) < opening[live]) | (rng.random(len(live)) < slips[live])
        noisy = moves.odds + noise[live][moves.game] * rng.gumbel(size=len(moves.game))
        chosen = np.where(blind[moves.game], rng.random(len(moves.game)), noisy)
        made = greatest(moves.game, chosen)
        after = after_moves(boards, moves, made)
        plies.append(_Ply(live, after, chance(best), best - moves.odds[made], moves.ends[made]))
        on = moves.ends[made] < 0
        live, boards, sent = live[on], SWAPPED[after.boards[on]], after.sent[on]
    return plies


def start(games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the numbers of that many games, and their positions."""
    boards = np.full((games, len(PLACES)), number_of(0, 0))
    return np.arange(games), boards, np.full(games, ANYWHERE)


def after_moves(boards: np.ndarray, moves: Moves, made: np.ndarray) -> Positions:
    """Return the positions after one move in each game, as the player sees them who moved."""
    after = boards.copy()
    after[np.arange(len(made)), moves.place[made]] = moves.board[made]
    return Positions(after, moves.sent[made])


def _examples(plies: list[_Ply], games: int) -> Examples:
    """Return what each move was worth, from the last to the first: TD(lambda)."""
    worth, best, lost = np.zeros(games), np.zeros(games), np.zeros(games)
    examples = list[Examples]()
    for ply in reversed(plies):
        at = ply.games
        reply = np.where(
            lost[at] > _MISTAKE, best[at], (1 - _TRUST) * best[at] + _TRUST * worth[at]
        )
        goals = np.where(ply.ends < 0, 1 - reply, ply.ends)
        on = ply.ends < 0
        examples.append(Examples(ply.after.boards[on], ply.after.sent[on], goals[on]))
        worth[at], best[at], lost[at] = goals, ply.best, ply.lost
    return Examples(*map(np.concatenate, zip(*examples, strict=True)))
