"""Finds puzzles: positions in which only one move keeps the result, and guessing rarely helps."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from engines.games.game import AnyGame, Move
from engines.players.baselines import WinAndBlock
from engines.puzzles.lines import saving_line, winning_line
from engines.puzzles.puzzle import Puzzle

TRIES = 3
FOUND_BY_GUESSING = Fraction(45, 100)
"""How often `TRIES` lines of any legal moves may solve a puzzle at most."""
FOUND_BY_BLOCKING = Fraction(1, 2)
"""How often a player who only wins and blocks at once may find the first move at most."""
_PLAYED = {"squares": 4, "drop": 11, "sizes": 3}
"""After how many moves a plain search proves within seconds what a position is worth."""
_SAVES = ("squares", "sizes")
"""Games with so many moves to choose from that the one that saves the game is hard to guess."""


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
    game, state = place.game, place.state
    line = winning_line(game, state)
    if line is None and game.name in _SAVES:
        line = saving_line(game, state)
    if line is None or 1 - (1 - line.chance) ** TRIES > FOUND_BY_GUESSING:
        return None
    puzzle = Puzzle(game.name, place.moves, line.moves)
    return puzzle if puzzle.area and _is_hidden(puzzle) else None


def _is_hidden(puzzle: Puzzle) -> bool:
    """Return whether who wins and blocks at once often misses the first move."""
    chances = WinAndBlock().distribution(puzzle.position())
    return chances.get(puzzle.line[0], 0) <= FOUND_BY_BLOCKING
