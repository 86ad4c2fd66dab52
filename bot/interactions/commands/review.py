"""`/tictactoe review`: shows what decided a finished game."""

import discord
from discord import app_commands

from bot.errors import (
    GameTooLongError,
    NoMovesError,
    NothingToReviewError,
    UnreadableMovesError,
)
from bot.interactions.commands.options import Variant
from bot.interactions.context import Context, context_of
from bot.interactions.reviews import review_of, reviewed_game
from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.review import review_page
from bot.views.reviewed_game import ReviewedGame
from engines.games.classic import CLASSIC
from engines.games.notation import Fault, UnreadableMoveError, play_typed
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES

_MOST_CHARACTERS = 600


@app_commands.command(description=translate(DEFAULT, "command-review"))
@app_commands.describe(
    moves=translate(DEFAULT, "command-review-moves"),
    variant=translate(DEFAULT, "command-review-variant"),
)
async def review(
    interaction: discord.Interaction,
    moves: app_commands.Range[str, 1, _MOST_CHARACTERS] | None = None,
    variant: Variant | None = None,
) -> None:
    """Show a game that is given as moves, or else the person's last finished match."""
    context, person = context_of(interaction), interaction.user.id
    if moves is None:
        game = await _last_match(context, person)
    else:
        game = await reviewed_game(context, _played(moves, variant or CLASSIC.name))
    page = review_page(game, game.first_shown, interaction.locale.value, person)
    await show(interaction, page)


async def _last_match(context: Context, person: int) -> ReviewedGame:
    match = await context.matches.last_finished(person)
    if match is None:
        raise NothingToReviewError
    return await review_of(context, match)


def _played(text: str, variant: str) -> PlayedPosition:
    """Return the position after typed moves.

    Raises NoMovesError, UnreadableMovesError, and GameTooLongError if Discord let too many through.
    """
    if len(text) > _MOST_CHARACTERS:
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
