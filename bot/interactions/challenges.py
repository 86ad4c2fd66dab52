"""Challenges: `/tictactoe challenge`, the entry in the user menu, who to challenge, the answers."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.domain.limits import DEFAULT_PACE, Pace
from bot.domain.match import Match, Place, Status
from bot.domain.show import NUMBERED_GAMES
from bot.errors import AlreadyPlayingError, ChallengeWaitsError, OpponentBusyError, Refusal
from bot.interactions.command_tree import command, command_text
from bot.interactions.opponent import accepted, refuse_absent, refuse_absent_opponent, start_own
from bot.interactions.options import (
    ChallengerMark,
    PaceName,
    PersonNamed,
    Variant,
    known,
    person_named,
    picked_id,
)
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.locales import translate
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.error_replies import refusal_text
from bot.messaging.late_response import PUBLIC
from bot.messaging.match_log import event_of
from bot.views import custom_ids as ids, ui
from bot.views.names import person_name
from bot.views.notices import blocked, call_for_players, declined, notice
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.games.position import MARKS

_LATEST = 3  # opponents who are offered: the latest ones


@command(public=True)
async def challenge(
    interaction: discord.Interaction,
    opponent: PersonNamed | None = None,
    pace: PaceName | None = None,
    mark: ChallengerMark | None = None,
    variant: Variant = CLASSIC.name,
) -> None:
    """Challenge someone or, without an opponent, the first person who joins."""
    person = None if opponent is None else opponent.id
    await _challenge(request_of(interaction), person, pace=pace, mark=mark, variant=variant)


@app_commands.context_menu(name=command_text("command-menu-challenge"), extras=PUBLIC)
async def challenge_menu(interaction: discord.Interaction, person: discord.User) -> None:
    await _challenge(request_of(interaction), person_named(person).id)


@on_press(ids.ASK_OPPONENT)
async def press_ask_opponent(request: Request) -> None:
    """Ask privately who to challenge; in the bot's direct messages there is nobody."""
    if request.interaction.context.dm_channel:
        raise Refusal("nobody-here")
    here, history = _here(request.place), request.context.history
    latest = await history.latest_opponents(request.person, here, _LATEST)
    await request.answer(_question(request.language, latest))


@on_press(ids.CHALLENGE_PERSON)
async def press_challenge_person(request: Request) -> None:
    person = picked_id(request.interaction)
    known(request.interaction, "users", person)
    await _challenge(request, person)


@on_press(ids.CHALLENGE_AGAIN)
async def press_challenge_again(request: Request, match_id: int) -> None:
    match = await request.context.matches.find(match_id)
    if request.person not in match.people or _here(match.place) != _here(request.place):
        raise Refusal("no-such-match")
    if match.has_deleted_person:
        raise Refusal("opponent-deleted")
    other = next((person for person in match.people if person != request.person), None)
    if other is None:
        raise Refusal("no-such-match")
    await _challenge(request, other)


@on_press(ids.CHALLENGE_ANYONE)
async def press_challenge_anyone(request: Request) -> None:
    await _challenge(request, None)


@on_press(ids.CHALLENGE_ANYWAY)
async def press_challenge_anyway(
    request: Request, person: int, number: int, mark: int, game: int
) -> None:
    """Send a challenge after a question; a forged press is refused, as it could ping anyone."""
    if request.is_forged:
        raise Refusal("unknown-button")
    given = {"pace": tuple(Pace)[number], "variant": NUMBERED_GAMES[game]}
    await _challenge(request, person or None, mark=(None, *MARKS)[mark], anyway=True, **given)


async def _challenge(  # noqa: PLR0913
    request: Request,
    opponent: int | None,
    *,
    pace: str | None = None,
    mark: Mark | None = None,
    variant: str = CLASSIC.name,
    anyway: bool = False,
) -> None:
    """Send a challenge; if the opponent is this bot, start a match at once."""
    if opponent is not None and request.names_this_bot(opponent):
        await start_own(request, mark=mark, variant=variant)
        return
    await refuse_absent(request, opponent)
    server = await request.server_settings()
    wanted = Pace(pace or server.pace or DEFAULT_PACE)
    try:
        match, ping = await request.context.challenges.challenge(
            request.place,
            request.person,
            opponent,
            server.language or request.language,
            pace=wanted,
            mark=mark,
            variant=variant,
            calls=server.call_role is not None and request.interaction.is_guild_integration(),
            anyway=anyway,
        )
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
    except ChallengeWaitsError as error:
        found = await request.context.matches.find(error.match_id)
        mine = _anyway(request, 0, wanted, mark, variant)
        asked = call_for_players(found._replace(language=request.language), 0, mine)
        await request.answer(ui.Message(asked))
    except OpponentBusyError as error:
        if wanted is not Pace.SLOW or opponent is None:
            raise
        yes = _anyway(request, opponent, wanted, mark, variant)
        await request.answer(notice(refusal_text(error, request.language), yes))
    else:
        request.log("challenged" if match.status is Status.INVITED else "accepted", match)
        await request.post(match, ping=ping)


def _anyway(
    request: Request, person: int, pace: Pace, mark: Mark | None, variant: str
) -> ui.Component:
    """Return the button that sends the challenge without a question; its id has the terms."""
    marks, game = (None, *MARKS), NUMBERED_GAMES.index(variant)
    label = "challenge-anyway" if person else "challenge-too"
    numbers = (person, tuple(Pace).index(pace), marks.index(mark), game)
    return ui.button(request.language, label, ui.SECONDARY, ids.CHALLENGE_ANYWAY, *numbers)


def _here(place: Place) -> int:
    return place.guild_id or place.channel_id


def _question(language: str, latest: Mapping[int, int]) -> ui.Message:
    """Return the question who to challenge; `latest` are people with a match against each."""
    lines, buttons = [], []
    for number, (person, match_id) in enumerate(latest.items(), 1):
        lines.append(f"`{number}.` {person_name(language, person)}")
        again = ("challenge-recent-number", ui.SECONDARY, ids.CHALLENGE_AGAIN, match_id)
        buttons.append(ui.button(language, *again, number=number))
    return ui.Message(
        ui.text(translate(language, "challenge-who"), *lines),
        ui.row(*buttons),
        ui.people_menu(ids.CHALLENGE_PERSON, translate(language, "challenge-who-person")),
        ui.row(ui.button(language, "challenge-who-anyone", ui.SECONDARY, ids.CHALLENGE_ANYONE)),
    )


@on_press(ids.ACCEPT_CHALLENGE, board=True)
async def press_accept(request: Request, match: Match) -> None:
    await request.update(await accepted(request, match))


@on_press(ids.DECLINE_CHALLENGE, board=True)
async def press_decline(request: Request, match: Match) -> None:
    match = await request.context.challenges.decline(match, request.person)
    request.log(event_of(match), match)
    await request.update(match)
    await request.show(declined(match, request.language))


@on_press(ids.BLOCK_CHALLENGER)
async def press_block(request: Request, match: Match) -> None:
    await request.context.challenges.block(match, request.person)
    await request.edit(blocked(match, request.language))


@on_press(ids.ASK_AGAIN)
async def press_ask_again(request: Request, match: Match) -> None:
    refuse_elsewhere(request.interaction, match)
    await request.with_board(_ask_again(request, match), match.id, match.revision)


async def _ask_again(request: Request, match: Match) -> None:
    await refuse_absent_opponent(request, match)
    followed = await request.followed(match)
    again, ping = await request.context.challenges.ask_again(followed, request.person)
    request.log("challenged", again)
    await request.post(again, ping=ping)
    await request.context.board_messages.redraw(match, rematch=False)


@on_press(ids.CANCEL_CHALLENGE, board=True)
async def press_cancel(request: Request, match: Match) -> None:
    match = await request.context.challenges.cancel(match, request.person)
    request.log(event_of(match), match)
    await request.update(match)
