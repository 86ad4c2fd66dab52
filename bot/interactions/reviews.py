"""Finds what the page of a review shows: a finished match, or a game given as moves."""

import discord

from bot.domain.game_parts import parts_of
from bot.domain.match import Match, Status
from bot.errors import GameTooLongError, MatchNotOverError
from bot.interactions.context import Context
from bot.views.reviewed_game import ReviewedGame
from engines.games.position import PlayedPosition
from engines.review import PlayedGame


async def reviewed_match(
    context: Context, interaction: discord.Interaction, match_id: int
) -> ReviewedGame:
    """Return a finished match that the person may see, with its review.

    Raises NoSuchMatchError, MatchNotOverError.
    """
    match = await context.matches.find_and_expire(match_id)
    await context.history.refuse_hidden(interaction, match)
    return await review_of(context, match)


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
