"""Games that are the same but for a turn or a mirror."""

from engines.games.classic import CLASSIC
from engines.games.game import AnyGame


def images_of_game(moves: str, game: AnyGame = CLASSIC) -> frozenset[str]:
    """Return all images of a game; games are moves as text, in order, separated by spaces."""
    played = [game.tokens.index(token) for token in moves.split()]
    return frozenset(
        " ".join([game.tokens[image[move]] for move in played]) for image in game.symmetries
    )
