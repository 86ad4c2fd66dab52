"""A bar on standard error that shows how far something is, if that is a terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

_WIDTH = 30
_DRAWN = 1000
"""How often a bar is drawn at most."""


class ProgressBar:
    """Counts up to `total` of what `unit` says, such as rows."""

    def __init__(self, total: int, unit: str) -> None:
        self._total = total
        self._unit = unit
        self._done = 0

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """Show the bar until the work is done or interrupted, and leave an empty line."""
        self._write(self._text())
        try:
            yield
        finally:
            self._write(" " * len(self._text()))
            self._write("")

    def step(self) -> None:
        """Count one more."""
        self._done += 1
        if self._done % (self._total // _DRAWN + 1) == 0:
            self._write(self._text())

    def _text(self) -> str:
        part = self._done / self._total
        filled = "#" * round(part * _WIDTH)
        count = f"{self._done:{len(f'{self._total:,}')},} of {self._total:,} {self._unit}"
        return f"[{filled:<{_WIDTH}}] {part:4.0%}  {count}"

    @staticmethod
    def _write(text: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{text}")
            sys.stderr.flush()
