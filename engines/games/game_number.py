"""A game as one number, as short as its choices allow: a digit a move, with its own base.

The base is how many moves were legal, at least two, so that no move is lost in the number.
"""

from engines.games.game import AnyGame
from engines.games.position import IllegalMoveError, PlayedPosition

_LEAST_BASE = 2


def number_of(game: PlayedPosition) -> int:
    """Return the number of a game, over or not; 1 is the one without moves."""
    digits, position = [], PlayedPosition(game.game)
    for move in game.moves:
        legal = position.legal_moves()
        digits.append((max(len(legal), _LEAST_BASE), legal.index(move)))
        position = position.play(move)
    number = 1
    for base, digit in reversed(digits):
        number = number * base + digit
    return number


def game_of(game: AnyGame, number: int) -> PlayedPosition:
    """Return the game with a number; raises IllegalMoveError if there is none."""
    position = PlayedPosition(game)
    while number != 1:
        legal = position.legal_moves()
        number, digit = divmod(number, max(len(legal), _LEAST_BASE))
        if not number or digit >= len(legal):
            raise IllegalMoveError(position, digit)
        position = position.play(legal[digit])
    return position
