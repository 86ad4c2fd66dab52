"""Compares the games on people's messages with those that they may see."""

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterable
from contextlib import closing
from pathlib import Path

from bot.interactions import registry
from bot.views.id_numbers import MATCH
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, components_in
from tests.chat.watched import WatchedChat, author, interaction_of
from tests.hostile.generated_interactions import HIDING

_SELECT = "SELECT x_person, o_person, guild_id, channel_id, status FROM matches WHERE id = ?"
_OF_A_MATCH = tuple(f"{it.kind.prefix}:" for it in registry.BUTTONS if MATCH in it.kind.fields)


class HiddenGames:
    """Looks at the bot's database, and knows who pressed which message."""

    def __init__(self, path: str) -> None:
        self._path, self._pressers = path, defaultdict[str, set[int]](set)
        self._misplaced: set[str] = set()

    def note(self, payloads: Iterable[Payload]) -> None:
        for payload in payloads:
            if "message" in payload:
                self._pressers[payload["message"]["id"]].add(int(author(payload)))

    def forget(self, kept: Collection[str]) -> None:
        for number in self._pressers.keys() - set(kept):
            del self._pressers[number]
        self._misplaced &= set(kept)

    def shown(self, chat: WatchedChat) -> list[str]:
        """Return messages with buttons of games that their readers may not see."""
        messages = chat.messages.values()
        self._misplaced |= {it["id"] for it in messages if interaction_of(it) in chat.malformed}
        address = f"{Path(self._path).as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            return [
                f"{number} is shown on {message}"
                for message in messages
                if message["id"] not in self._misplaced
                for number in _matches_on(message)
                if self._is_hidden(
                    message,
                    chat.servers.get(message["channel_id"]),
                    connection.execute(_SELECT, (number,)).fetchone(),
                )
            ]

    def _is_hidden(
        self, message: Payload, server: str | None, row: tuple[int, int, int, int, str]
    ) -> bool:
        x, o, guild_id, channel_id, status = row
        players, place = {x, o} - {None}, message["channel_id"]
        readers = set(self._pressers[message["id"]])
        if message["flags"] & EPHEMERAL:
            readers = {int(message["interaction_metadata"]["user"]["id"])}
        if str(channel_id) == place or players & readers or min(players) < 0:
            return False
        listed = status == "over" and guild_id is not None and str(guild_id) == server
        return not listed or bool(players & HIDING)


def _matches_on(message: Payload) -> set[int]:
    """Return the numbers of the matches that the buttons of a message are about; 0 is none."""
    ids = [str(item.get("custom_id", "")) for item in components_in(message)]
    return {int(it.split(":")[1]) for it in ids if it.startswith(_OF_A_MATCH)} - {0}
