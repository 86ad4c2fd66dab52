"""Reads a game that someone types as moves."""

from bot.errors import GameTooLongError, NoMovesError, UnreadableMovesError
from engines.games.notation import Fault, UnreadableMoveError, play_typed
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES

MOST_CHARACTERS = 600


def typed_game(text: str, variant: str) -> PlayedPosition:
    """Return the position after typed moves.

    Raises NoMovesError, UnreadableMovesError, and GameTooLongError if Discord let too many through.
    """
    if len(text) > MOST_CHARACTERS:
        raise GameTooLongError
    try:
        position = play_typed(PlayedPosition(GAMES[variant]), text)
    except UnreadableMoveError as error:
        raise _unreadable(error, variant) from error
    if not position.moves:
        raise NoMovesError
    return position


def _unreadable(error: UnreadableMoveError, variant: str) -> UnreadableMovesError:
    """Return the refusal of a text; it repeats only what is known to be a move."""
    fault = f"{error.fault}-line" if error.instead else str(error.fault)
    move = error.text if error.fault is Fault.NOT_NOW else ""
    return UnreadableMovesError(
        number=error.number, fault=fault, move=move, instead=error.instead, spelling=variant
    )
