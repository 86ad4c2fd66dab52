"""What sentences call the players of a match, the cells of a board, and the moves of a game."""

from typing import Any

from bot.domain.match import Machine, Match, Person, Seat
from bot.locales import Name, Noun, cached, translate
from engines.games.game import AnyGame, Mark, Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import SIZE, ULTIMATE
from engines.games.variants import GAMES
from engines.levels import SPECS_OF_LEVELS, engine_name, level_name


def game_and_rule(language: str, variant: str, moves: int) -> str:
    """Return the name of a game, and its rule after so many moves, in one small line."""
    rule = translate(language, f"rule-{variant}", moves=moves)
    return translate(language, "board-game-rule", game=Noun(f"game-{variant}"), rule=rule)


def player_name(match: Match, mark: Mark) -> str:
    """Return the name of the player of `mark`: a mention without a ping, or the bot's setting."""
    return seat_name(match.language, match.seat(mark), match.variant)


def seat_name(language: str, seat: Seat, variant: str) -> str:
    """Return the name of the player of a seat, in a match of a game."""
    if isinstance(seat, Person):
        return person_name(language, seat.id)
    return (
        _machine_name(language, seat, variant)
        if isinstance(seat, Machine)
        else translate(language, "seat-open")
    )


def person_name(language: str, person: int) -> str:
    """Return a mention of a person, or a general word for one whose data was deleted.

    A mention pings only if the message allows it.
    """
    if person < 0:
        return translate(language, "person-gone")
    # Fluent would format a number with thousands separators.
    return translate(language, "seat-person", person=str(person))


@cached(256)
def _machine_name(language: str, machine: Machine, variant: str) -> str:
    engine = Noun(f"engine-{engine_name(machine.spec)}")
    if machine.level is None:
        return translate(language, "seat-machine-engine", engine=engine)
    level = level_noun(machine.level, variant)
    if machine.spec == SPECS_OF_LEVELS[variant][machine.level]:
        return translate(language, "seat-machine-level", level=level)
    return translate(language, "seat-machine-both", engine=engine, level=level)


def level_noun(level: str, variant: str) -> Noun:
    """Return what people call a level in a game: the strongest of ultimate is Expert."""
    return Noun(f"level-{level_name(level, GAMES[variant])}")


_SIDE, _NAMED = 3, 9
"""Boards of so many cells have words for them; larger ones have coordinates."""
_CELLS = tuple(Noun(f"cell-{cell}") for cell in range(_NAMED))


def cell_name(game: AnyGame, cell: int) -> Name:
    """Return the name of a cell, such as "the centre" or, on a larger board, "b3"."""
    if game.has_small_boards:
        return _in_small_board(cell)
    if game.rows * game.columns == _NAMED:
        return _CELLS[cell]
    return game.squares[cell]


def move_name(board: PlayedPosition, ply: int) -> Name:
    """Return where the move at `ply` (from 0) went and, if players choose, with what."""
    state = (board.game.start, *board.states)[ply]
    return name_of_move(board.game, state, board.moves[ply])


def name_of_move(game: AnyGame, state: Any, move: Move) -> Name:
    """Return where a legal move of a state goes and, if players choose, with what."""
    cell = cell_name(game, game.cell_of(state, move))
    pick = "" if game.has_small_boards else game.pick_of(move)
    return Noun(f"piece-{pick}", cell=cell) if pick else cell


def _in_small_board(cell: int) -> Noun:
    """Return the name of a cell of ultimate, such as "the centre of the top right board"."""
    (row, inner_row), (column, inner_column) = (divmod(at, _SIDE) for at in divmod(cell, SIZE))
    inner = _CELLS[inner_row * _SIDE + inner_column]
    board = Noun(f"small-board-{ULTIMATE.picks[row * _SIDE + column]}")
    return Noun("cell-in-board", cell=inner, board=board)
