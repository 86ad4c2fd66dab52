"""How hard a puzzle is: how often five engines miss it, which never change."""

from fractions import Fraction
from statistics import mean

from engines.engine import Player
from engines.levels import engine_of
from engines.puzzles.puzzle import Puzzle

JUDGES = ("matched:0", "matched:20", "matched:40", "minimax:4", "minimax:6")
"""One guesses, one overlooks every second threat, one sees all threats and plans a little, and two
see what is so many moves before the end. All state exact chances in every game."""
_DIGITS = 2


def difficulty(puzzle: Puzzle) -> float:
    """Return one less the judges' mean chance to make the whole line, from 0 to 1."""
    chances = [_chance(engine_of(spec, puzzle.game), puzzle) for spec in JUDGES]
    return float(round(1 - mean(chances), _DIGITS))


def _chance(player: Player, puzzle: Puzzle) -> Fraction:
    """Return the chance that a player makes the whole line of a puzzle."""
    chance = Fraction(1)
    for made in range(puzzle.own_moves):
        moves = player.distribution(puzzle.position(made)).items()
        chance *= sum(Fraction(part) for move, part in moves if puzzle.is_right(move, made))
    return chance
