"""How hard a puzzle is: how often five engines miss it, which never change."""

from statistics import mean

from engines.levels import engine_of
from engines.puzzles.finding import line_chance
from engines.puzzles.puzzle import Puzzle

JUDGES = ("matched:0", "matched:20", "matched:40", "minimax:4", "minimax:6")
"""One guesses, one overlooks every second threat, one sees all threats and plans a little, and two
see what is so many moves before the end. All state exact chances in every game."""
_DIGITS = 2


def difficulty(puzzle: Puzzle) -> float:
    """Return one less the judges' mean chance to make the whole line, from 0 to 1."""
    chances = [line_chance(engine_of(spec, puzzle.game), puzzle) for spec in JUDGES]
    return float(round(1 - mean(chances), _DIGITS))
