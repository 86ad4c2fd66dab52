"""The command `stats`: what it says, and that it tells of nobody."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import log
from bot.__main__ import main
from bot.app.usage import FEWEST, told_apart, told_of, told_within
from bot.domain.match import Person, Place
from bot.store.matches.matches import MatchTable
from bot.store.sqlite.file_lock import FileLock
from tests.conftest import a_match, opened

Said = Callable[..., str]


@pytest.fixture
def said(path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Return what the command prints about the test's database, without a token."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setattr(log, "configure", lambda *_: None)

    def run(*arguments: str) -> str:
        assert main(["stats", *arguments]) == 0
        return capsys.readouterr().out

    return run


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


@given(counts=st.dictionaries(st.text(), st.integers(1, 30)))
def test_nobody_can_be_told_from_a_sum(counts: dict[str, int]) -> None:
    """Counts below five are hidden, and never alone: what is hidden adds up to five or more."""
    shown = told_apart(counts)
    hidden = sum(counts[name] for name, count in shown.items() if count is None)
    assert all(
        count == counts[name] >= FEWEST for name, count in shown.items() if count is not None
    )
    assert hidden == 0 or hidden >= FEWEST or None not in (set(shown.values()) - {None})
    assert shown.keys() == counts.keys()


@given(parts=st.lists(st.integers(0, 30), max_size=8), other=st.integers(0, 30))
def test_nobody_can_be_told_from_a_whole(parts: list[int], other: int) -> None:
    """What is hidden of a week, by its days and all else, is never fewer than five."""
    whole = sum(parts) + other
    shown = told_of(whole, parts)
    hidden = whole - sum(count for count in shown if count is not None)
    assert [count for count in shown if count and count < FEWEST] == []
    assert hidden == 0 or hidden >= FEWEST or whole < FEWEST


@given(counts=st.lists(st.integers(0, 40), min_size=2, max_size=6).map(sorted))
def test_nobody_can_be_told_from_a_difference(counts: list[int]) -> None:
    """Between two counts of which one is among the other there are none, or five or more."""
    whole, *parts = reversed(counts)
    told = [whole, *(count for count in told_within(whole, *parts) if count is not None)]
    between = {more - fewer for more in told for fewer in told if more > fewer}
    assert {count for count in {*told[1:], *between} if 0 < count < FEWEST} == set()


@pytest.mark.usefixtures("played")
def test_in_words(said: Said) -> None:
    """The numbers stand before what they count; a game that one person played is hidden."""
    lines = [line.split() for line in said().splitlines()]
    assert ["7", "games"] in lines
    assert ["7", "other"] in lines
    assert not any("drop" in line or "classic" in line for line in lines)
    assert [str(datetime.now(UTC).date()), "7", "below", "5", "7"] in lines


@pytest.mark.usefixtures("played")
def test_as_json(said: Said) -> None:
    """One object, with null for what is below five."""
    found = json.loads(said("--json"))
    assert (found["games"], found["people"], found["servers"]) == (7, 7, 0)
    assert found["by_variant"] == {"classic": None, "drop": None}
    assert found["days"][0]["servers"] is None
    assert found["came_back"][0] == {"days": 1, "of": 0, "people": 0}
    assert found["installs"] is None


@pytest.mark.usefixtures("played")
def test_beside_a_running_bot(said: Said, path: str) -> None:
    """It takes no lock and changes nothing."""
    before = Path(path).read_bytes()
    lock = FileLock(path)
    lock.acquire()
    assert "7 games" in said()
    lock.release()
    assert Path(path).read_bytes() == before


def test_without_a_database(path: str, said: Said, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing database is named, and none is made."""
    Path(path).unlink(missing_ok=True)
    with pytest.raises(AssertionError):
        said()
    assert capsys.readouterr().err == f"There is no database at {path}.\n"
    assert not Path(path).exists()
