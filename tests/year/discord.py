"""The Discord of a year: it notes what it is told, and can refuse, limit and be away."""

import asyncio
from collections import Counter
from random import Random
from typing import NamedTuple

from aiohttp import web

from bot.views.custom_ids import PUZZLE, SEASON_LEADERBOARD, read
from bot.views.id_numbers import GAMES_APART, on_season
from tests.chat.faults import CALLBACK, Fault, limited, lost, page_instead, refused, reset
from tests.chat.ids import BOT, Payload
from tests.chat.messages import all_buttons
from tests.chat.watched import WatchedChat

_BY_ITSELF = ("edit", "post", "give-role", "take-role", "delete", "member", "guild", "channel")
_NO_ACCESS = refused(403, {"message": "Missing Access", "code": 50001})
_MISSING = refused(403, {"message": "Missing Permissions", "code": 50013})
_NO_SERVER = refused(404, {"message": "Unknown Guild", "code": 10004})
_NO_MEMBER = refused(404, {"message": "Unknown Member", "code": 10007})
_AWAY = (page_instead(503), reset)


class Posted(NamedTuple):
    """A post that came: its kind, number, channel and message, and when it came."""

    kind: str
    number: int
    channel: str
    message: str
    time: float


class YearChat(WatchedChat):
    """Notes all posts, and who has a role from the bot; `requests` are those of each second.

    Until `away_until` it is away, and until `bad_until` a share of requests fails, by `rng`. The
    bot is not on the servers in `left`, and may neither post nor give roles on those in `shut`. Who
    is `absent` has left the server.
    """

    def __init__(self) -> None:
        super().__init__()
        self.posted: list[Posted] = []
        self.given: set[tuple[str, str]] = set()
        self.requests: Counter[int] = Counter()
        self.away_until = self.bad_until = 0.0
        self.rng = Random(1)
        self.left: set[str] = set()
        self.shut: set[str] = set()
        self.absent: set[int] = set()

    def post(self, channel_id: str, data: Payload) -> web.Response:
        before = len(self.messages)
        response = super().post(channel_id, data)
        if len(self.messages) > before and (found := post_in(data)):
            now = asyncio.get_running_loop().time()
            self.posted.append(Posted(*found, channel_id, next(reversed(self.messages)), now))
        for role in (data.get("allowed_mentions") or {}).get("roles") or ():
            if role in self.gone:
                self.broken.append(f"the deleted role {role} is called")
        return response

    def lose_channel(self, channel_id: str) -> None:
        self.threads = [it for it in self.threads if it in self.messages]
        super().lose_channel(channel_id)

    def set_role(self, person: str, role: str, *, has: bool) -> web.Response:
        if has and (person, role) not in self.holders:
            self.given.add((person, role))
        elif not has:
            self.given.discard((person, role))
        return super().set_role(person, role, has=has)

    def draw(self, route: str, path: str) -> Fault | None:
        """Return what goes wrong with a request."""
        now = asyncio.get_running_loop().time()
        if route in _BY_ITSELF:
            self.requests[int(now)] += 1
        if now < self.away_until:
            return self.rng.choice(_AWAY)
        place = next((it for it in path.split("/") if it.isdecimal() and it != BOT["id"]), "")
        server = self.servers.get(place) or place
        if route in _BY_ITSELF and server in self.left:
            return _NO_SERVER if place == server else _NO_ACCESS
        if route in ("member", "give-role", "take-role") and _person_in(path) in self.absent:
            return _NO_MEMBER
        if server in self.shut and route in ("edit", "post", "give-role", "take-role"):
            return _MISSING
        if now < self.bad_until and route in (*_BY_ITSELF, CALLBACK) and self.rng.random() < 0.3:
            return self.rng.choice((lost, reset, page_instead(502), limited(2.0)))
        return None

    def forget_before(self, oldest: int) -> None:
        """Forget what nobody presses any more: all but podiums that are older than a message."""
        kept = {key for key, it in self.messages.items() if (post_in(it) or ("",))[0] == "podium"}
        self.messages = {
            key: it for key, it in self.messages.items() if int(key) >= oldest or key in kept
        }
        self.forget()
        self.requests.clear()
        self.threads = [it for it in self.threads if it in self.messages]
        self._posted.clear()


def _person_in(path: str) -> int:
    return int(path.partition("/members/")[2].partition("/")[0])


def post_in(message: Payload) -> tuple[str, int] | None:
    """Return the kind and the number of a post, by its buttons."""
    for button in all_buttons(message.get("components") or []):
        kind, numbers = read(button.get("custom_id", ""))
        if kind == PUZZLE.prefix and numbers[0]:
            return "puzzle", numbers[0]
        if kind == SEASON_LEADERBOARD.prefix:
            return "podium", numbers[0] % GAMES_APART - on_season(0)
    return None
