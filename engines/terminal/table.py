"""The `table` command: the strength of engines and levels in a game, as tables."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from engines.games.variants import SOLVED_GAMES
from engines.strength.numbers import decimal
from engines.strength.results import watched
from engines.strength.tables import StrengthTable, games_played, tables_of

_WIDTH = 30
_DRAWN = 1000
"""How often a bar is drawn at most."""


@contextmanager
def _progress_bar(total: int, unit: str) -> Iterator[Callable[[], None]]:
    """Show a bar of `total` units, such as rows; what it yields counts one more.

    It leaves an empty line once the work is done or interrupted.
    """
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        if done % (total // _DRAWN + 1) == 0:
            _draw(_bar(done, total, unit))

    _draw(_bar(done, total, unit))
    try:
        yield step
    finally:
        _draw(" " * len(_bar(done, total, unit)))
        _draw("")


def _bar(done: int, total: int, unit: str) -> str:
    part = done / total
    filled = "#" * round(part * _WIDTH)
    return f"[{filled:<{_WIDTH}}] {part:4.0%}  {done:{len(f'{total:,}')},} of {total:,} {unit}"


def _draw(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text}")
        sys.stderr.flush()


def run(options: Namespace) -> int:
    """Write all tables of a game, or of all games; return 0."""
    chosen = [SOLVED_GAMES[name] for name in SOLVED_GAMES if options.variant in (name, "all")]
    tables = [table for game in chosen for table in tables_of(game, options.games)]
    games = sum(games_played(game, options.games) for game in chosen)
    if games and sys.stderr.isatty():
        sys.stderr.write(
            f"{decimal(games)} games are played, as not all can be counted out. This takes some"
            " minutes, for drop about fifteen.\n"
        )
    sys.stdout.write(_text(tables, _rows(tables, games), markdown=options.markdown))
    return 0


def _rows(tables: Sequence[StrengthTable], games: int) -> list[list[str]]:
    """Return the rows of all tables; a terminal shows how many rows or games are done."""
    jobs = [(table, name) for table in tables for name in table.names]
    rows = []
    with _progress_bar(games or len(jobs), "games" if games else "rows") as step, watched(step):
        for table, name in jobs:
            rows.append([name, *table.row(name)])
            if not games:
                step()
    return rows


def _text(tables: Sequence[StrengthTable], rows: Iterable[list[str]], *, markdown: bool) -> str:
    following, layout = iter(rows), _markdown if markdown else _columns
    filled = [(t.title, [t.head, *(next(following) for _ in t.names)]) for t in tables]
    return "\n".join(layout(title, table) for title, table in filled)


def _markdown(title: str, table: Sequence[Sequence[str]]) -> str:
    head, *body = (f"| {' | '.join(row)} |" for row in table)
    return "\n".join([f"### {title}", "", head, "|---" * len(table[0]) + "|", *body, ""])


def _columns(title: str, table: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    rows = (
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        for row in table
    )
    return "\n".join([title, "", *(row.rstrip() for row in rows), ""])
