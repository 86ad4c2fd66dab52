"""The Discord of a year: it notes what comes of the bot by itself, can refuse, and be away."""

import asyncio
from collections import Counter
from random import Random

from aiohttp import web

from bot.views.custom_ids import PUZZLE, SEASON_LEADERBOARD, read
from bot.views.id_numbers import GAMES_APART, on_season
from tests.chat.faults import CALLBACK, Fault, limited, lost, page_instead, refused, reset
from tests.chat.ids import BOT, Payload
from tests.chat.messages import all_buttons
from tests.chat.watched import WatchedChat

Post = tuple[str, int, int]
"""The kind of a post, its number and its server."""

_ROLES = ("give-role", "take-role")
_BY_ITSELF = ("edit", "post", "delete", "member", "guild", "channel", *_ROLES)
_NO_SERVER, _NO_MEMBER = (refused(404, {"message": "No.", "code": it}) for it in (10004, 10007))
_NO_ACCESS, _FORBIDDEN = (refused(403, {"message": "No.", "code": it}) for it in (50001, 50013))


class YearChat(WatchedChat):
    """Notes how often each post was `posted`, when it `came`, and the requests of each second.

    The bot is not on the servers in `left`, may not post on those in `shut`, and has `given` roles.
    """

    def __init__(self) -> None:
        super().__init__()
        self.posted: Counter[Post] = Counter()
        self.came: dict[Post, float] = {}
        self.requests, self.refused = Counter[int](), Counter[tuple[str, str]]()
        self.given: set[tuple[str, str]] = set()
        self.away_until = self.bad_until = 0.0
        self.rng = Random(1)
        self.left, self.shut, self.absent = set[str](), set[str](), set[str]()

    def server_of(self, message: Payload) -> int:
        return int(self.servers.get(message["channel_id"]) or 0)

    def post_in(self, message: Payload) -> Post | None:
        for button in all_buttons(message["components"]):
            kind, numbers = read(button.get("custom_id", ""))
            if kind == PUZZLE.prefix and numbers[0]:
                return "puzzle", numbers[0], self.server_of(message)
            if kind == SEASON_LEADERBOARD.prefix:
                number = numbers[0] % GAMES_APART - on_season(0)
                return "podium", number, self.server_of(message)
        return None

    def post(self, channel_id: str, data: Payload) -> web.Response:
        before = len(self.messages)
        response = super().post(channel_id, data)
        for message in [*self.messages.values()][before:]:
            if post := self.post_in(message):
                self.posted[post] += 1
                self.came[post] = asyncio.get_running_loop().time()
        called = (data.get("allowed_mentions") or {}).get("roles") or ()
        self.broken += [f"the deleted role {it} is called" for it in called if it in self.gone]
        return response

    def take_back(self, key: str) -> None:
        """Have people delete a post, which may come again."""
        if post := self.post_in(self.messages.pop(key)):
            self.posted[post] -= 1

    def set_role(self, person: str, role: str, *, has: bool) -> web.Response:
        if has and (person, role) not in self.holders:
            self.given.add((person, role))
        return super().set_role(person, role, has=has)

    def draw(self, route: str, path: str) -> Fault | None:
        now = asyncio.get_running_loop().time()
        if route in _BY_ITSELF:
            self.requests[int(now)] += 1
        if now < self.away_until:
            return self.rng.choice((page_instead(503), reset))
        if route in _BY_ITSELF and (fault := self._refusal(route, path)):
            self.refused[route, path] += 1
            return fault
        if now < self.bad_until and route in (*_BY_ITSELF, CALLBACK) and self.rng.random() < 0.3:
            return self.rng.choice((lost, reset, page_instead(502), limited(2.0)))
        return None

    def _refusal(self, route: str, path: str) -> Fault | None:
        numbers = [it for it in path.split("/") if it.isdecimal() and it != BOT["id"]]
        place = numbers[0] if numbers else ""
        server = self.servers.get(place) or place
        if server in self.left:
            return _NO_SERVER if place == server else _NO_ACCESS
        if route in ("member", *_ROLES) and numbers[1:] and numbers[1] in self.absent:
            return _NO_MEMBER
        return _FORBIDDEN if server in self.shut and route in ("edit", "post", *_ROLES) else None

    def forget_before(self, oldest: int) -> None:
        """Forget what nobody presses any more: all but podiums that are older than a message."""
        posts = {key: self.post_in(it) or ("", 0, 0) for key, it in self.messages.items()}
        kept = {key for key, post in posts.items() if int(key) >= oldest or post[0] == "podium"}
        self.messages = {key: it for key, it in self.messages.items() if key in kept}
        self.threads = [it for it in self.threads if it in self.messages]
        self.forget()
        self.requests.clear()
        self.refused.clear()
        self._posted.clear()
