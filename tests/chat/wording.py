"""Finds numbers in texts that nobody would write so; every text that the bot sends is searched."""

import re

PLURALS = (
    "games|moves|draws|hints|times|points|boards|squares|cells|pieces|people|players|seasons"
    "|servers|minutes|seconds|hours|days|errors|warnings|results|rows|starts|channels|shards"
)
_ONE_OF_MANY = re.compile(rf"(?<![\d.,:/])1 (?:{PLURALS})\b")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_RAW = re.compile(r"\d\.\d{3,}|\d[eE][+-]?\d")
_DECIMAL = re.compile(r"\d\.\d")
_THOUSANDS = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,]*[\deE])")
"""As German writes them: 10.987."""


def odd_numbers(text: str) -> list[str]:
    """Return the numbers with decimals, except two in code, and each "1" before a plural."""
    text = _THOUSANDS.sub("", text)
    prose = CODE.sub("", text).replace("*", "").replace("\u00a0", " ")
    patterns = ((_RAW, text), (_DECIMAL, prose), (_ONE_OF_MANY, prose))
    return [found.group() for pattern, where in patterns for found in pattern.finditer(where)]
