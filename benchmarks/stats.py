"""How long leaderboards, cards, endings and pictures take with many players and matches.

The first run builds the database and keeps it for the next one. `--players 1000000 --matches
10000000` builds one of 2.7 GB in half an hour.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

from benchmarks._build_database import GUILD, build, person
from bot.domain.match import Ending, Machine, Match, Person, Place, Seat, Status
from bot.domain.ratings.leaderboard import PAGE, Shown
from bot.domain.ratings.standing import EVERYWHERE, Category
from bot.domain.who_may_see import Reader
from bot.interactions.standings.answers import drawing
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.upkeep.open_database import open_database
from bot.views.pictures import RatingPicture
from tests.store.sqlite.raw import raw

Action = Callable[[], Awaitable[object]]

LARGE_TABLES = ("matches", "standings", "pairs")


async def measure(name: str, actions: Sequence[Action]) -> float:
    """Print the median and the 95th percentile of some actions; return the median in seconds."""
    times = []
    for action in actions:
        start = perf_counter()
        await action()
        times.append(perf_counter() - start)
    middle, slow = median(times), quantiles(times, n=20)[-1]
    print(f"{name:44}{middle * 1e3:9.2f} ms{slow * 1e3:9.2f} ms")
    return middle


async def reads(database: Database, players: int, runs: int) -> None:
    """Measure pages of both leaderboards and cards, for random viewers."""
    rng, leaderboards = Random(2), Leaderboards(database)
    for name, category in (("everywhere", Category(EVERYWHERE)), ("one server", Category(GUILD))):
        pages = [
            (rng.randrange(players // PAGE), _random_person(rng, players)) for _ in range(runs)
        ]
        actions = [partial(leaderboards.page, category, page, viewer) for page, viewer in pages]
        await measure(f"a page, {name}, own rank included", actions)
        own = [partial(leaderboards.page_of, category, viewer) for _, viewer in pages]
        await measure(f"which page one is on, {name}", own)
        people = [(_random_person(rng, players), viewer) for _, viewer in pages]
        cards = [
            partial(leaderboards.card, Shown(category.scope), one, _reader(viewer), GUILD)
            for one, viewer in people
        ]
        await measure(f"a card, {name}", cards)


async def endings(database: Database, players: int, runs: int) -> None:
    """Measure moves that do not end a match and moves that do, against the bot and a friend."""
    table, rng = MatchTable(database), Random(3)
    for name, bot in (("the bot", Machine("sampling:10", "medium")), ("a friend", None)):
        moves, last_moves = [], []
        for number in range(runs):
            match = await table.add(_match(number, rng, players, bot))
            moved = match._replace(moves=(0, 3, 1, 4), revision=1)
            ended = moved._replace(
                moves=(0, 3, 1, 4, 2), revision=2, status=Status.OVER, ending=Ending.LINE,
                winner="X",
            )  # fmt: skip
            moves.append(_save(table, moved))
            last_moves.append(_save(table, ended))
        move = await measure(f"a move, against {name}", moves)
        end = await measure(f"an ending, against {name}", last_moves)
        print(f"{'':6}an ending takes {(end - move) * 1e3:.2f} ms more")


def _save(table: MatchTable, after: Match) -> Action:
    return lambda: table.change(after.id, lambda _: after)


def _match(number: int, rng: Random, players: int, bot: Seat | None) -> Match:
    one = rng.randrange(players)
    now = datetime.now(UTC)
    return Match(
        place=Place(GUILD, 10**17 + number),
        x=Person(person(one)),
        o=bot or Person(person((one + 1) % players)),
        language="en",
        seed=number,
        started_at=now,
        changed_at=now,
        turn_since=now,
    )


def _random_person(rng: Random, players: int) -> int:
    return person(rng.randrange(players))


def _reader(number: int) -> Reader:
    return Reader(number, GUILD, GUILD)


async def pictures(database: Database, runs: int) -> None:
    """Measure the picture of a card."""
    card = await Leaderboards(database).card(
        Shown(EVERYWHERE), person(1), _reader(person(2)), GUILD
    )
    if card is not None:
        shown = RatingPicture(card.row.standing.history, card.row.standing.openings)
        draw: Action = lambda: asyncio.to_thread(drawing, shown)  # noqa: E731
        await draw()
        await measure("a picture, in a thread of its own", [draw] * runs)


async def plans(database: Database, players: int) -> None:
    """Print all statements of the measured actions that scan a large table."""
    seen: set[str] = set()
    for read in (database.read, database.read_snapshot):
        await read(raw(lambda db: db.set_trace_callback(seen.add)))
    await reads_once(database, players)
    for read in (database.read, database.read_snapshot):
        await read(raw(lambda db: db.set_trace_callback(None)))
    scans = [line for sql in seen for line in await database.read(partial(_scans, sql=sql))]
    print(f"{len(seen)} statements traced; scans of large tables: {scans or 'none'}")


async def reads_once(database: Database, players: int) -> None:
    """Run each measured action once."""
    leaderboards, rng = Leaderboards(database), Random(5)
    await leaderboards.page(Category(EVERYWHERE), 500, _random_person(rng, players))
    await leaderboards.page_of(Category(GUILD), _random_person(rng, players))
    await leaderboards.card(
        Shown(GUILD), _random_person(rng, players), _reader(_random_person(rng, players)), GUILD
    )
    table, match = MatchTable(database), _match(-1, rng, players, None)
    added = await table.add(match)
    over = added._replace(status=Status.OVER, ending=Ending.LINE, winner="X", revision=1)
    await _save(table, over._replace(moves=(0, 3, 1, 4, 2)))()


async def _scans(db: Connection, sql: str) -> list[str]:
    if not sql.lstrip().upper().startswith(("SELECT", "UPDATE", "INSERT", "DELETE")):
        return []
    rows = await db.all(f"EXPLAIN QUERY PLAN {sql}")
    return [row["detail"] for row in rows if _is_scan(row["detail"])]


def _is_scan(detail: str) -> bool:
    return any(detail.startswith(f"SCAN {table}") for table in LARGE_TABLES)


def main() -> None:
    """Build the database if it does not exist, then measure everything."""
    parser = ArgumentParser(prog="python -m benchmarks.stats", description=__doc__)
    parser.add_argument("--players", type=int, default=30_000)
    parser.add_argument("--matches", type=int, default=300_000)
    parser.add_argument("--runs", type=int, default=300)
    parser.add_argument("--database", type=Path, help="by default one in data/ for each size")
    options = parser.parse_args()
    default = Path(f"data/bench-{options.players}-{options.matches}.db")
    path: Path = options.database or default
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        build(path, options.players, options.matches)
    print(f"{options.players:,} players, {options.matches:,} matches: median and 95th percentile")
    asyncio.run(_all(str(path), options.players, options.runs))


async def _all(path: str, players: int, runs: int) -> None:
    database = await open_database(path)
    try:
        await reads(database, players, runs)
        await endings(database, players, runs)
        await pictures(database, runs // 10)
        await plans(database, players)
    finally:
        await database.close()


if __name__ == "__main__":
    main()
