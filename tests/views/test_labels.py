"""Labels on boards differ by ear, and none is silent: as docs/labels.csv says, and by the voice."""

import csv
import shutil
from random import Random

import pytest

from bot.views.board import match_message
from bot.views.looks.grid import FREE
from docs import heard
from engines.games.game import AnyGame
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES
from tests.conftest import a_match
from tests.project_files import ROOT
from tests.views.test_board import items

with (ROOT / "docs" / "labels.csv").open(encoding="utf-8", newline="") as file:
    HEARD = {row["label"]: row for row in csv.DictReader(file)}
LABELS = [pytest.param(heard.labels_of(it), id=it.name) for it in GAMES.values()]
CELLS = pytest.param([*FREE], id="numbered cells")


def differ(sounds: list[str]) -> bool:
    return all(sounds) and len({*sounds}) == len(sounds)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_other_label_is_on_a_board(game: AnyGame) -> None:
    """Whatever is played, each cell has a label of the table."""
    match, rng = a_match(variant=game.name), Random(1)
    kinds = ("c1:", "i1:", *(["pk1:"] if game is ULTIMATE else []))
    while not match.board.outcome:
        shown = items(match_message(match))
        cells = {it["label"] for it in shown if it.get("custom_id", "").startswith(kinds)}
        assert cells
        assert cells <= {*HEARD}
        match = match._replace(moves=(*match.moves, rng.choice(match.board.legal_moves())))


@pytest.mark.parametrize("labels", [*LABELS, CELLS])
@pytest.mark.parametrize("language", heard.LANGUAGES)
def test_the_table(labels: list[str], language: str) -> None:
    """In the table each label of a game sounds, and no two alike."""
    assert differ([HEARD[label][language] for label in labels])


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which(heard.VOICE), reason="there is no eSpeak NG here")
@pytest.mark.parametrize("labels", [*LABELS, CELLS])
@pytest.mark.parametrize("language", heard.LANGUAGES)
def test_the_voice(labels: list[str], language: str) -> None:
    """The voice of this machine says each label, and no two alike."""
    assert differ([heard.said(label, language) for label in labels])
