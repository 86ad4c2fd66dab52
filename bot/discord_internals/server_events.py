"""Tells a client which servers have added the bot and what is deleted there; keeps nothing of it.

discord.py keeps a server with its channels, roles and members; the bot needs none of that.
"""

from typing import Any

import discord

from bot.discord_internals.slim_state import Parser


def install_server_events(client: discord.Client) -> None:
    """Ask Discord for the servers, and dispatch slim events of them.

    These are `servers_listed` with a shard's number, the number of shards and the ids of its
    servers; `server_available` with a server's id, the time it added the bot, the id of its system
    channel, if it has one, and its locale; `server_changed` with its id and locale; `server_left`
    with its id; and `channel_gone` with the id of a channel or thread that was deleted.
    """
    state = client._connection
    state._intents = discord.Intents(guilds=True)  # the client itself has none
    parsers: dict[str, Parser] = state.parsers
    parsers["READY"] = _listing(state, parsers["READY"])
    parsers["GUILD_CREATE"] = _available(state)
    parsers["GUILD_UPDATE"] = _changed(state)
    parsers["GUILD_DELETE"] = _left(state)
    parsers["CHANNEL_DELETE"] = parsers["THREAD_DELETE"] = _gone(state)


def _listing(state: Any, parse: Parser) -> Parser:
    def parse_ready(data: Any) -> None:
        servers = [int(server["id"]) for server in data["guilds"]]
        parse({**data, "guilds": []})
        state.dispatch("servers_listed", *data["shard"], servers)

    return parse_ready


def _available(state: Any) -> Parser:
    def parse_create(data: Any) -> None:
        if data.get("unavailable"):  # Discord has a fault, and tells the rest later
            return
        channel = data["system_channel_id"]
        state.dispatch(
            "server_available",
            int(data["id"]),
            discord.utils.parse_time(data["joined_at"]),
            None if channel is None else int(channel),
            data["preferred_locale"],
        )

    return parse_create


def _changed(state: Any) -> Parser:
    def parse_update(data: Any) -> None:
        state.dispatch("server_changed", int(data["id"]), data["preferred_locale"])

    return parse_update


def _left(state: Any) -> Parser:
    def parse_delete(data: Any) -> None:
        if not data.get("unavailable"):
            state.dispatch("server_left", int(data["id"]))

    return parse_delete


def _gone(state: Any) -> Parser:
    def parse_gone(data: Any) -> None:
        state.dispatch("channel_gone", int(data["id"]))

    return parse_gone
