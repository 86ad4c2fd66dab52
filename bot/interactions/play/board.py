"""`/tictactoe start` and `/tictactoe board`, the buttons that show a board, and rematches."""

import discord

from bot.domain.match import Match, Status
from bot.domain.show import NUMBERED_GAMES
from bot.domain.transitions import seated
from bot.errors import AlreadyPlayingError, Refusal, RematchMadeError
from bot.interactions.command_tree import command
from bot.interactions.opponent import refuse_absent_opponent, start_own
from bot.interactions.options import DifficultyName, EngineName, OwnMark, Variant, number_or_picked
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.locales import translate
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.first_response import acknowledge, replace_question
from bot.messaging.match_log import event_of
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import GAME
from bot.views.notices import board_in_words, notice, rematch_made
from engines.games.classic import CLASSIC
from engines.levels import DIFFICULTIES, LEVELS, Level


@command(public=True)
async def start(
    interaction: discord.Interaction,
    difficulty: DifficultyName | None = None,
    engine: EngineName | None = None,
    mark: OwnMark | None = None,
    variant: Variant = CLASSIC.name,
) -> None:
    request = request_of(interaction)
    await start_own(request, level=difficulty, engine=engine, mark=mark, variant=variant)


@on_press(ids.START_OWN)
async def press_start_own(request: Request) -> None:
    await start_own(request)


@on_press(ids.START_GAME)
async def press_start_game(request: Request, game: int) -> None:
    number = number_or_picked(request.interaction, game, GAME)
    await start_own(request, variant=NUMBERED_GAMES[number])


@on_press(ids.PLAY_LEVEL)
async def press_play_level(request: Request, game: int, number: int) -> None:
    await start_own(request, level=DIFFICULTIES[number], variant=NUMBERED_GAMES[game])


@command(public=True)
async def board(interaction: discord.Interaction, words: bool = False) -> None:
    """Post the person's live match again, or say it in `words`; without one, list the others."""
    request = request_of(interaction)
    try:
        match = await request.live_match(ids.BOARD_IN_WORDS if words else ids.SHOW_BOARD)
    except Refusal as error:
        live = await request.live_games()
        if not live:
            raise
        text = ui.text(translate(request.language, error.key))
        await request.show(ui.Message(text, live))
    else:
        if match is not None and words:
            await request.show(board_in_words(match, request.language))
        elif match is not None:
            await request.context.board_messages.post(interaction, match)


@on_press(ids.SHOW_BOARD)
async def press_show_board(request: Request, match: Match) -> None:
    """Post the match's board at the end of the channel, and say so where the button was."""
    refuse_elsewhere(request.interaction, match)
    seated(match, request.person)
    await acknowledge(request.interaction)
    await request.context.board_messages.post(request.interaction, match)
    shown = notice(translate(request.language, "already-shown"))
    await replace_question(request.interaction, shown)


@on_press(ids.BOARD_IN_WORDS)
async def press_board_in_words(request: Request, match: Match) -> None:
    if match.status not in (Status.LIVE, Status.OVER):
        raise Refusal("no-such-match")
    await request.answer(board_in_words(match, request.language))


@on_press(ids.REFRESH)
async def press_refresh(request: Request, match: Match) -> None:
    """Draw a board that waits for the bot as it is now, and once more when the bot has moved."""
    await request.update(match)


@on_press(ids.REMATCH)
async def press_rematch(request: Request, match: Match) -> None:
    """Post the next match, or the challenge to it, and remove "Rematch" from this board."""
    await _rematch(request, match)


@on_press(ids.REMATCH_AT_LEVEL)
async def press_rematch_at_level(request: Request, match: Match, level: int) -> None:
    await _rematch(request, match, LEVELS[level])


async def _rematch(request: Request, match: Match, level: Level | None = None) -> None:
    refuse_elsewhere(request.interaction, match)
    await refuse_absent_opponent(request, match)
    followed = await request.followed(match)
    try:
        rematch, ping = await request.context.challenges.rematch(followed, request.person, level)
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
    except RematchMadeError as error:
        await request.redirect_to(error.match_id, rematch_made)
    else:
        request.log(f"rematch {event_of(rematch)}", rematch)
        await request.post(rematch, ping=ping)
        await request.context.board_messages.redraw(match, rematch=False)
