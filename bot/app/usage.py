"""The command `stats`: how the bot is used, without naming anyone.

Numbers below five could tell of one person or server. In words they are added up as `other`; in
JSON they are null.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from operator import itemgetter
from typing import Any

from bot.app.discord_api import OK, connect
from bot.app.settings import Settings
from bot.app.terminal import counted, deletion_progress, say, show_progress
from bot.errors import LoginError
from bot.store.upkeep.open_database import refuse_missing, visit
from bot.store.upkeep.usage import Period, Returned, Usage, count_usage

FEWEST = 5
"""The least number that is told."""

_WEEK = timedelta(days=7)
Told = dict[str, int | None]
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
    lines = [json.dumps(_object(usage, installs))] if as_json else _lines(usage, installs)
    for line in lines:
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
    """Return a count, or None if it is so small that it could tell of one person."""
    return count if count == 0 or count >= FEWEST else None


def told_apart(counts: Mapping[str, int]) -> Told:
    """Return the counts that may be told, the largest first, and None for the others.

    If those together were below five, their sum would tell of them, so the next joins them.
    """
    largest_first = sorted(counts.items(), key=itemgetter(1), reverse=True)
    shown: Told = dict(largest_first)
    hidden = 0
    for name, count in reversed(largest_first):
        if count < FEWEST or 0 < hidden < FEWEST:
            shown[name], hidden = None, hidden + count
    return shown


def told_within(whole: int, *parts: int) -> list[int | None]:
    """Return the counts that may be told, each of which is among those counted before.

    What lies between two of them could be as few, so the later one is hidden then.
    """
    shown: list[int | None] = []
    for part in parts:
        is_told = None not in (told(part), told(whole - part))
        shown.append(part if is_told else None)
        whole = part if is_told else whole
    return shown


def told_of(whole: int, parts: Sequence[int]) -> list[int | None]:
    """Return the parts of a whole that may be told, as `told_apart` with what else there is."""
    named = {str(place): part for place, part in enumerate((*parts, whole - sum(parts))) if part}
    shown = told_apart(named)
    return [shown.get(str(place), 0) for place in range(len(parts))]


def _object(usage: Usage, installs: dict[str, int]) -> dict[str, Any]:
    return {
        "games": told(usage.total),
        "people": told(usage.people),
        "servers": told(usage.servers),
        "installs": {name: told(count) for name, count in installs.items()} or None,
        **{f"by_{aspect}": told_apart(counts) for aspect, counts in usage.games.items()},
        **_told_periods(usage),
        "came_back": _came_back(usage),
    }


def _told_periods(usage: Usage) -> dict[str, list[dict[str, Any]]]:
    """Return the days and the weeks; of a week's days nothing tells what is hidden of it."""
    weeks = usage.periods[7]
    games = told_of(usage.total, [week.games for week in weeks])
    told_weeks, told_days = [], []
    for week, told_games in zip(weeks, games, strict=True):
        days = [day for day in usage.periods[1] if timedelta() <= day.begins - week.begins < _WEEK]
        told_weeks.append(_period(week, told_within(usage.people, week.people)[0], told_games))
        of_days = told_of(week.games, [day.games for day in days])
        for day, games_of_day in zip(days, of_days, strict=True):
            people = told_within(usage.people, week.people, day.people)[-1]
            told_days.append(_period(day, people, None if told_games is None else games_of_day))
    return {"days": told_days, "weeks": told_weeks}


def _period(period: Period, people: int | None, games: int | None) -> dict[str, Any]:
    counts = {"people": people, "servers": told(period.servers), "games": games}
    return {"begins": period.begins.isoformat(), **counts}


def _came_back(usage: Usage) -> list[dict[str, int | None]]:
    """Return how many people came back, each time of those asked; fewer are asked each time."""
    asked = told_within(usage.people, *(it.asked for it in usage.returned))
    most = max(it.returned for it in usage.returned)
    came = told_within(most, *(it.returned for it in usage.returned))
    return [
        {"days": it.days, "of": of, "people": _apart(it, people)}
        for it, of, people in zip(usage.returned, asked, came, strict=True)
    ]


def _apart(returned: Returned, people: int | None) -> int | None:
    """Return how many came back, unless that or how many did not could tell of one person."""
    return None if told(returned.asked - returned.returned) is None else people


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


def _shares(shown: Told, counts: Mapping[str, int]) -> list[str]:
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
