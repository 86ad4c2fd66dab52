"""What commands and buttons act through."""

from dataclasses import dataclass

import discord

from bot import log
from bot.matches.model import Match
from bot.matches.service import Matches
from bot.screen import Screen
from bot.shows.stage import Stage


@dataclass(frozen=True)
class Game:
    """The service of matches, the screen they are shown on, and the stage for shows."""

    matches: Matches
    screen: Screen
    stage: Stage


def shard_of(interaction: discord.Interaction) -> int:
    """Return the shard an interaction came by, as Discord reckons it."""
    return ((interaction.guild_id or 0) >> 22) % (interaction.client.shard_count or 1)


def log_event(event: str, match: Match, interaction: discord.Interaction) -> None:
    """Log what an interaction did to a match."""
    log.match_event(event, match.id, match.place.channel_id, shard_of(interaction))
