"""Logs what happens to matches."""

import logging

import discord

from bot.domain.match import Match, Status
from bot.domain.shards import shard_of
from bot.log import log


def event_of(match: Match) -> str:
    """Return the log event for the state of a match, such as `live` or `over by line`."""
    return f"over by {match.ending}" if match.status is Status.OVER else str(match.status)


def log_event(event: str, match: Match, client: discord.Client, level: int = logging.INFO) -> None:
    place = match.place
    shard = shard_of(place.guild_id, client.shard_count or 1)
    log.log(level, "%s: match=%d channel=%d shard=%d", event, match.id, place.channel_id, shard)


def log_outcome(match: Match, client: discord.Client) -> None:
    log_event(event_of(match), match, client)


def log_move(match: Match, client: discord.Client) -> None:
    """Log a move at `DEBUG`, since there are so many, or the end of the match if it ended it."""
    if match.status is not Status.LIVE:
        log_outcome(match, client)
    elif log.isEnabledFor(logging.DEBUG):
        log_event("moved", match, client, logging.DEBUG)
