"""Reads what the bot logs: which answers it knows to be lost, and its errors."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager

_LOST = re.compile(r"(?:answer|reply) lost: interaction=(\d+)")


class Log(logging.Handler):
    """Notes in `lost` the interactions whose loss is known, and in `errors` what nobody expects."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lost: set[str] = set()
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        if found := _LOST.match(line):
            self.lost.add(found[1])
        elif record.levelno >= logging.ERROR or record.exc_info or "Traceback" in line:
            self.errors.append(line)

    def take(self) -> str:
        """Return the errors so far, which were expected."""
        taken, self.errors[:] = "\n".join(self.errors), []
        return taken

    @contextmanager
    def listening(self) -> Iterator[None]:
        logging.getLogger().addHandler(self)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self)
