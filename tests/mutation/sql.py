"""Mutants of SQL, which mutmut leaves as it is: one condition dropped, one comparison changed."""

import re
from collections.abc import Iterator

_STATEMENT = re.compile(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s")
_CONDITION_ENDS = r"(?=\s+(?:AND|OR|THEN|ORDER|GROUP|RETURNING|LIMIT|ON|UNION)\b|\s*[)\"]|\s*$)"
_CHANGES = [
    (re.compile(rf"\s+AND\s+(?:[^()]|\([^()]*\))+?{_CONDITION_ENDS}"), ""),
    (re.compile(r" <= "), " < "),
    (re.compile(r" >= "), " > "),
    (re.compile(r" < "), " <= "),
    (re.compile(r" > "), " >= "),
    (re.compile(r" <> "), " = "),
    (re.compile(r"(?<=WHERE )(\w+) = "), r"\1 <> "),
    (re.compile(r"(?<=AND )(\w+) = "), r"\1 <> "),
    (re.compile(r" IS NULL"), " IS NOT NULL"),
    (re.compile(r" IS NOT NULL"), " IS NULL"),
    (re.compile(r" DESC\b"), ""),
    (re.compile(r"\bORDER BY (\w+)(?! DESC)\b"), r"ORDER BY \1 DESC"),
    (re.compile(r"\bmin\("), "max("),
    (re.compile(r"\bmax\("), "min("),
    (re.compile(r"\bcoalesce\((:?\w+), (:?\w+)\)"), r"\2"),
    (re.compile(r" \+ "), " - "),
    (re.compile(r"\bNOT EXISTS\b"), "EXISTS"),
    (re.compile(r"(?<!NOT )\bEXISTS\b"), "NOT EXISTS"),
]


def is_sql(text: str) -> bool:
    return _STATEMENT.search(text) is not None


def mutants_of_sql(text: str) -> Iterator[str]:
    """Return each statement that differs from `text` in one condition, comparison or order."""
    for pattern, replacement in _CHANGES:
        for found in pattern.finditer(text):
            yield text[: found.start()] + found.expand(replacement) + text[found.end() :]
