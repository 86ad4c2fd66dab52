"""Which answers the bot knows to be lost, and what else it logs."""

import logging
import re

_LOST = re.compile(r"(?:answer|reply) lost: interaction=(\d+)")


class KnownLosses(logging.Handler):
    """Reads the log: `ids` are interactions whose loss is known, `unforeseen` other errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.ids: set[str] = set()
        self.unforeseen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        if found := _LOST.match(line):
            self.ids.add(found[1])
        elif record.levelno >= logging.ERROR or record.exc_info or "Traceback" in line:
            self.unforeseen.append(line)
