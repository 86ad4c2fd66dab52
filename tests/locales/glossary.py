"""`glossaries/<language>.toml`: the words, or their stems, for each term, an English pattern."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

GLOSSARIES = Path(__file__).with_name("glossaries")


@cache
def glossary_of(language: str) -> Mapping[str, Any]:
    return tomllib.loads((GLOSSARIES / f"{language}.toml").read_text(encoding="utf-8"))
