"""Finds puzzles: positions in which only one move keeps the result, and guessing rarely helps."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from engines.games.game import AnyGame
from engines.games.position import PlayedPosition
from engines.players.baselines import WinAndBlock
from engines.puzzles.lines import saving_line, winning_line
from engines.puzzles.puzzle import TRIES, Puzzle

FOUND_BY_GUESSING = Fraction(45, 100)
"""How often `TRIES` lines of any legal moves may solve a puzzle at most."""
FOUND_BY_BLOCKING = Fraction(1, 2)
"""How often a player who only wins and blocks at once may find the first move at most."""
LATER_FROM = {"squares": 4, "drop": 11, "sizes": 3}
"""After how many moves a plain search proves within seconds what a position is worth."""
_SAVES = ("squares", "sizes")
"""Games with many moves to choose from, in which the one that saves the game is hard to guess."""


def all_positions(game: AnyGame) -> Iterator[PlayedPosition]:
    """Yield each state of a small game once, by one of the shortest ways."""
    queue = [PlayedPosition(game)]
    known = {game.canonical(game.start)}
    for position in queue:
        yield position
        for after in map(position.play, position.legal_moves()):
            key = game.canonical(after.state)
            if key not in known:
                known.add(key)
                queue.append(after)


def some_positions(game: AnyGame, rng: Random) -> Iterator[PlayedPosition]:
    """Yield the later positions of a random game, until it is over or can be won at once."""
    position = PlayedPosition(game)
    while (legal := position.legal_moves()) and not game.winning_moves(position.state):
        if len(position.moves) >= LATER_FROM[game.name]:
            yield position
        position = position.play(rng.choice(legal))


def puzzle_at(position: PlayedPosition) -> Puzzle | None:
    """Return the puzzle that a position is, without its difficulty, if it is one."""
    game, state = position.game, position.state
    line = winning_line(game, state)
    if line is None and game.name in _SAVES:
        line = saving_line(game, state)
    if line is None or 1 - (1 - line.chance) ** TRIES > FOUND_BY_GUESSING:
        return None
    puzzle = Puzzle(game.name, position.moves, line.moves)
    return puzzle if puzzle.area and _is_hidden(puzzle) else None


def _is_hidden(puzzle: Puzzle) -> bool:
    """Return whether who wins and blocks at once often misses the first move."""
    chances = WinAndBlock().distribution(puzzle.position())
    return chances.get(puzzle.line[0], 0) <= FOUND_BY_BLOCKING
