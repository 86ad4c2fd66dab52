"""What commands and buttons act through."""

from dataclasses import dataclass

import discord

from bot import log
from bot.matches.challenges import Challenges
from bot.matches.model import Match, Place, Status
from bot.matches.service import Matches
from bot.pages import Pages
from bot.people.service import People
from bot.screen import Screen
from bot.shows.stage import Stage
from bot.store.mydata import MyData
from bot.store.servers import Servers
from bot.view.notices import already_playing


@dataclass(frozen=True)
class Game:
    """The services of matches, challenges and people, the screen and the stage for shows."""

    matches: Matches
    challenges: Challenges
    people: People
    screen: Screen
    stage: Stage
    pages: Pages
    servers: Servers
    mydata: MyData

    async def lead_to(self, interaction: discord.Interaction, match_id: int) -> None:
        """Lead a person to the match that they are in here, with a way out of it."""
        match = await self.matches.punctual(match_id)
        if match.message_id is None:
            await self.screen.show(interaction, match)
        else:
            hint = already_playing(match, interaction.locale.value)
            await interaction.response.send_message(view=hint, ephemeral=True)


def place_of(interaction: discord.Interaction) -> Place:
    """Return where an interaction came from, and whether the bot can act there by itself."""
    by_user_alone = interaction.is_user_integration() and not interaction.is_guild_integration()
    reach = interaction.context.dm_channel or not by_user_alone
    # An interaction always comes from a channel, even though the type leaves that open.
    return Place(interaction.guild_id, interaction.channel_id or 0, reach)


def shard_of(guild_id: int | None, client: discord.Client) -> int:
    """Return the shard that a server, or a direct message, comes by, as Discord reckons it."""
    return ((guild_id or 0) >> 22) % (client.shard_count or 1)


def event_of(match: Match) -> str:
    """Return in a word or two what a match has come to, for the log."""
    return f"over by {match.ending}" if match.status is Status.OVER else str(match.status)


def log_move(match: Match, interaction: discord.Interaction) -> None:
    """Log a move, or what it has brought a match to."""
    if match.status is not Status.LIVE:
        log_event(event_of(match), match, interaction)
    elif log.tells_moves():
        shard = shard_of(match.place.guild_id, interaction.client)
        log.move_event(match.id, match.place.channel_id, shard)


def log_event(event: str, match: Match, interaction: discord.Interaction) -> None:
    """Log what an interaction did to a match."""
    shard = shard_of(match.place.guild_id, interaction.client)
    log.match_event(event, match.id, match.place.channel_id, shard)
