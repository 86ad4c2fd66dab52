"""The command `stats`: what it says, and that it reveals nobody."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.app.usage import told
from bot.domain.match import Person, Place
from bot.store.matches.matches import MatchTable
from bot.store.sqlite.file_lock import FileLock
from tests.app.conftest import Bot
from tests.conftest import a_match, opened


@pytest.fixture
async def played(path: str) -> None:
    """Have seven people play in a server today, and one of them Drop."""
    today = datetime.now(UTC)
    async with opened(path) as database:
        for person in range(7):
            times = {"started_at": today - timedelta(seconds=person), "changed_at": today}
            variant = "classic" if person else "drop"
            seats = {"id": 0, "x": Person(person), "place": Place(5, person)}
            await MatchTable(database).add(a_match(variant=variant, **seats, **times))


def test_nobody_can_be_told_from_a_number_or_a_difference() -> None:
    """Any two counts that are shown, and the difference of them, are nothing, or five or more."""
    counts = [told(count) for count in range(99)]
    assert counts[:11] == [0, *4 * [None], *5 * [5], 10]
    assert {(count or 0) % 5 for count in counts} == {0}


@pytest.mark.usefixtures("played")
def test_in_words(bot: Bot, path: str) -> None:
    """The numbers stand before what they count; a game that one person played is hidden."""
    lines = [line.split() for line in bot("stats").out.splitlines()]
    assert lines[0] == [path]
    assert ["5", "games"] in lines
    assert ["5", "classic"] in lines
    assert ["below", "5", "other"] in lines
    assert not any("drop" in line for line in lines)
    assert [str(datetime.now(UTC).date()), "5", "below", "5", "5"] in lines


@pytest.mark.usefixtures("played")
def test_as_json(bot: Bot) -> None:
    """One object, with null for what is below five."""
    found = json.loads(bot("stats --json").out)
    assert (found["games"], found["people"], found["servers"]) == (5, 5, 0)
    assert found["by_variant"] == {"classic": 5, "drop": None}
    assert found["days"][0]["servers"] is None
    assert found["came_back"][0] == {"days": 1, "of": 0, "people": 0}
    assert found["installs"] is None


@pytest.mark.usefixtures("played")
def test_beside_a_running_bot(bot: Bot, path: str) -> None:
    """It takes no lock and changes nothing."""
    before = Path(path).read_bytes()
    lock = FileLock(path)
    lock.acquire()
    assert "5 games" in bot("stats").out
    lock.release()
    assert Path(path).read_bytes() == before
