"""Logging: one line per event, as text or JSON, without tokens and people's names and ids."""

import logging
import re

from pythonjsonlogger.core import LogData
from pythonjsonlogger.json import JsonFormatter

from bot.exact_json import exact

log = logging.getLogger("noughts")

# discord.py logs the address of a request that is slow or refused. It can contain a person's id, or
# the token of an interaction, with which anyone can answer that for 15 minutes.
_IN_ADDRESS = re.compile(
    r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"\\]+"
    r"|(/(?:[a-z-]*members|users|bans|recipients|voice-states|reactions/[^/\s?'\"\\]+)/)\d+"
)
_PLACEHOLDER = re.compile(r"(?:(\w+)=)?%[sd]")  # in the template of a line, with its name if any
_FIRST_FIELD = re.compile(r"[:;]? ?\b\w+=")


class _EventJsonFormatter(JsonFormatter):
    """Formats a line as a JSON object; the bot's own lines get their event and named fields."""

    def __init__(self) -> None:
        fields = "{levelname}{name}{message}"
        names = {"levelname": "level", "name": "logger", "exc_info": "traceback"}
        super().__init__(fields, style="{", rename_fields=names, timestamp="time")

    def add_fields(
        self, log_data: LogData, record: logging.LogRecord, message_dict: LogData
    ) -> None:
        super().add_fields(log_data, record, message_dict)
        if record.name == log.name:
            log_data["event"] = _FIRST_FIELD.split(record.getMessage())[0]
            for name, value in _named_fields(record).items():
                log_data[f"field_{name}" if name in log_data else name] = value

    def process_log_record(self, log_data: LogData) -> LogData:
        return {name: exact(value) for name, value in log_data.items()}


def _named_fields(record: logging.LogRecord) -> LogData:
    arguments = record.args if isinstance(record.args, tuple) else ()
    named = zip(_PLACEHOLDER.findall(str(record.msg)), arguments, strict=True)
    return {name: value if isinstance(value, int) else str(value) for name, value in named if name}


class _RedactingFormatter(logging.Formatter):
    """Replaces the bot's token, and in addresses people's ids and interactions' tokens."""

    def __init__(self, formatter: logging.Formatter, token: str) -> None:
        super().__init__()
        self._formatter, self._token = formatter, token

    def format(self, record: logging.LogRecord) -> str:
        text = _IN_ADDRESS.sub(r"\1\2…", self._formatter.format(record))
        return text.replace(self._token, "…") if self._token else text


def configure(level: int, token: str = "", form: str = "text") -> None:
    """Log to standard error from `level` up, as `text` or `json`, without `token`."""
    text = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler = logging.StreamHandler()
    handler.setFormatter(
        _RedactingFormatter(_EventJsonFormatter() if form == "json" else text, token)
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    log.setLevel(level)
    logging.getLogger("discord.state").addFilter(_is_relevant)
    logging.getLogger("discord.shard").addFilter(_in_one_line)
    # discord.py's debug lines contain whole payloads, with people's names and messages.
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
    # None of our formats shows these; the HOWTO of Python's logging advises to switch them off. The
    # last one, the place in the code, takes half of a line's instructions: 3 % of a start.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # noqa: SLF001


def log_always(message: str, *arguments: object) -> None:
    """Log a line of level info at every `LOG_LEVEL`, since panels wait for it."""
    log.handle(logging.LogRecord(log.name, logging.INFO, "", 0, message, arguments, None))


def _is_relevant(record: logging.LogRecord) -> bool:
    # discord.py warns bots that do not receive guilds; interactions contain all we need of them.
    return "Guilds intent seems to be disabled" not in record.getMessage()


def _in_one_line(record: logging.LogRecord) -> bool:
    # discord.py logs a traceback for each attempt to connect while the gateway is out of reach.
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        record.msg, record.args = f"{record.getMessage()} error={brief(error)}", ()
        record.exc_info = None
    return True


def brief(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
