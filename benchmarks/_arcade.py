"""A database with as many players and matches as one likes, written in bulk."""

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import EVERYWHERE, Record, Standing
from bot.store.rows import standing_columns
from bot.store.sqlite.migrate import migrate
from bot.store.standings import COARSE_BUCKET

GUILD, GUILDS = 10**18, 1000
"""The server that everybody has played on, and how many there are besides."""
FRIENDS = 50
"""People whom each one plays, so that pairs meet again."""
CHUNK = 100_000

_GAMES = ("0 3 1 4 2", "8 0 3 1 4 2", "0 4 8 1 7 6 2 5 3")
_WINNERS = ("X", "O", None)
_LEVELS = (("minimax:4", "easy"), ("dice", "medium"), ("sampling:100", "hard"))
_INDEXES = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
_STANDING = (
    "scope", "person_id", "slot", "points", "deviation", "volatility", "rated_at",
    "streak", "best_streak", "as_x", "tallies", "openings", "course",
)  # fmt: skip


def person(number: int) -> int:
    """Return the id of a player, as long as Discord's own."""
    return 2 * 10**17 + number * 7919


def build(path: Path, players: int, matches: int) -> None:
    """Write a database of so many players and finished matches."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = OFF", "cache_size = -400000"):
        connection.execute(f"PRAGMA {pragma}")
    migrate(connection)
    indexes = [tuple(row) for row in connection.execute(_INDEXES)]
    for name, _ in indexes:
        connection.execute(f"DROP INDEX {name}")
    _fill(connection, "matches", _matches(players, matches), matches)
    for scope in (EVERYWHERE, GUILD):
        _fill(connection, "standings", _standings(scope, players), players)
        _fill_slots(connection, scope)
    _say("pairs and indexes …")
    _fill_pairs(connection)
    for _, sql in indexes:
        connection.execute(sql)
    connection.execute("ANALYZE")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    _say("")


def _fill(
    connection: sqlite3.Connection, table: str, rows: Iterator[dict[str, object]], number: int
) -> None:
    first = next(rows)
    columns, gaps = ", ".join(first), ", ".join(f":{name}" for name in first)
    sql = f"INSERT INTO {table} ({columns}) VALUES ({gaps})"  # noqa: S608
    connection.execute("BEGIN")
    connection.execute(sql, first)
    for done in range(0, number, CHUNK):
        connection.executemany(sql, (row for _, row in zip(range(CHUNK), rows, strict=False)))
        _bar(table, min(done + CHUNK, number), number)
    connection.execute("COMMIT")


def _matches(players: int, matches: int) -> Iterator[dict[str, object]]:
    rng = Random(1)
    for number in range(1, matches + 1):
        one = rng.randrange(players)
        game = rng.randrange(3)
        machine = rng.choice(_LEVELS) if rng.randrange(2) else (None, None)
        other = (one + 1 + rng.randrange(FRIENDS)) % players
        yield {
            "guild_id": GUILD if number % 2 else GUILD + 1 + number % GUILDS,
            "channel_id": 3 * 10**17 + number % 5000,
            "reach": 1,
            "message_id": 4 * 10**17 + number,
            "x_person": person(one),
            "o_person": None if machine[0] else person(other),
            "o_engine": machine[0],
            "o_level": machine[1],
            "variant": "3x3",
            "language": "en",
            "seed": number,
            "moves": _GAMES[game],
            "revision": 5,
            "status": "over",
            "ending": "full-board" if game == len(_WINNERS) - 1 else "line",
            "winner": _WINNERS[game],
            "taken_back": "",
            "series_x": 0,
            "series_o": 0,
            "series_draws": 0,
            "turn_since": 1_700_000_060_000 + number * 5000,
            "started_at": 1_700_000_000_000 + number * 5000,
            "changed_at": 1_700_000_060_000 + number * 5000,
            "ended": number,
            "everywhere": 1,
        }


def _standings(scope: int, players: int) -> Iterator[dict[str, object]]:
    rng = Random(scope)
    for number in range(players):
        points = rng.gauss(1500, 120)
        deviation = rng.choice((70.0, 90.0, 120.0, 200.0))
        standing = Standing(
            Rating(points, deviation),
            records={"people": Record(9, 4, 7), "easy": Record(5, 2, 1), "hard": Record(0, 4, 3)},
            streak=1,
            best_streak=5,
            as_x=20,
            openings=(5, 1, 6, 0, 9, 2, 3, 1, 4),
            history=tuple(round(points) + step for step in range(35)),
        )
        place = {"scope": scope, "person_id": person(number), "slot": standing.rank_bucket}
        columns: dict[str, object] = {**place, **standing_columns(standing)}
        yield {name: columns[name] for name in _STANDING}


def _fill_slots(connection: sqlite3.Connection, scope: int) -> None:
    for grain, width in enumerate((1, COARSE_BUCKET)):
        connection.execute(
            "INSERT INTO slots SELECT scope, ?, slot / ?, count(*) FROM standings "
            "WHERE scope = ? GROUP BY 3",
            (grain, width, scope),
        )


def _fill_pairs(connection: sqlite3.Connection) -> None:
    for scope in (EVERYWHERE, GUILD):
        connection.execute(
            "INSERT INTO pairs SELECT ?, min(x_person, o_person), max(x_person, o_person), "
            "1, 0, count(*) FROM matches WHERE o_person IS NOT NULL GROUP BY 2, 3",
            (scope,),
        )


def _bar(what: str, done: int, number: int) -> None:
    filled = 30 * done // number
    _say(f"{what:10} {'█' * filled}{'·' * (30 - filled)} {done:,} of {number:,}")


def _say(text: str) -> None:
    print(f"\r{text:79}", end="", file=sys.stderr, flush=True)
