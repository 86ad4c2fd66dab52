"""Tells a client of servers and of what is deleted there, without keeping channels and members."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot.discord_internals.slim_state import EventParser

Dispatch = Callable[..., object]


def install_server_events(client: discord.Client) -> None:
    """Ask Discord for events of servers, and dispatch the few facts that the bot needs."""
    state = client._connection
    state._intents = discord.Intents(guilds=True)  # the client itself has none
    parsers: dict[str, EventParser] = state.parsers
    parsers["READY"] = partial(_listed, state.dispatch, parsers["READY"])
    parsers["GUILD_CREATE"] = partial(_available, state.dispatch)
    parsers["GUILD_UPDATE"] = partial(_changed, state.dispatch)
    parsers["GUILD_DELETE"] = partial(_left, state.dispatch)
    parsers["CHANNEL_DELETE"] = parsers["THREAD_DELETE"] = partial(_gone, state.dispatch)
    parsers["GUILD_ROLE_DELETE"] = partial(_role_gone, state.dispatch)


def _listed(dispatch: Dispatch, parse: EventParser, data: Any) -> None:
    """Dispatch a shard's number, the number of shards, and the ids of the shard's servers."""
    parse({**data, "guilds": []})
    dispatch("servers_listed", *data["shard"], [int(server["id"]) for server in data["guilds"]])


def _available(dispatch: Dispatch, data: Any) -> None:
    """Dispatch a server's id, when it added the bot, its system channel, if any, and its locale."""
    if data.get("unavailable"):  # Discord has a fault, and tells the rest later
        return
    channel = data["system_channel_id"]
    dispatch(
        "server_available",
        int(data["id"]),
        discord.utils.parse_time(data["joined_at"]),
        None if channel is None else int(channel),
        data["preferred_locale"],
    )


def _changed(dispatch: Dispatch, data: Any) -> None:
    dispatch("server_changed", int(data["id"]), data["preferred_locale"])


def _left(dispatch: Dispatch, data: Any) -> None:
    if not data.get("unavailable"):
        dispatch("server_left", int(data["id"]))


def _gone(dispatch: Dispatch, data: Any) -> None:
    dispatch("channel_gone", int(data["id"]))


def _role_gone(dispatch: Dispatch, data: Any) -> None:
    dispatch("role_gone", int(data["guild_id"]), int(data["role_id"]))
