"""The buttons of a season's podium, which everybody sees; their answers are private."""

from bot.errors import Refusal
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server_access import added_server
from bot.interactions.standings.answers import leaderboard
from bot.interactions.standings.shown import season_of
from bot.views import custom_ids as ids
from bot.views.id_numbers import on_season
from bot.views.podium import other_podiums


@on_press(ids.SEASON_LEADERBOARD)
async def press_season_leaderboard(request: Request, which: int) -> None:
    """Show the person the leaderboard of a season."""
    await request.show(await leaderboard(request, which, 0))


@on_press(ids.SEASON_GAMES)
async def press_season_games(request: Request, number: int) -> None:
    """Show the person the podiums of a season's other games; raises Refusal if it goes on."""
    guild_id = added_server(request.interaction)
    season = season_of(on_season(number), await request.context.seasons.all(guild_id))
    if season.is_current:
        raise Refusal("unknown-button")
    end = await request.context.podiums.find(guild_id, season)
    await request.show(other_podiums(end, request.language))
