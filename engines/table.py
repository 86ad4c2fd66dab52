"""The `table` command: the strength of engines and levels in a game, as tables."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from engines.classic_tables import STRENGTH_TABLES
from engines.game_tables import tables_of
from engines.games.classic import CLASSIC
from engines.games.variants import SOLVED_GAMES
from engines.strength_table import StrengthTable

_WIDTH = 30


def run(options: Namespace) -> int:
    """Write all tables of a game; return 0."""
    game = SOLVED_GAMES[options.variant]
    tables = STRENGTH_TABLES if game is CLASSIC else tables_of(game)
    sys.stdout.write(text(tables, markdown=options.markdown))
    return 0


def text(tables: Sequence[StrengthTable], *, markdown: bool) -> str:
    """Return tables as Markdown or plain columns; a terminal shows the progress meanwhile."""
    rows = iter([*_rows(tables)])
    filled = [(t.title, [t.head, *(next(rows) for _ in t.names)]) for t in tables]
    layout = _markdown if markdown else _columns
    return "\n".join(layout(title, table) for title, table in filled)


def _rows(tables: Sequence[StrengthTable]) -> Iterator[tuple[str, ...]]:
    jobs = [(table, name) for table in tables for name in table.names]
    for done, (table, name) in enumerate(jobs):
        _progress(done / len(jobs))
        yield name, *table.row(name)
    _progress(None)


def _progress(part: float | None) -> None:
    """Draw the progress bar on standard error if that is a terminal; None erases it."""
    if sys.stderr.isatty():
        bar = "" if part is None else f"[{'#' * round(part * _WIDTH):<{_WIDTH}}] {part:4.0%}"
        sys.stderr.write(f"\r{bar:{_WIDTH + 7}}\r{bar}")
        sys.stderr.flush()


def _markdown(title: str, table: list[tuple[str, ...]]) -> str:
    head, *body = (f"| {' | '.join(row)} |" for row in table)
    return "\n".join([f"### {title}", "", head, "|---" * len(table[0]) + "|", *body, ""])


def _columns(title: str, table: list[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    rows = (
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        for row in table
    )
    return "\n".join([title, "", *(row.rstrip() for row in rows), ""])
