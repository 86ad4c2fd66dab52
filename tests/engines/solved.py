"""The games of which every position's value is known: all but ultimate."""

from engines.games.variants import SOLVED_GAMES
from engines.solver import is_solved

SOLVED = {name: game for name, game in SOLVED_GAMES.items() if is_solved(game)}
