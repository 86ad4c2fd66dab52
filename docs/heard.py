"""What a screen reader's voice says of each label on a board: `labels.csv`.

eSpeak NG is the usual voice of Orca, the screen reader of Linux. It judges a label as text: what a
client makes of it was not tried. French and Polish read ² and ³ as powers, so they differ, too.
"""

import csv
import io
import shutil
import subprocess
from collections.abc import Iterator

from bot.views.looks.grid import FREE, cell_label
from bot.views.looks.ultimate import BOARDS
from engines.games.game import AnyGame, Cell
from engines.games.position import MARKS
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES

VOICE = "espeak-ng"
VERSION = "1.51"
"""The version that made the table; another may write sounds in other ways."""
LANGUAGES = ("en", "de", "fr", "pl")


def labels_of(game: AnyGame) -> list[str]:
    """Return the labels of a game's free squares, or of the boards to pick, and of its marks."""
    if game is ULTIMATE:
        return [*BOARDS, *MARKS]
    free = [cell_label(game, number, Cell()) for number in range(game.rows * game.columns)]
    pieces = [game.piece(Cell(mark, size)) for mark in MARKS for size in game.picks or ("",)]
    return [*free, *pieces]


def said(label: str, language: str) -> str:
    """Return the sounds of a label, in the letters of the International Phonetic Association."""
    return " ".join(_answer("-q", "--ipa", "-v", language, "--", label).split())


def can_write() -> bool:
    """Return whether the voice that made the table is here."""
    return shutil.which(VOICE) is not None and f" {VERSION} " in _answer("--version")


def _answer(*options: str) -> str:
    return subprocess.check_output((VOICE, *options), text=True)  # noqa: S603 - labels of our own


def table() -> str:
    """Return each label with the games that have it, and with its sounds in each language."""
    text = io.StringIO(newline="")
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(("label", "games", *LANGUAGES))
    lines.writerows(_rows())
    return text.getvalue()


def _rows() -> Iterator[tuple[str, ...]]:
    games: dict[str, list[str]] = {label: [ULTIMATE.name] for label in FREE}
    for game in GAMES.values():
        for label in labels_of(game):
            games.setdefault(label, []).append(game.name)
    for label, names in games.items():
        unique = " ".join(dict.fromkeys(names))
        yield (label, unique, *(said(label, language) for language in LANGUAGES))
