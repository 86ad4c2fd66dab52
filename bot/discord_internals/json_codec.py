"""Reads and writes JSON with orjson, or with Python's `json` where orjson is too strict."""

import json
from typing import Any

import discord.utils
import orjson


def loads(text: str | bytes | bytearray | memoryview) -> Any:
    """Return the value of a JSON text; raises ValueError if it is not JSON."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text if isinstance(text, str) else bytes(text))


def dumps(obj: Any) -> str:
    """Return a value as JSON without spaces; raises TypeError if JSON cannot express it."""
    try:
        return orjson.dumps(obj).decode()
    except orjson.JSONEncodeError:
        return json.dumps(obj, separators=(",", ":"))


def install_json() -> None:
    """Let discord.py read half a surrogate pair, at which orjson alone would end the process."""
    discord.utils._from_json, discord.utils._to_json = loads, dumps
