"""The `table` command: the exact strength of all engines, as tables."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engines.arena import both_sides, play_out
from engines.engine import Chance
from engines.levels import ENGINES, LEVELS, SPEC_OF_LEVEL, engine_of, spec_for
from engines.measures import BASELINES, WORST_CASE, losses

_SPECS = tuple(spec_for(None, engine) for engine in ENGINES)
_NOISE = 1e-12  # rounding errors of the floats of `sampling` are smaller
_SMALLEST_SHOWN = 0.0005
_WIDTH = 30


@dataclass(frozen=True)
class StrengthTable:
    """A table whose rows are calculated one by one: `row` returns the cells after the name."""

    title: str
    head: tuple[str, ...]
    names: tuple[str, ...]
    row: Callable[[str], list[str]]


def _against_random(spec: str) -> list[str]:
    return [_record(record) for record in both_sides(engine_of(spec), BASELINES["random"])]


def _level(level: str) -> list[str]:
    spec = {str(name): spec for name, spec in SPEC_OF_LEVEL.items()}[level]
    return [spec, *_losses(spec)]


def _losses(spec: str) -> list[str]:
    return [rate(chance) for chance in losses(engine_of(spec)).values()]


def _pairings(spec: str) -> list[str]:
    return [_record(play_out(engine_of(spec), engine_of(second))) for second in _SPECS]


def _record(record: tuple[Chance, ...]) -> str:
    return " ".join(rate(chance) for chance in record)


def rate(chance: Chance) -> str:
    """Return a probability with three digits; `<.001` if it is smaller than that but not 0."""
    if chance < _NOISE or chance > 1 - _NOISE:
        return str(round(chance))
    if chance < _SMALLEST_SHOWN or chance > 1 - _SMALLEST_SHOWN:
        return "<.001" if chance < _SMALLEST_SHOWN else ">.999"
    return f"{float(chance):.3f}".removeprefix("0")


_MEASURES = (*BASELINES, WORST_CASE)
_MORE_SPECS = tuple(spec for spec in SPEC_OF_LEVEL.values() if spec not in _SPECS)
STRENGTH_TABLES = (
    StrengthTable(
        "Won, drawn, lost against a player who takes any free cell",
        ("engine", "moving first", "moving second"),
        (*_SPECS, *_MORE_SPECS),
        _against_random,
    ),
    StrengthTable(
        "Lost by each level, both sides averaged", ("level", "engine", *_MEASURES), LEVELS, _level
    ),
    StrengthTable(
        "Lost by each engine, both sides averaged", ("engine", *_MEASURES), _SPECS, _losses
    ),
    StrengthTable(
        "Won, drawn, lost by the engine on the left, which moves first, against the one above",
        ("first", *_SPECS),
        _SPECS,
        _pairings,
    ),
)  # fmt: skip


def run(options: Namespace) -> int:
    """Write all tables; return 0."""
    sys.stdout.write(text(markdown=options.markdown))
    return 0


def text(*, markdown: bool) -> str:
    """Return all tables as Markdown or plain columns; a terminal shows the progress meanwhile."""
    rows = iter([*_rows()])
    filled = [(t.title, [t.head, *(next(rows) for _ in t.names)]) for t in STRENGTH_TABLES]
    layout = _markdown if markdown else _columns
    return "\n".join(layout(title, table) for title, table in filled)


def _rows() -> Iterator[tuple[str, ...]]:
    jobs = [(table, name) for table in STRENGTH_TABLES for name in table.names]
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
