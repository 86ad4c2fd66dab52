"""What everybody reads of a daily puzzle: its number, the task and the game, and how hard it is."""

from bot.locales import Noun, translate
from bot.views.names import game_and_rule
from engines.puzzles.puzzle import Puzzle

_DOT, _EMPTY, _MOST_DOTS = "●", "○", 5


def task_lines(number: int, puzzle: Puzzle, language: str) -> list[str]:
    """Return the title, what is to be found, and the game with its rule."""
    game = Noun(f"game-{puzzle.variant}")
    return [
        translate(language, "puzzle-title", number=number, game=game),
        translate(language, f"puzzle-{puzzle.task}", mark=puzzle.mark, moves=puzzle.own_moves),
        game_and_rule(language, puzzle.variant, len(puzzle.moves)),
    ]


def dots(puzzle: Puzzle) -> str:
    """Return how hard a puzzle is, as one to five filled dots."""
    return _DOT * puzzle.dots + _EMPTY * (_MOST_DOTS - puzzle.dots)
