"""How PostgreSQL carries out each statement of the store, and which of them read a whole table."""

import ast
import importlib
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import asyncpg

from bot.store.postgres.dialect import translated
from tests.project_files import modules, tree_of

LARGE = {
    *("matches", "results", "standings", "pairs", "people", "blocks", "shares"),
    *("named_everywhere", "deleted_people", "servers", "joined_servers"),
    *("puzzle_attempts", "puzzle_channels", "puzzle_posts", "practice"),
}
"""The tables that grow with the number of finished matches, people or servers."""

_OF_MATCHES = {"matches", "results", "standings", "pairs"}
"""Those that grow with the number of finished matches."""
_OF_ENGINES = ("bot/store/sqlite/", "bot/store/postgres/")
_FOR_COMMANDS = (
    *("bot/store/upkeep/restore.py", "bot/store/people/repeated_deletions.py"),
    "bot/store/upkeep/take_over.py",
)
"""Whose statements no running bot sends."""
_STATEMENT = re.compile(r"\s*(?:/\*)?(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s[^{}]*")
_INDEX_SCANS = {"Index Scan", "Index Only Scan"}
_READS_ALL = {"Sort", "Aggregate", "Hash", "WindowAgg"}
"""What takes all rows below it before it gives the first."""
_PARTIAL = """
SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL
"""
_FILLED = "SELECT relname::text FROM pg_class WHERE relkind = 'r' AND reltuples >= 1000"
Plan = dict[str, Any]


class Scan(NamedTuple):
    sql: str
    table: str


def statements() -> set[str]:
    """Return every statement of the store that is written down whole and runs on both engines."""
    found: set[str] = set()
    for module in modules("bot/store"):
        if module not in _FOR_COMMANDS and not module.startswith(_OF_ENGINES):
            loaded = importlib.import_module(module.removesuffix(".py").replace("/", "."))
            texts = [*_whole_strings(tree_of(module)), *_texts(vars(loaded).values())]
            found |= {text for text in texts if _STATEMENT.fullmatch(text)}
    return {sql for sql in found if not sql.endswith(" ") and "temp." not in sql}


def _whole_strings(tree: ast.AST) -> list[str]:
    """Return the string constants of a module that are not parts of f-strings."""
    nodes = list(ast.walk(tree))
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    constants = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts]
    return [node.value for node in constants if isinstance(node.value, str)]


def is_statement(sql: str) -> bool:
    """Return whether something that the bot sends can be explained: one statement on its tables."""
    return _STATEMENT.fullmatch(sql) is not None and ";" not in sql and "pg_temp." not in sql


def _texts(values: Iterable[object]) -> Iterator[str]:
    """Yield the texts among some values, and those in tuples and dictionaries of texts."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple | list):
            yield from _texts(value)
        elif isinstance(value, dict):
            yield from _texts(value.values())


async def scans(raw: asyncpg.Connection, sql: str) -> list[Scan]:
    return await sent_scans(raw, translated(sql).sql)


async def sent_scans(raw: asyncpg.Connection, sql: str) -> list[Scan]:
    """Return the large tables that a statement reads whole, whatever its parameters are."""
    plan = await _plan(raw, sql)
    whole = _whole_tables(plan, {row["name"] for row in await raw.fetch(_PARTIAL)}, limited=False)
    filled = {row["relname"] for row in await raw.fetch(_FILLED)}
    return [Scan(" ".join(sql.split()), table) for table in whole if table in filled]


async def _plan(raw: asyncpg.Connection, sql: str) -> Plan:
    number = len((await raw.prepare(sql)).get_parameters())
    arguments = f"({', '.join(['NULL'] * number)})" if number else ""
    await raw.execute("SET plan_cache_mode = force_generic_plan")
    await raw.execute(f"PREPARE explained AS {sql}")
    try:
        found = await raw.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE explained{arguments}")
    finally:
        await raw.execute("DEALLOCATE explained")
    plan: Plan = json.loads(found)[0]["Plan"]
    return plan


async def kinds(raw: asyncpg.Connection, sql: str) -> list[str]:
    """Return the kinds of all parts of the plan of a statement of the store."""
    found, parts = [], [await _plan(raw, translated(sql).sql)]
    while parts:
        part = parts.pop()
        found.append(part["Node Type"])
        parts += part.get("Plans", ())
    return found


def _whole_tables(node: Plan, partial: set[str], *, limited: bool) -> Iterator[str]:
    """Yield the large tables that a plan reads from end to end, but for a few rows of an index."""
    kind = node["Node Type"]
    limited = (limited or kind == "Limit") and kind not in _READS_ALL
    walks = kind in _INDEX_SCANS and "Index Cond" not in node and node["Index Name"] not in partial
    if (kind == "Seq Scan" or (walks and not limited)) and node["Relation Name"] in LARGE:
        yield node["Relation Name"]
    for part in node.get("Plans", ()):
        yield from _whole_tables(part, partial, limited=limited)


_OF_TYPE = {"bigint": "n", "integer": "n % 100", "text": "'a'", "double precision": "0.5"}
_OF_COLUMN = {
    "x_person": "n % {players}",
    "o_person": "{players} + n % {players}",
    "status": "'over'",
    "scope": "n % 1000",
    "rank_key": "n",
    **dict.fromkeys(("x_engine", "o_engine", "remind_at", "rematch_of"), "NULL"),
}
_COLUMNS = """
SELECT column_name, data_type FROM information_schema.columns
WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
"""


async def fill(raw: asyncpg.Connection, matches: int, people: int) -> None:
    """Give each large table a row for each finished match, or for each of many more people."""
    for table in sorted(LARGE, key=lambda name: name != "matches"):  # to which others refer
        columns = dict(await raw.fetch(_COLUMNS, table))
        values = [_OF_COLUMN.get(name, _OF_TYPE[kind]) for name, kind in columns.items()]
        rows = matches if table in _OF_MATCHES else people
        await raw.execute(
            f"INSERT INTO {table} ({', '.join(columns)}) "  # noqa: S608
            f"SELECT {', '.join(values).format(players=people // 20)} "
            f"FROM generate_series(1, {rows}) AS n"
        )
    await raw.execute("ANALYZE")
