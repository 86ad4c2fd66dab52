"""Writes what is stored of people into docs/privacy-policy.md, from the list that `/privacy` uses.

`python -m docs.list_stored_data` replaces what stands between the two marks of the page.
"""

import re
from pathlib import Path

from bot.domain.stored_data import STORED, OnDeletion, Stored
from bot.interactions.privacy.personal_data import stored_data_text
from bot.locales import DEFAULT

PAGE = Path(__file__).with_name("privacy-policy.md")
BEGIN, END = "<!-- stored data: begin -->\n", "<!-- stored data: end -->\n"
DELETED = {
    OnDeletion.REMOVE: "deleted",
    OnDeletion.DELETED_ID: "a random number in your place",
    OnDeletion.PSEUDONYM: "a code in your place",
}


def listed() -> str:
    """Return the sentences of `/privacy`, and a table of where people's ids are stored."""
    _, *sentences = stored_data_text(DEFAULT).splitlines()
    points = [line for line in sentences if line.startswith("- ")]
    others = [line for line in sentences if not line.startswith("- ")]
    table = ["| Table | Columns with your id | When you delete your data |", "|---|---|---|"]
    rows = [row for stored in STORED for row in _rows(stored)]
    return "\n\n".join(["\n".join(points), *others, "\n".join([*table, *rows])]) + "\n"


def _rows(stored: Stored) -> list[str]:
    """Return a row for each way in which a deletion treats columns of the table."""
    ways = dict.fromkeys(stored.people.values())
    return [f"| `{stored.table}` | {_columns(stored, way)} | {DELETED[way]} |" for way in ways]


def _columns(stored: Stored, way: OnDeletion) -> str:
    return ", ".join(f"`{column}`" for column, its in stored.people.items() if its is way)


def written(page: str) -> str:
    """Return the page with the list brought up to date."""
    return re.sub(f"(?s){BEGIN}.*{END}", lambda _: f"{BEGIN}\n{listed()}\n{END}", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
