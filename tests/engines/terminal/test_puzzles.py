"""`python -m engines puzzles`: the form that other programs rely on, and how the list grows."""

import json
from pathlib import Path

import pytest

from engines.games.variants import GAMES, SOLVED_GAMES
from engines.puzzles import days, finding, week
from engines.puzzles.days import LIST, date_of, listed
from engines.puzzles.week import WEEK
from engines.terminal import puzzles
from tests.engines.puzzles.plain_search import prove
from tests.engines.terminal.in_process import run, said
from tests.sizes import FULL

LATER_FROM = {"sizes": 4, "squares": 4}
"""The games of the two days after the list's last, with fewer of their positions searched."""
in_full = pytest.mark.skipif(not FULL, reason="searches every small game")


def test_the_form_of_a_puzzle() -> None:
    """A line has the number and its day, and moves as other commands read them with --json."""
    assert said("puzzles", "show", "23") == (
        '{"number": 23, "date": "2026-11-23", "variant": "classic", "moves": "0 1 5 8",'
        ' "line": ["3", "4", "6"], "task": "win", "difficulty": 0.59}\n'
    )


def test_some_days_in_the_order_asked_for() -> None:
    """Numbers name the days, those after the list's last among them."""
    asked = ("732", "1", "1000000")
    shown = map(json.loads, said("puzzles", "show", *asked).splitlines())
    assert [day["number"] for day in shown] == list(map(int, asked))


@pytest.mark.parametrize("number", ["0", "-1", "x", "2916000", "99999999999999999999"])
def test_days_that_there_are_not(number: str) -> None:
    """Anything but the number of a day is refused in a sentence."""
    done = run("puzzles", "show", number)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the list, to which the command then adds."""
    copy = tmp_path / "days.txt"
    copy.write_bytes(LIST.read_bytes())
    monkeypatch.setattr(puzzles, "LIST", copy)
    return copy


def test_a_list_that_is_long_enough(copied: Path) -> None:
    """Nothing is added to a list that has the days, nor taken from one that has more."""
    for count in (len(listed()), 3):
        told = f"0 days are new, {len(listed())} in all.\n"
        assert said("puzzles", "make", "--days", str(count)) == told
        assert copied.read_bytes() == LIST.read_bytes()


@pytest.mark.slow
def test_days_are_added(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two days more leave the list as it is, and have a puzzle each that is new and fits them."""
    if not FULL:
        monkeypatch.setattr(week, "SOLVED_GAMES", {name: GAMES[name] for name in LATER_FROM})
        monkeypatch.setattr(finding, "LATER_FROM", LATER_FROM)
    released, more = listed(), len(listed()) + 2
    said("puzzles", "make", "--days", str(more))
    assert copied.read_bytes().startswith(LIST.read_bytes())
    monkeypatch.setattr(days, "LIST", copied)
    listed.cache_clear()
    try:
        added = listed()[len(released) :]
    finally:
        listed.cache_clear()
    known = {(one.variant, one.game.canonical(one.position().state)) for one in released}
    assert len(added) == 2
    for number, one in enumerate(added, start=len(released) + 1):
        assert any(slot.takes(one) for slot in WEEK[date_of(number).weekday()])
        assert (one.variant, one.game.canonical(one.position().state)) not in known
        prove(one)


@pytest.mark.parametrize("games", [["classic"], pytest.param(list(SOLVED_GAMES), marks=in_full)])
def test_too_few_games(copied: Path, monkeypatch: pytest.MonkeyPatch, games: list[str]) -> None:
    """Games are searched by the days that are missing; where they were too few, the list stays."""
    monkeypatch.setattr(week, "SOLVED_GAMES", {name: GAMES[name] for name in games})
    done = run("puzzles", "make", "--days", str(len(listed()) + 1))
    assert done.returncode == 2
    assert "no puzzle is left for 2028-11-01; ask for more days" in done.stderr
    assert copied.read_bytes() == LIST.read_bytes()


@in_full
def test_the_list_is_made_again(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made from nothing, the list comes out the same."""
    monkeypatch.setattr(puzzles, "listed", tuple)
    copied.write_bytes(b"")
    said("puzzles", "make")
    assert copied.read_bytes() == LIST.read_bytes()
