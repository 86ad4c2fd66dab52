"""Answers requests with leaderboards, player cards and records; only the person sees them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.domain.ratings.leaderboard import Card, Leaderboard, Season
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Category, Standing
from bot.errors import Refusal
from bot.interactions.request import Request
from bot.interactions.standings.card import PICTURE, card_message
from bot.interactions.standings.leaderboard import leaderboard_page
from bot.interactions.standings.records import against_bot_message, versus_message
from bot.interactions.standings.shown import StatsView, season_of
from bot.locales import translate
from bot.messaging.late_response import Attachment
from bot.views import ui
from bot.views.id_numbers import ON_DIRECT, ON_EVERYWHERE, game_of
from bot.views.names import person_name
from bot.views.podium import champions
from engines.games.variants import GAMES


async def show_leaderboard(request: Request, which: int, page: int) -> None:
    await request.answer(await leaderboard(request, which, page))


async def leaderboard(request: Request, which: int, page: int) -> ui.Message:
    """Return a page of a leaderboard; raises Refusal for direct messages, which have none."""
    if game_of(which)[0] == ON_DIRECT:
        raise Refusal("unknown-button")
    leaderboards = request.context.leaderboards
    shown = await _shown(request, which)
    listed = await leaderboards.page(shown.category, page, request.person)
    in_direct = Category(DIRECT, shown.variant)
    direct = await leaderboards.standing(in_direct, request.person)
    best, view = await _best(request, shown), _view(request, shown)
    return leaderboard_page(listed, view, best, direct=direct is not None)


async def _best(request: Request, shown: Leaderboard) -> str:
    """Return who was first in a former season or, of a current one, in the server's last arena."""
    guild_id, language = request.place.guild_id, request.language
    if guild_id is None or shown.season is None:
        return ""
    if shown.season.is_current:
        people = await request.context.arenas.table.last_winners(guild_id)
        names = [person_name(language, person) for person in people]
        key, winner = "arena-last", translate(language, "between-items").join(names)
    else:
        end = await request.context.podiums.find(guild_id, shown.season)
        key, winner = "season-champion", champions(end.podiums.get(shown.variant, ()), language)
    return translate(language, key, winner=winner) if winner else ""


async def show_own_page(request: Request, which: int) -> None:
    """Show the page of a leaderboard that the person is on; raises as `show_leaderboard`."""
    shown = await _shown(request, which)
    number = await request.context.leaderboards.page_of(shown.category, request.person)
    await show_leaderboard(request, which, number)


async def show_card(request: Request, which: int, person: int) -> None:
    """Show a person's card or, instead of the bot's, the reader's record against it.

    If the person has no standing in the season, the last one with a standing is shown. Raises
    Refusal for someone who is hidden here.
    """
    if request.names_this_bot(person):
        await show_record(request, which, request.person, person)
        return
    shown = await _shown(request, which)
    if shown.scope == DIRECT:
        # Only the players see results from direct messages, so everybody gets their own card.
        person = request.person
    if shown.season is not None:
        shown = await _played(request, shown, shown.season, person)
    card = await _card(request, shown, person)
    puzzles = await request.context.daily.table.solved(person, request.person)
    picture = await _picture(request, card.row.standing)
    due = await request.context.practice.due(request.person, shown.variant, request.now)
    await request.answer(card_message(card, puzzles, due, _view(request, shown)), *picture)


async def _card(request: Request, shown: Leaderboard, person: int) -> Card:
    reader = request.reader
    guild_id = None if shown.scope == DIRECT else reader.guild_id
    card = await request.context.leaderboards.card(shown, person, reader, guild_id)
    await _refuse_unnamed(request, shown.scope, person)
    return card


async def _picture(request: Request, standing: Standing) -> list[Attachment]:
    if not standing.is_settled:
        return []
    shown = standing.history, standing.openings
    data = await request.context.pictures.file(drawing, shown)
    return [Attachment(PICTURE, data)]


def drawing(shown: tuple[Sequence[int], Sequence[int]]) -> bytes:
    # Pillow takes 5 MB, which a bot does without until someone opens a card.
    from bot.views.rating_picture import drawn  # noqa: PLC0415

    return drawn(*shown)


async def show_record(request: Request, which: int, one: int, other: int) -> None:
    """Show the record of two, or of one against the bot; raises Refusal for someone hidden here."""
    shown, language = await _shown(request, which), request.language
    leaderboards = request.context.leaderboards
    people = [person for person in (one, other) if not request.names_this_bot(person)]
    for person in people:
        await _refuse_unnamed(request, shown.scope, person)
    if len(people) == 1:
        standings = await leaderboards.standings(shown.scope, people[0])
        message = against_bot_message(people[0], standings, _view(request, shown))
    else:
        all_games = [Category(shown.scope, variant) for variant in GAMES]
        records = await leaderboards.against(all_games, one, other)
        message = versus_message(one, other, records, language)
    await request.answer(message)


async def _shown(request: Request, which: int) -> Leaderboard:
    """Return what a button or an option asks for; raises Refusal where there is no server."""
    which, variant = game_of(which)
    if which in (ON_EVERYWHERE, ON_DIRECT):
        return Leaderboard(DIRECT if which == ON_DIRECT else EVERYWHERE, variant=variant)
    guild_id = request.place.guild_id
    if guild_id is None:
        raise Refusal("no-server")
    seasons = await request.context.seasons.all(guild_id)
    season = season_of(which, seasons)
    return Leaderboard(season.scope, season, seasons, variant)


async def _played(request: Request, shown: Leaderboard, season: Season, person: int) -> Leaderboard:
    """Return only the seasons in which a person has a standing; if this is none, show the last."""
    played = await request.context.leaderboards.with_standing(person, shown)
    if played and season not in played:
        season = played[-1]
    return replace(shown, scope=season.scope, season=season, seasons=played)


def _view(request: Request, shown: Leaderboard) -> StatsView:
    channel_id, in_server = request.place.channel_id, request.place.guild_id is not None
    return StatsView(shown, request.person, request.language, channel_id, in_server, request.now)


async def _refuse_unnamed(request: Request, scope: int, person: int) -> None:
    if scope != EVERYWHERE or person == request.person:
        return
    if not await request.context.leaderboards.is_named(person):
        raise Refusal("not-shown", person=person)
