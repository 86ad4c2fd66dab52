"""The command-line options of `python -m engines`, and the engine that they name."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from typing import NoReturn

from engines.engine import Engine
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import (
    ALL_ENGINES,
    DEFAULT_LEVEL,
    LEVELS,
    Level,
    engine_of,
    level_name,
    spec_for,
    spec_with,
)
from engines.puzzles.days import DAYS, LAST
from engines.strength.tables import GAMES_A_SCORE

_ENGINE = (
    f"a level: {', '.join(LEVELS)} (in ultimate expert); or an engine: {', '.join(ALL_ENGINES)};"
    " a setting may follow, as in minimax:4 or sampling:20; matched:0 to matched:100"
)
_MOVES = 'moves from the start, as the board shows them, such as "5 1 9"'

_EXAMPLES = {
    "play": "--level hard --mark X",
    "think": "X...O.... --engine wargames",
    "table": "--variant misere",
    "solve": '--variant sizes "35 11"',
    "review": '"1 2 5 9 7 3 4"',
    "puzzles": "show 23",
}


class OptionError(ValueError):
    """The options contradict each other or name something unknown; the message says which."""


class CommandParser(ArgumentParser):
    """A parser that reports an error in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> CommandParser:
    whole = CommandParser(
        prog="python -m engines", description="Tic-tac-toe engines in the terminal."
    )
    commands = whole.add_subparsers(dest="command", required=True)
    _add_play(commands.add_parser("play", help="play a match, or watch two engines play one"))
    _add_think(commands.add_parser("think", help="show what an engine thinks of boards"))
    _add_table(commands.add_parser("table", help="count out how strong the engines are"))
    solve = commands.add_parser("solve", help="say what best play leads to")
    solve.description = "Say what best play leads to, for which player, and after which moves."
    _add_sequences(solve)
    review = commands.add_parser("review", help="say what every move of a game gave away")
    review.description = (
        "Name every move of a game by what it gave away, say how accurate both players were, and"
        " where the game turned."
    )
    _add_sequences(review)
    _add_puzzles(commands.add_parser("puzzles", help="show the daily puzzles as JSON"))
    for name, command in commands.choices.items():
        command.epilog = f"Example: {whole.prog} {name} {_EXAMPLES[name]}"
    commands.metavar = "|".join(commands.choices)  # what is said where none is given
    return whole


def _add_play(command: ArgumentParser) -> None:
    command.description = (
        "Play a match against an engine. Type squares as the board shows them, in sizes with the"
        " size (1 to 3) before the square. Type q to quit. The last move stands in brackets."
        " NO_COLOR turns colours off."
    )
    _add_variant(command, default=CLASSIC.name)
    _add_engine(command, default=DEFAULT_LEVEL)
    command.add_argument(
        "--mark", choices=("X", "O"), help="your mark; X moves first (random by default)"
    )
    command.add_argument("--against", metavar="ENGINE", help="a level or an engine in your place")
    command.add_argument("--seed", type=int, help="makes the engines' choices repeatable")


def _add_think(command: ArgumentParser) -> None:
    command.description = "Show the probability of every move, and what the engine thinks."
    command.add_argument(
        "boards", nargs="*", metavar="BOARD",
        help="nine characters X, O or ., row by row; without any, one a line on standard input",
    )  # fmt: skip
    _add_variant(command, default=None)
    command.add_argument("--moves", help=f"with --variant: {_MOVES}")
    _add_engine(command, default="unbeatable")
    _add_json(command)
    command.add_argument("--sample", type=_count, metavar="K", help="also choose K times and count")
    command.add_argument("--seed", type=int, help="makes the engine's choices repeatable")


def _add_sequences(command: ArgumentParser) -> None:
    command.add_argument(
        "sequences", nargs="*", metavar="MOVES",
        help=f"{_MOVES}; without any, one game a line on standard input",
    )  # fmt: skip
    _add_variant(command, default=CLASSIC.name)
    _add_json(command)


def _add_json(command: ArgumentParser) -> None:
    command.add_argument(
        "--json", action="store_true",
        help="one JSON object a line; squares count from 0 there, in the moves that are given too",
    )  # fmt: skip


def _add_variant(
    command: ArgumentParser, default: str | None, games: Iterable[str] = GAMES
) -> None:
    command.add_argument("--variant", choices=tuple(games), default=default, help="the game")


def _add_table(command: ArgumentParser) -> None:
    command.description = (
        "Count out how the engines fare, in percent, over the whole game tree; in squares, drop and"
        " sizes, which are too large, play games instead. That takes minutes."
    )
    _add_variant(command, default=CLASSIC.name, games=(*SOLVED_GAMES, "all"))
    command.add_argument(
        "--games", type=_count, metavar="N", default=GAMES_A_SCORE,
        help=f"games for each figure that cannot be counted out ({GAMES_A_SCORE})",
    )  # fmt: skip
    command.add_argument("--markdown", action="store_true", help="as Markdown tables")


def _add_puzzles(command: ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", required=True, metavar="show|make")
    show = actions.add_parser("show", help="write puzzles as JSON, one a line")
    show.description = (
        "Write daily puzzles as JSON, one a line. Moves count from 0; `line` begins and ends with a"
        " move of who solves the puzzle, and every other move in it is the stored reply."
    )
    show.add_argument(
        "numbers", nargs="*", metavar="N", type=_day,
        help="the number of a day, 1 for the first; without any, all days of the list",
    )  # fmt: skip
    make = actions.add_parser("make", help="add days to the list of puzzles")
    make.description = (
        "Add days to the list of puzzles, the same ones each time. Days that it has never change."
        " Two years take five minutes."
    )
    make.add_argument(
        "--days", type=_day, metavar="N", default=DAYS, help=f"how many in all ({DAYS})"
    )


def _add_engine(command: ArgumentParser, *, default: Level) -> None:
    command.add_argument(
        "--engine", "--level", metavar="ENGINE", help=f"{_ENGINE} ({default} by default)"
    )
    command.set_defaults(preferred_level=default)
    command.add_argument(
        "--horizon",
        metavar="D",
        help="moves before the end that minimax searches, in classic 0 to 9 (all)",
    )
    command.add_argument("--games", metavar="N", help="games sampling plays a move (100)")


def _day(text: str) -> int:
    if not 1 <= _count(text) <= LAST:
        raise ArgumentTypeError(f"days have numbers from 1 to {LAST}")
    return int(text)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def engine_from_options(options: Namespace) -> Engine:
    """Return the engine chosen; raises OptionError, UnknownEngineError or WrongGameError."""
    game = GAMES[options.variant or CLASSIC.name]
    named = options.engine or options.preferred_level
    for parameter, owner in (("horizon", "minimax"), ("games", "sampling")):
        setting = getattr(options, parameter)
        if setting is not None:
            if named != owner:
                raise OptionError(f"--{parameter} goes with --engine {owner}, not with {named}")
            return engine_of(spec_with(owner, setting), game)
    return engine_named(named, game)


def engine_named(text: str, game: AnyGame) -> Engine:
    """Return the engine of a level, name or spec; raises UnknownEngineError or WrongGameError."""
    level = next((level for level in LEVELS if text in (level, level_name(level, game))), None)
    named = level is not None or text in ALL_ENGINES
    return engine_of(spec_for(level, None if level else text, game) if named else text, game)
