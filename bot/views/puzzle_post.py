"""What everybody reads of a daily puzzle: its task, and the post, which names no square of it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.domain.daily.played import Opened
from bot.locales import Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.looks import LOOKS
from bot.views.names import game_and_rule, person_name
from engines.puzzles.puzzle import TRIES, Puzzle

_DOT, _EMPTY, _MOST_DOTS = "●", "○", 5
_HINT = " 💡"
_MOST_FORMER = 10


class Solvers(NamedTuple):
    """Who solved a puzzle on a server: those `named`, and how many they are in all."""

    named: Sequence[Opened] = ()
    people: int = 0

    def more_than(self, shown: Sequence[object]) -> int:
        return max(self.people - len(shown), 0)  # one may have solved it since they were counted


def task_lines(number: int, puzzle: Puzzle, language: str) -> list[str]:
    game = Noun(f"game-{puzzle.variant}")
    return [
        translate(language, "puzzle-title", number=number, game=game),
        translate(language, f"puzzle-{puzzle.task}", mark=puzzle.mark, moves=puzzle.own_moves),
        game_and_rule(language, puzzle.variant, len(puzzle.moves)),
    ]


def dots(puzzle: Puzzle) -> str:
    """Return how hard a puzzle is, as one to five filled dots."""
    return _DOT * puzzle.dots + _EMPTY * (_MOST_DOTS - puzzle.dots)


def puzzle_post(
    number: int, puzzle: Puzzle, solvers: Solvers, former: Solvers, language: str
) -> ui.Message:
    """Return a puzzle's post: how its solvers did, and who solved the one of the day before."""
    board = puzzle.position()
    return ui.page(
        ui.text(*task_lines(number, puzzle, language), f"-# {dots(puzzle)}"),
        LOOKS[board.game.name].still(board),
        ui.text(*_solvers(solvers, language)),
        ui.text(*_former(former, language)),
        ui.row(
            ui.button(language, "post-solve", ui.PRIMARY, ids.PUZZLE, number),
            ui.button(language, "puzzle-results", ui.SECONDARY, ids.PUZZLE_RESULTS, number),
        ),
        colour=ui.GOLD,
    )


def _solvers(solvers: Solvers, language: str) -> list[str]:
    named, more = solvers.named, solvers.more_than(solvers.named)
    lines = [_line(tries, named, language) for tries in range(1, TRIES + 1)]
    key = "post-solved-more" if named else "post-solved"
    return [*lines, translate(language, key, people=more) if more or not named else ""]


def _former(former: Solvers, language: str) -> list[str]:
    """Return who solved a puzzle, and how many more did; nothing if nobody can be named."""
    named = [person_name(language, played.person) for played in former.named[:_MOST_FORMER]]
    if not named:
        return []
    people, more = translate(language, "between-items").join(named), former.more_than(named)
    line = translate(language, "post-former", people=people)
    return [line, translate(language, "arena-more", count=more) if more else ""]


def _line(tries: int, named: Sequence[Opened], language: str) -> str:
    people = [
        f"{person_name(language, played.person)}{_HINT if played.attempt.hint else ''}"
        for played in named
        if len(played.attempt.failed) + 1 == tries
    ]
    together = translate(language, "between-items").join(people)
    return translate(language, f"post-solved-{tries}", people=together) if people else ""
