"""The JSON codec reads and writes the same as Python's `json`, whichever library does it."""

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bot.discord_internals.install import dumps, loads

# These texts include halves of surrogate pairs, which orjson rejects.
texts = st.text(st.characters(codec=None))
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
)


@given(value=values)
def test_all_json_is_read(value: Any) -> None:
    """JSON that Python's own library wrote is read back, as text and as bytes."""
    text = json.dumps(value)
    assert loads(text) == loads(text.encode()) == loads(memoryview(text.encode())) == value


@given(value=values)
def test_every_value_is_written(value: Any) -> None:
    """Python's own library reads the written JSON back, and it can be encoded as UTF-8."""
    text = dumps(value)
    assert json.loads(text) == value
    assert text.encode()


@pytest.mark.parametrize("text", ["", "{", '{"a": }', "nothing", "\ud83d"])
def test_invalid_json_is_refused(text: str) -> None:
    """Invalid JSON raises ValueError, which discord.py expects."""
    with pytest.raises(ValueError, match=r".+"):
        loads(text)


def test_a_value_that_json_cannot_express_is_refused() -> None:
    """A value that JSON cannot express raises TypeError."""
    with pytest.raises(TypeError):
        dumps({"when": object()})
