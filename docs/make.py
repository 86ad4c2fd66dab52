"""Writes the tables of README and the guides, `.env.example`, a plot and alerts from the code.

Where eSpeak NG is installed, it also writes what that says of the labels of boards.

`python -m docs.make` replaces what stands between two marks, such as `<!-- games: begin -->` and
`<!-- games: end -->`, by the table of that name.
"""

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from docs import draw_ladder, heard, monitoring
from docs.tables import TABLES, all_settings

ROOT = Path(__file__).parents[1]
MADE = re.compile(r"<!-- ([a-z ]+): begin -->\n.*?<!-- \1: end -->", re.DOTALL)
HEAD = """\
# Copy this file to .env, let nobody else read that (chmod 600 .env), and fill in the token. All
# other settings have defaults. Write values without quotes. A path may begin with ~, your home
# folder.
"""


def made() -> dict[str, str]:
    """Return each file that has to change, with the text that it should have."""
    pages = (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))
    texts = {page: filled(page.read_text(encoding="utf-8")) for page in pages}
    texts |= {ROOT / ".env.example": example(), ROOT / "docs/ladder.svg": draw_ladder.drawing()}
    texts |= {ROOT / "deploy/alerts.yaml": monitoring.alerts()}
    texts |= {ROOT / "deploy/dashboard.json": monitoring.dashboard()}
    if heard.can_write():
        texts[ROOT / "docs/labels.csv"] = heard.table()
    changed = {file: text for file, text in texts.items() if text != file.read_text("utf-8")}
    return {file.relative_to(ROOT).as_posix(): text for file, text in changed.items()}


def filled(page: str) -> str:
    """Return a page with its tables brought up to date."""
    return MADE.sub(lambda it: _marked(it[1], TABLES[it[1]]()), page)


def _marked(name: str, content: str) -> str:
    return f"<!-- {name}: begin -->\n\n{content}\n\n<!-- {name}: end -->"


def example() -> str:
    """Return `.env.example`: every setting with its meaning and default, commented out."""
    return "\n".join([HEAD, *_settings()])


def _settings() -> Iterator[str]:
    for it in all_settings():
        meaning = textwrap.wrap(it.meaning.replace("`", ""), 98, break_on_hyphens=False)
        yield from (f"# {line}" for line in meaning)
        must_be_set = it.variable == "DISCORD_TOKEN"
        yield f"{'' if must_be_set else '#'}{it.variable}={it.default}\n"


def main() -> None:
    """Write the files that have to change, and name them."""
    for name, text in made().items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
