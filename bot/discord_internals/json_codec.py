"""JSON read and written by a fast library, and by Python's own where that one is too strict."""

import json
from typing import Any

import discord.utils
import orjson


def read(text: str | bytes | bytearray | memoryview) -> Any:
    """Return what some JSON says; raises ValueError if it says nothing."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text if isinstance(text, str) else bytes(text))


def written(obj: Any) -> str:
    """Return a value as JSON without spaces; raises TypeError for what JSON cannot express."""
    try:
        return orjson.dumps(obj).decode()
    except orjson.JSONEncodeError:
        return json.dumps(obj, separators=(",", ":"))


def install_json() -> None:
    """Have discord.py read all JSON that Discord sends.

    By itself it uses the fast library alone. That one refuses half a surrogate pair, which a name
    may hold, and the error would end the process. So this is installed without the fast path too.
    """
    discord.utils._from_json, discord.utils._to_json = read, written
