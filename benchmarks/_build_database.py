"""Builds a database with any number of players and matches, with bulk inserts."""

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import EVERYWHERE, Record, Standing
from bot.store.ratings.standings import COARSE_BUCKET, COLUMNS, columns_of
from bot.store.sqlite.migrate import migrate

GUILD, GUILDS = 10**18, 1000
"""The server that everybody has played on, and the number of other servers."""
FRIENDS = 50
"""How many opponents each person has, so that pairs play more than once."""
CHUNK = 100_000

_GAMES = ("0 3 1 4 2", "8 0 3 1 4 2", "0 4 8 1 7 6 2 5 3")
_WINNERS = ("X", "O", None)
_LEVELS = (("minimax:4", "easy"), ("sampling:10", "medium"), ("sampling:100", "hard"))
_INDEXES = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
_STANDING = (
    "scope", "variant", "person_id", "slot", "points", "deviation", "volatility", "rated_at",
    "streak", "best_streak", "as_x", "tallies", "openings", "course",
)  # fmt: skip


def person(number: int) -> int:
    """Return the id of a player, with as many digits as Discord's ids."""
    return 2 * 10**17 + number * 7919


def build(path: Path, players: int, matches: int) -> None:
    """Build a database with the given numbers of players and finished matches."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = OFF", "cache_size = -400000"):
        connection.execute(f"PRAGMA {pragma}")
    migrate(connection)
    indexes = [tuple(row) for row in connection.execute(_INDEXES)]
    for name, _ in indexes:
        connection.execute(f"DROP INDEX {name}")
    _insert(connection, "matches", _matches(players, matches), matches)
    for scope in (EVERYWHERE, GUILD):
        _insert(connection, "standings", _standings(scope, players), players)
        _insert_rank_buckets(connection, scope)
    _print_status("pairs and indexes …")
    _insert_pairs(connection)
    for _, sql in indexes:
        connection.execute(sql)
    connection.execute("ANALYZE")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    _print_status("")


def _insert(
    connection: sqlite3.Connection, table: str, rows: Iterator[dict[str, object]], number: int
) -> None:
    first = next(rows)
    columns, placeholders = ", ".join(first), ", ".join(f":{name}" for name in first)
    sql = f"INSERT INTO {table} ({columns}) VALUES ({placeholders})"  # noqa: S608
    connection.execute("BEGIN")
    connection.execute(sql, first)
    for done in range(0, number, CHUNK):
        connection.executemany(sql, (row for _, row in zip(range(CHUNK), rows, strict=False)))
        _print_progress(table, min(done + CHUNK, number), number)
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
            "variant": "classic",
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
        place = {
            "scope": scope,
            "variant": "classic",
            "person_id": person(number),
        }
        values = columns_of(person(number), standing)
        columns = place | dict(zip(COLUMNS.split(", "), values, strict=True))
        yield {name: columns[name] for name in _STANDING}


def _insert_rank_buckets(connection: sqlite3.Connection, scope: int) -> None:
    for size, width in enumerate((1, COARSE_BUCKET)):
        connection.execute(
            "INSERT INTO slots SELECT scope, variant, ?, slot / ?, count(*) FROM standings "
            "WHERE scope = ? GROUP BY 4",
            (size, width, scope),
        )


def _insert_pairs(connection: sqlite3.Connection) -> None:
    for scope in (EVERYWHERE, GUILD):
        connection.execute(
            "INSERT INTO pairs SELECT ?, 'classic', min(x_person, o_person), "
            "max(x_person, o_person), 1, 0, count(*) FROM matches WHERE o_person IS NOT NULL "
            "GROUP BY 3, 4",
            (scope,),
        )


def _print_progress(table: str, done: int, number: int) -> None:
    filled = 30 * done // number
    _print_status(f"{table:10} {'█' * filled}{'·' * (30 - filled)} {done:,} of {number:,}")


def _print_status(text: str) -> None:
    print(f"\r{text:79}", end="", file=sys.stderr, flush=True)
