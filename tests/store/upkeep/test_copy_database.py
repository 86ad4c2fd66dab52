"""A database that is copied to another engine: every row arrives, or none."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path

import pytest

from bot.domain.match import Place
from bot.domain.moves import resigned
from bot.errors import StartError
from bot.store.database import Pages, ReportProgress, Tables
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.copy_database import FILLED_BY_MIGRATIONS, copy_all
from tests.conftest import ANN, ENGINES, NOW, a_match, opened
from tests.postgres import Server
from tests.store.sample import copy, ignore, rows_of, write_sample

BIGGEST, SMALLEST = 2**63 - 1, -(2**63)
AWKWARD = "'\"\\\t\n\r,;%_ é 中 😀 \ufeff"
MANY = """
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2500)
INSERT INTO named_everywhere SELECT 100 + n FROM numbers
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Return the path of a database with a row in every table."""
    path = str(tmp_path / "filled.db")
    write_sample(path)
    return path


@pytest.fixture
def server(postgres: Server) -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture(params=ENGINES)
async def filled(request: pytest.FixtureRequest, file: str, server: str) -> str:
    """Return where a database with a row in every table is, on each engine."""
    if request.param == "postgresql":
        await copy(file, server)
    return {"sqlite": file, "postgresql": server}[request.param]


@pytest.fixture
def target(filled: str, file: str, server: str, tmp_path: Path) -> str:
    """Return where an empty database of the other engine is, or can be."""
    return server if filled == file else str(tmp_path / "new.db")


async def test_every_row_is_copied(filled: str, target: str) -> None:
    """No table is empty, and each has the same rows on either engine, whatever their values."""
    await write(filled, "UPDATE shows SET token = ?, seed = ?, message_id = NULL", AWKWARD, BIGGEST)
    await write(filled, "UPDATE standings SET person_id = ? WHERE person_id = 11", SMALLEST)
    await write(filled, "UPDATE standings SET points = ?, deviation = ?", 0.1 + 0.2, 5e-324)
    await write(filled, "UPDATE pseudonym_key SET key = ?", bytes(range(256)))
    before = await rows_of(filled)
    assert [table for table, rows in before.items() if not rows] == []
    assert await copy(filled, target) == sum(map(Counter.total, before.values()))
    assert await rows_of(target) == before
    assert await rows_of(filled) == before


async def write(where: str, sql: str, *values: object) -> None:
    async with opened(where) as database:
        await database.write(lambda db: db.run(sql, values))


async def test_text_with_nul(file: str, server: str) -> None:
    """The one character that PostgreSQL does not take is replaced, and the rest is copied."""
    await write(file, "UPDATE shows SET token = ?", "a\0b\0")
    await copy(file, server)
    async with opened(server) as database:
        (token,) = await database.read(lambda db: db.one("SELECT token FROM shows"))
    assert token == "a\ufffdb\ufffd"  # noqa: S105 - of no bot


async def test_numbers_go_on(filled: str, target: str) -> None:
    """The next match gets the next id, and ends as the next one."""
    await write(filled, "UPDATE matches SET ended = 50 WHERE ended = 1")
    await copy(filled, target)
    async with opened(target) as database:
        table = MatchTable(database)
        match = await table.add(a_match(id=0, place=Place(21, 99)))
        await table.change(match.id, lambda live: resigned(live, ANN, NOW))
        found = await database.read(lambda db: db.one("SELECT max(id), max(ended) FROM matches"))
    assert match.id == 8
    assert tuple(found) == (8, 51)


async def test_a_copy_that_is_interrupted(filled: str, target: str) -> None:
    """An error at any page leaves the target as empty as it was, and a second copy succeeds."""
    async with opened(target):
        pass
    empty, before = await rows_of(target), await rows_of(filled)
    for page in (1, 3, len(before)):
        with pytest.raises(KeyError):
            await copy(filled, target, fail_at(page))
        assert await rows_of(target) == empty
    await copy(filled, target)
    assert await rows_of(target) == before


def fail_at(page: int) -> ReportProgress:
    """Return a function that raises KeyError at a page of rows."""
    pages = count(1)

    def fail(_done: int, _total: int) -> None:
        if next(pages) == page:
            raise KeyError

    return fail


async def test_many_rows(filled: str, target: str) -> None:
    """They pass in pages of a thousand, so that memory does not grow with the database."""
    async with opened(filled) as database:
        await database.write(lambda db: db.run(MANY))
    seen: list[tuple[int, int]] = []
    total = await copy(filled, target, lambda *at: seen.append(at))
    steps = [after[0] - before[0] for before, after in pairwise([(0, total), *seen])]
    assert (max(steps), sum(steps), {at[1] for at in seen}) == (1000, total, {total})


async def test_a_target_with_rows(filled: str, target: str) -> None:
    """It is refused, whatever the rows are, and stays as it is; only migrations may fill tables."""
    empty = await rows_of(target)
    assert {table for table, found in empty.items() if found} == FILLED_BY_MIGRATIONS
    await write(target, "INSERT INTO named_everywhere VALUES (?)", 99)
    before = await rows_of(target)
    with pytest.raises(StartError, match="the target is not empty"):
        await copy(filled, target)
    assert await rows_of(target) == before


class Forgetful:
    """Tables whose last row of a page does not arrive."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.schema, self.count, self.finish = tables.schema, tables.count, tables.finish
        self.fill = tables.fill

    async def pages(self, table: str, columns: Sequence[str]) -> Pages:
        async for rows in self._tables.pages(table, columns):
            yield rows[:-1]


async def test_rows_that_do_not_arrive(filled: str, target: str) -> None:
    """They are noticed, and nothing is copied."""
    async with opened(target):
        pass
    empty = await rows_of(target)
    async with opened(filled) as one, opened(target) as other, one.tables() as ours:
        with pytest.raises(StartError, match="the rows of"):
            async with other.tables() as theirs:
                await copy_all(Forgetful(ours), theirs, "the target", ignore)
    assert await rows_of(target) == empty
