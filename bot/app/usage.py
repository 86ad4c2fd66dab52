"""The command `stats`: how the bot is used, without naming anyone.

Numbers are rounded down to a multiple of five, so that no difference between two of them reveals
one person or server either. Those below five are added up as `other` in words, and null in JSON.
"""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from bot.app.discord_api import OK, connect
from bot.app.settings import Settings
from bot.app.terminal import counted, deletion_progress, say, show_progress
from bot.errors import LoginError
from bot.store.database_url import shown
from bot.store.upkeep.open_database import refuse_missing, visit
from bot.store.upkeep.usage import Period, Usage, count_usage

STEP = 5
"""Numbers are rounded down to a multiple of this."""

_TITLES = {"variant": "game", "level": "level", "pace": "pace", "place": "kind of place"}
_WORDS = {
    "people": "between people",
    "engine": "against an engine that was picked",
    "bot": "against the bot, without a time limit",
    "chat": "in direct messages and group chats",
    "server": "in servers that added the bot",
    "visited": "in other servers, by people who added it",
}
_INSTALLS = {"servers": "approximate_guild_count", "people": "approximate_user_install_count"}


async def tell_usage(settings: Settings, *, as_json: bool) -> None:
    """Print how the bot is used, also beside a running bot; raises StoreUnusableError.

    With a token, Discord is asked how often the bot is installed.
    """
    refuse_missing(settings.database)
    now = datetime.now(UTC)
    usage = await visit(
        settings.database, lambda db: count_usage(db, now, show_progress), read_only=True
    )
    deletion_progress()
    installs = await _installs(settings)
    where = shown(settings.database)
    text = [json.dumps(_object(usage, installs))] if as_json else [where, *_lines(usage, installs)]
    for line in text:
        say(line)


async def _installs(settings: Settings) -> dict[str, int]:
    """Return how many servers and people have installed the bot; nothing if that is not known."""
    if not settings.token:
        return {}
    async with connect(settings.api_url, settings.token) as api:
        try:
            answer = await api.request("/applications/@me")
        except LoginError:
            return {}
    known = answer.data if answer.status == OK and isinstance(answer.data, dict) else {}
    return {name: known[key] for name, key in _INSTALLS.items() if known.get(key) is not None}


def told(count: int) -> int | None:
    """Return a count as it is shown, or None if it could reveal one person or server."""
    return count and (count - count % STEP or None)


def _object(usage: Usage, installs: dict[str, int]) -> dict[str, Any]:
    return {
        "games": told(usage.total),
        "people": told(usage.people),
        "servers": told(usage.servers),
        "installs": {name: told(count) for name, count in installs.items()} or None,
        **{
            f"by_{aspect}": {name: told(count) for name, count in counts.most_common()}
            for aspect, counts in usage.games.items()
        },
        "days": [_period(day) for day in usage.periods[1]],
        "weeks": [_period(week) for week in usage.periods[7]],
        "came_back": [
            {"days": it.days, "of": told(it.asked), "people": told(it.returned)}
            for it in usage.returned
        ],
    }


def _period(period: Period) -> dict[str, Any]:
    counts = {name: told(getattr(period, name)) for name in ("people", "servers", "games")}
    return {"begins": period.begins.isoformat(), **counts}


def _lines(usage: Usage, installs: dict[str, int]) -> list[str]:
    found = _object(usage, installs)
    lines = [f"{_number(found[name]):>11} {name}" for name in ("games", "people", "servers")]
    for name, count in (found["installs"] or {}).items():
        lines.append(f"{_number(count):>11} {name} have installed it, as Discord estimates")
    for aspect, title in _TITLES.items():
        lines += ["", f"Games by {title}", *_shares(found[f"by_{aspect}"], usage.games[aspect])]
    for title, key in (("Day", "days"), ("Week of", "weeks")):
        lines += ["", f"{title:<11}{'people':>11}{'servers':>11}{'games':>11}"]
        lines += [_row(period) for period in found[key]]
    return [*lines, "", "Came back", *(_again(each) for each in found["came_back"])]


def _shares(shown: Mapping[str, int | None], counts: Mapping[str, int]) -> list[str]:
    known = {_WORDS.get(name, name): count for name, count in shown.items() if count is not None}
    lines = [f"{count:>11,} {words}" for words, count in known.items()]
    other = sum(counts[name] for name, count in shown.items() if count is None)
    return [*lines, f"{_number(told(other)):>11} other"] if other else lines


def _row(period: dict[str, Any]) -> str:
    begins, *counts = period.values()
    return f"{begins:<11}" + "".join(f"{_number(count):>11}" for count in counts)


def _again(each: dict[str, int | None]) -> str:
    again, asked = _number(each["people"]), _number(each["of"])
    return f"{again:>11} of {asked}, at least {counted(each['days'] or 0, 'day')} after they began"


def _number(count: int | None) -> str:
    return "below 5" if count is None else f"{count:,}"
