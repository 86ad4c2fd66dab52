"""Finds what the page of a review shows: a finished match, or a game given as moves."""

from bot.domain.game_parts import parts_of
from bot.domain.match import Match, Status
from bot.errors import GameTooLongError, MatchNotOverError
from bot.interactions.context import Context
from bot.views.reviewed_game import ReviewedGame
from engines.games.position import PlayedPosition
from engines.review.review import PlayedGame


async def review_of(context: Context, match: Match) -> ReviewedGame:
    """Return a finished match with its review; raises MatchNotOverError."""
    if match.status is not Status.OVER:
        raise MatchNotOverError
    played = PlayedGame(match.variant, match.moves, match.start_ply)
    return ReviewedGame(match.board, await context.reviews.of(played), match)


async def reviewed_game(context: Context, game: PlayedPosition) -> ReviewedGame:
    """Return a game that no match stores, with its review; raises GameTooLongError."""
    parts = parts_of(game)
    if parts is None:
        raise GameTooLongError
    played = PlayedGame(game.game.name, game.moves)
    return ReviewedGame(game, await context.reviews.of(played), parts)
