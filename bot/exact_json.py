"""Values as any reader of JSON reads them without loss."""

from math import isfinite
from typing import Any

LARGEST = 2**53 - 1  # many readers take numbers for floats, and round larger ones


def exact(value: Any) -> Any:
    """Return a value with numbers beyond LARGEST as texts, half surrogates escaped, NaN as None."""
    match value:
        case str():
            return value.encode("utf-8", "backslashreplace").decode()
        case int():
            return value if -LARGEST <= value <= LARGEST else str(value)
        case float():
            return value if isfinite(value) else None
        case dict():
            return {exact(str(key)): exact(item) for key, item in value.items()}
        case list() | tuple():
            return [exact(item) for item in value]
    return value
