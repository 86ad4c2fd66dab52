"""What is logged, and what never is: one line an event, no names, no tokens."""

import logging
import re

from pythonjsonlogger.core import LogData
from pythonjsonlogger.json import JsonFormatter

log = logging.getLogger("noughts")

# An interaction's token opens its answers for 15 minutes, and stands in the addresses that
# discord.py logs when a request is slow or refused.
_TOKEN_IN_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"\\]+")
_PLACE = re.compile(r"(?:(\w+)=)?%[sd]")  # of a fact in the template of a line, with its name
_FIRST_FACT = re.compile(r"[:;]? ?\b\w+=")


class _Json(JsonFormatter):
    """A line as an object: the event, and each fact of a line of ours by its name."""

    def __init__(self) -> None:
        fields = "{levelname}{name}{message}"
        names = {"levelname": "level", "name": "logger", "exc_info": "traceback"}
        super().__init__(fields, style="{", rename_fields=names, timestamp="time")

    def add_fields(
        self, log_data: LogData, record: logging.LogRecord, message_dict: LogData
    ) -> None:
        super().add_fields(log_data, record, message_dict)
        if record.name == log.name:
            log_data |= {"event": _FIRST_FACT.split(record.getMessage())[0]} | _facts(record)


def _facts(record: logging.LogRecord) -> LogData:
    arguments = record.args if isinstance(record.args, tuple) else ()
    named = zip(_PLACE.findall(str(record.msg)), arguments, strict=True)
    return {name: fact if isinstance(fact, int) else str(fact) for name, fact in named if name}


class _Redacting(logging.Formatter):
    """Leaves out the bot's token and those of interactions, wherever they turn up."""

    def __init__(self, formatter: logging.Formatter, token: str) -> None:
        super().__init__()
        self._formatter, self._token = formatter, token

    def format(self, record: logging.LogRecord) -> str:
        text = _TOKEN_IN_ADDRESS.sub(r"\1…", self._formatter.format(record))
        return text.replace(self._token, "…") if self._token else text


def configure(level: int, token: str = "", form: str = "text") -> None:
    """Log to standard error from `level` on, as `text` or `json`, never showing `token`."""
    text = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
    handler = logging.StreamHandler()
    handler.setFormatter(_Redacting(_Json() if form == "json" else text, token))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    log.setLevel(level)
    logging.getLogger("discord.state").addFilter(_is_news)
    # discord.py's debug lines hold whole payloads, with what people wrote and are called.
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    _find_out_less()


def _find_out_less() -> None:
    """Spare each line what no format of ours shows, as Python's logging HOWTO advises."""
    logging._srcfile = None
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


def _is_news(record: logging.LogRecord) -> bool:
    # discord.py warns whoever does without guilds; interactions bring all that is needed of them.
    return "Guilds intent seems to be disabled" not in record.getMessage()


def brief(error: BaseException) -> str:
    """Return an error in one line, for the log."""
    return f"{type(error).__name__}: {error}"
