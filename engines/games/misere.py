"""Misère, or reverse: three in a row lose."""

from engines.games.classic import Classic
from engines.games.game import WIN


class Misere(Classic):
    """The player who completes a line loses."""

    name = "misere"
    line_means = WIN
    is_quick = False


MISERE = Misere()
