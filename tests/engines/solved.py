"""The games of which every position's value is known: all but ultimate."""

from engines.games.variants import GAMES
from engines.solver import is_solved

SOLVED = {name: game for name, game in GAMES.items() if is_solved(game)}
