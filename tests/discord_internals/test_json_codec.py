"""JSON is read and written alike, whichever library does it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_internals.json_codec import read, written

# With halves of characters, which not every library takes.
texts = st.text(st.characters(codec=None))
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
)


@given(value=values)
def test_whatever_is_json_is_read(value: Any) -> None:
    """What Python's own library writes is read as it was, as text and as bytes."""
    text = json.dumps(value)
    assert read(text) == read(text.encode()) == read(memoryview(text.encode())) == value


@given(value=values)
def test_whatever_can_be_said_is_written(value: Any) -> None:
    """What is written is what was meant to any reader, and can be sent."""
    text = written(value)
    assert json.loads(text) == value
    assert text.encode()


@pytest.mark.parametrize("text", ["", "{", '{"a": }', "nothing", "\ud83d"])
def test_what_is_no_json_is_refused(text: str) -> None:
    """Text that says nothing is an error that discord.py knows."""
    with pytest.raises(ValueError, match=r".+"):
        read(text)


def test_what_json_cannot_say_is_refused() -> None:
    """A value that is no JSON is an error instead of something else."""
    with pytest.raises(TypeError):
        written({"when": object()})
