"""`/tictactoe resign`, the button to resign, and the two answers to the question."""

import discord
from discord import app_commands

from bot.domain.match import Match
from bot.domain.transitions import seated
from bot.interactions.button import on_press
from bot.interactions.command_texts import command_text
from bot.interactions.play.rating_effect import explain_uncounted
from bot.interactions.request import Request, request_of
from bot.locales import translate
from bot.messaging.match_log import event_of
from bot.views.custom_ids import ASK_RESIGN, KEEP_PLAYING, RESIGN
from bot.views.notices import notice, resign_question


@app_commands.command(description=command_text("command-resign"))
async def resign(interaction: discord.Interaction) -> None:
    """Ask privately whether to resign the person's live match in this channel."""
    request = request_of(interaction)
    await request.show(resign_question(await request.live_match(), request.language))


@on_press(ASK_RESIGN)
async def press_ask_resign(request: Request, match: Match) -> None:
    """Ask the person privately whether to resign; raises what `transitions.seated` raises."""
    seated(match, request.person)
    await request.show(resign_question(match, request.language))


@on_press(RESIGN)
async def press_resign(request: Request, match: Match) -> None:
    """Resign the match, say so on the question's message, and redraw the board meanwhile."""
    match = await request.context.matches.resign(match.id, request.person)
    request.log(event_of(match), match)
    key = "resign-done" if match.place.can_edit else "resign-done-unseen"
    await request.edit_and_redraw(notice(translate(request.language, key)), match)
    await explain_uncounted(request, match)


@on_press(KEEP_PLAYING)
async def press_keep_playing(request: Request, match: Match) -> None:
    """Leave the match as it is, and say so on the question's message.

    Raises what `transitions.seated` raises.
    """
    seated(match, request.person)
    await request.edit(notice(translate(request.language, "resign-kept")))
