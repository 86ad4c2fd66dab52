"""Matches that ended before there were results get theirs at the next start."""

from functools import partial
from pathlib import Path

import pytest

from bot.domain.rating_change import RatingWeight
from bot.domain.ratings.older_rules import OLDER
from bot.store.matches import changes
from bot.store.ratings.rate_match import apply_result
from bot.store.upkeep import backfill_results as older_matches
from bot.store.upkeep.open_database import open_database
from bot.store.upkeep.recount import rebuild
from tests.store.random_histories import SOME, play, stored_standings
from tests.store.sqlite.versions import copy_to_version


@pytest.fixture(autouse=True)
def older_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have matches counted by the older rules, as they were."""
    monkeypatch.setattr(changes, "apply_result", partial(apply_result, rules=OLDER))


async def old_database(path: str, folder: Path, version: int = 6, copies: int = 1) -> str:
    """Create a database of a version with the matches of `SOME`, some times over."""
    database = await open_database(path)
    for _ in range(copies):
        await play(database, SOME)
    await database.close()
    old = str(folder / "old.db")
    copy_to_version(version, path, old, folder / "migrations")
    return old


@pytest.mark.parametrize("version", [3, 6])
async def test_older_matches_get_their_results(version: int, path: str, tmp_path: Path) -> None:
    """After an upgrade older matches have the results, and people the standings, of their time."""
    old = await old_database(path, tmp_path, version)
    newest, upgraded = await open_database(path), await open_database(old)
    assert await upgraded.read(stored_standings) == await newest.read(stored_standings)
    assert set((await upgraded.prepare(rebuild)).wrong.values()) == {0}
    await newest.close()
    await upgraded.close()


class _KilledError(Exception):
    """The process ends here."""


@pytest.mark.parametrize("killed_after", [1, 4, 5, 9])
async def test_killed_while_older_matches_are_counted(
    killed_after: int, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a start is killed while it counts, the next one goes on, and counts no match twice."""
    old = await old_database(path, tmp_path, copies=2)
    counted: list[RatingWeight] = []

    async def killed(*arguments: object) -> None:
        if len(counted) == killed_after:
            raise _KilledError
        counted.append(await apply_result(*arguments))  # type: ignore[arg-type]

    monkeypatch.setattr(older_matches, "PAGE", 4)
    monkeypatch.setattr(older_matches, "apply_result", killed)
    with pytest.raises(_KilledError):
        await open_database(old)
    monkeypatch.setattr(older_matches, "apply_result", apply_result)
    newest, again = await open_database(path), await open_database(old)
    assert await again.read(stored_standings) == await newest.read(stored_standings)
    await newest.close()
    await again.close()
