"""Finds puzzles: positions in which only one move keeps the result, and guessing rarely helps."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from engines.engine import Player
from engines.games.game import DRAW, WIN, AnyGame, Move
from engines.players.baselines import WinAndBlock
from engines.puzzles.puzzle import Puzzle, completes
from engines.solver import solver_of

LONGEST = 4
"""The most own moves of a puzzle."""
TRIES = 3
FOUND_BY_GUESSING = Fraction(45, 100)
"""How often `TRIES` lines of any legal moves may solve a puzzle at most."""
FOUND_BY_BLOCKING = Fraction(1, 2)
"""How often a player who only wins and blocks at once may find the first move at most."""
_PLAYED = {"squares": 4, "drop": 11, "sizes": 3}
"""After how many moves a plain search quickly proves what a game is worth."""
_SAVES = ("squares", "sizes")
"""Games with so many moves to choose from that the one that saves the game is hard to guess."""
_REMEMBERED = 1 << 18

Found = tuple[Fraction, tuple[Move, ...]]
"""The chance to guess a line at the first try, and the line."""


class Place(NamedTuple):
    """A state of a game, and moves that lead to it."""

    game: AnyGame
    state: Any
    moves: tuple[Move, ...] = ()

    def after(self, move: Move) -> "Place":
        """Return the place after a legal move."""
        return Place(self.game, self.game.after(self.state, move), (*self.moves, move))


def all_places(game: AnyGame) -> Iterator[Place]:
    """Yield each state of a small game once, by one of the shortest ways."""
    queue = [Place(game, game.start)]
    known = {game.canonical(game.start)}
    for place in queue:
        yield place
        for after in map(place.after, game.legal_moves(place.state)):
            key = game.canonical(after.state)
            if key not in known:
                known.add(key)
                queue.append(after)


def some_places(game: AnyGame, rng: Random) -> Iterator[Place]:
    """Yield the later states of a random game, until it is over or can be won at once."""
    place = Place(game, game.start)
    while (legal := game.legal_moves(place.state)) and not game.winning_moves(place.state):
        if len(place.moves) >= _PLAYED[game.name]:
            yield place
        place = place.after(rng.choice(legal))


def puzzle_at(place: Place) -> Puzzle | None:
    """Return the puzzle that a position is, without its difficulty, if it is one."""
    found = _line(place.game, place.state)
    if found is None or 1 - (1 - found[0]) ** TRIES > FOUND_BY_GUESSING:
        return None
    puzzle = Puzzle(place.game.name, place.moves, found[1])
    blocks = WinAndBlock().distribution(puzzle.position())
    return puzzle if blocks.get(puzzle.line[0], 0) <= FOUND_BY_BLOCKING else None


def line_chance(player: Player, puzzle: Puzzle) -> Fraction:
    """Return the chance that a player makes the whole line of a puzzle."""
    chance = Fraction(1)
    for made in range(puzzle.own_moves):
        moves = player.distribution(puzzle.position(made)).items()
        chance *= sum(Fraction(part) for move, part in moves if puzzle.is_right(move, made))
    return chance


def _line(game: AnyGame, state: Any) -> Found | None:
    """Return the line of a position that is a puzzle but for what guessing finds, if it is one."""
    value = solver_of(game).value(state)
    if value == WIN:
        moves = next((n for n in range(1, LONGEST + 1) if _can_force(game, state, n)), 1)
        return _winning_line(game, state, moves) if moves > 1 else None
    if value == DRAW and game.name in _SAVES:
        kept, moves = _keeping(game, state, DRAW), len(game.legal_moves(state))
        return (Fraction(1, moves), kept) if len(kept) == 1 else None
    return None


def _winning_line(game: AnyGame, state: Any, moves: int) -> Found | None:
    """Return a line that wins in so many own moves, each but the last the only one that wins.

    The replies make it as long as they can. Of several lines it is the hardest to guess.
    """
    legal = game.legal_moves(state)
    if moves == 1:
        right = [move for move in legal if completes(game, state, move)]
        return Fraction(len(right), len(legal)), (right[0],)
    winning = _keeping(game, state, WIN)
    if len(winning) != 1:
        return None
    after = game.after(state, winning[0])
    lines = [
        (line[0] / len(legal), (*winning, reply, *line[1]))
        for reply in game.legal_moves(after)
        if not _can_force(game, left := game.after(after, reply), moves - 2)
        and (line := _winning_line(game, left, moves - 1))
    ]
    return min(lines, default=None)


@lru_cache(_REMEMBERED)
def _can_force(game: AnyGame, state: Any, moves: int) -> bool:
    """Return whether the player to move can win in at most so many own moves."""
    if moves <= 0 or game.result(state) is not None:
        return moves >= 0 and game.result(state) == WIN
    if any(completes(game, state, move) for move in game.legal_moves(state)):
        return True
    after = (game.after(state, move) for move in _keeping(game, state, WIN))
    return moves > 1 and any(_all_lose(game, one, moves - 1) for one in after)


def _all_lose(game: AnyGame, state: Any, moves: int) -> bool:
    """Return whether every reply allows a win in at most so many moves."""
    replies = game.legal_moves(state)
    return all(_can_force(game, game.after(state, reply), moves) for reply in replies)


@lru_cache(_REMEMBERED)
def _keeping(game: AnyGame, state: Any, value: int) -> tuple[Move, ...]:
    """Return the moves after which the position is still worth that."""
    worth, after = solver_of(game).value, game.after
    return tuple(move for move in game.legal_moves(state) if -worth(after(state, move)) == value)
