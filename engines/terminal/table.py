"""The `table` command: the strength of engines and levels in a game, as tables."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from engines.games.variants import SOLVED_GAMES
from engines.strength.numbers import decimal
from engines.strength.tables import games_played, tables_of


def run(options: Namespace) -> int:
    chosen = [SOLVED_GAMES[name] for name in SOLVED_GAMES if options.variant in (name, "all")]
    games = sum(games_played(game, options.games) for game in chosen)
    if games and sys.stderr.isatty():
        sys.stderr.write(
            f"{decimal(games)} games are played, as not all can be counted out. This takes some"
            " minutes, for drop about fifteen.\n"
        )
    layout, between = _markdown if options.markdown else _columns, ""
    for table in (table for game in chosen for table in tables_of(game, options.games)):
        rows = [table.head, *((name, *table.row(name)) for name in table.names)]
        sys.stdout.write(f"{between}{layout(table.title, rows)}")
        sys.stdout.flush()
        between = "\n"
    return 0


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
