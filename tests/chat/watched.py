"""A chat that notes what people must never see, whatever goes wrong."""

import re
from collections import defaultdict
from pathlib import Path

from bot import locales
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, text_of
from tests.chat.model import Chat

_MENTION = re.compile(r"<@(\d+)>")
_FOR_ONE = ("refusal", "privacy", "mydata", "card", "stats", "settings", "resign", "uncounted")
_FOR_ALL = "uncounted-(?:short|repeated)"
"""They also stand below the board of a game that doesn't count."""
_SENTENCE = re.compile(rf"^(?!{_FOR_ALL} )(?:{'|'.join(_FOR_ONE)})-[\w-]+ = (.+)$", re.MULTILINE)
_LONGEST_PIECE = 20


def _private_pieces() -> list[str]:
    catalogue = (Path(locales.__file__).parent / "en.ftl").read_text(encoding="utf-8")
    pieces = [max(re.split(r"\{.*?\}", it), key=len) for it in _SENTENCE.findall(catalogue)]
    return [piece.strip() for piece in pieces if len(piece) >= _LONGEST_PIECE]


PRIVATE = re.compile("|".join(map(re.escape, _private_pieces())))


def addressed(interaction: Payload) -> set[str]:
    """Return who an interaction may ping: who is challenged, or played the pressed match."""
    data, message = interaction["data"], interaction.get("message")
    # A malformed interaction may have a wrong id here; the bot takes the one of the user.
    people = data.get("resolved", {}).get("users", {})
    named = {str(int(user["id"])) for user in people.values()}
    seen = set(_MENTION.findall(text_of(message))) if message else set()
    return named | seen


def author(interaction: Payload) -> str:
    return str(interaction.get("member", interaction)["user"]["id"])


class WatchedChat(Chat):
    """Adds to `broken`: pings of the wrong people, private words in public, public doubles."""

    def __init__(self) -> None:
        super().__init__()
        self._public: dict[str, set[str]] = defaultdict(set)
        self.malformed: set[str] = set()
        self.pings = 0

    def forget(self) -> None:
        self.sent.clear()
        self.malformed.clear()
        self._public.clear()

    def look_at(self, message: Payload, data: Payload, flags: int = 0) -> None:
        super().look_at(message, data, flags)
        self._check_pings(message, data)
        if not message["flags"] & EPHEMERAL:
            self._check_words(message)
            self._check_doubles(message)

    def _check_pings(self, message: Payload, data: Payload) -> None:
        pinged = set(map(str, (data.get("allowed_mentions") or {}).get("users") or ()))
        self.pings += len(pinged)
        if pinged and pinged - self._addressed(message):
            self.broken.append(f"{pinged} pinged by {message}")

    def _addressed(self, message: Payload) -> set[str]:
        """Return who a message may ping: in an answer the other, otherwise who it names."""
        whose = interaction_of(message)
        sent = [it.payload for it in self.sent.values() if it.payload["id"] == whose]
        if not sent:
            return set(_MENTION.findall(text_of(message)))
        # The bot may have taken a malformed interaction for someone else's.
        own = set() if whose in self.malformed else {author(sent[0])}
        return addressed(sent[0]) - own

    def _check_words(self, message: Payload) -> None:
        if PRIVATE.search(text_of(message)):
            self.broken.append(f"everybody sees: {text_of(message)}")

    def _check_doubles(self, message: Payload) -> None:
        if whose := interaction_of(message):
            self._public[whose].add(message["id"])
            if len(self._public[whose]) > 1:
                self.broken.append(f"two public messages: {message}")


def interaction_of(message: Payload) -> str:
    return str(message.get("interaction_metadata", {}).get("id", ""))
