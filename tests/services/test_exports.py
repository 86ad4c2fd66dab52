"""The files of an export: complete, in JSON, and small enough for Discord."""

import asyncio
import gzip
import json
from typing import Any

import orjson
import pytest

from bot.domain.match import Person, Place
from bot.errors import Refusal
from bot.services.exports import ExportFile, ExportFiles, Exports
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.people.personal_data import PAGE, PersonalDataTable
from tests.conftest import ANN, BEN, EVE, a_match
from tests.store.random_histories import PLACES, PlannedMatch, copy_last, play

MANY = 40 * PAGE
WHO = 1456074443980800007


def content(file: ExportFile) -> dict[str, Any]:
    name, data = file
    found: dict[str, Any] = orjson.loads(gzip.decompress(data) if name.endswith(".gz") else data)
    return found


async def test_a_reader_that_rounds_reads_every_id(database: Database) -> None:
    """One of few matches is plain text, and JavaScript would round no number of it."""
    place = Place(2**60 + 1, 2**60 + 3)
    await play(database, [PlannedMatch(Person(WHO), Person(BEN), place, 0, 1.0)])
    (file,) = await Exports(PersonalDataTable(database)).files(WHO)
    name, data = file
    assert name == "noughts.json"
    assert json.loads(data, parse_int=lambda text: int(float(text))) == json.loads(data)
    found = content(file)
    assert found["person"] == str(WHO)
    (match,) = found["matches"]
    assert (match["guild_id"], match["channel_id"]) == (str(2**60 + 1), str(2**60 + 3))
    assert str(2**60 + 1) in [standing["scope"] for standing in found["standings"]]


@pytest.mark.parametrize("most_bytes", [1, 1 << 20])
def test_a_huge_export_is_split(most_bytes: int) -> None:
    """Rows that exceed a file go on in the next; each is separate JSON, and no row is lost."""
    files = ExportFiles({"person": ANN}, most_bytes)
    for page in range(100):
        files.add("pairs" if page < 10 else "matches", [{"row": page, "seed": str(page) * 200}])
    files.add("nothing", [])
    parts = [content(file) for file in files.finish()]
    rows = [row for part in parts for name in ("pairs", "matches") for row in part.get(name, ())]
    assert [row["row"] for row in rows] == list(range(100))
    assert {part["person"] for part in parts} == {ANN}
    assert len(parts) > 1 or most_bytes > 1


@pytest.mark.slow
async def test_others_play_during_a_large_export(database: Database) -> None:
    """Others start matches before it is complete: one compressed file, with each match once."""
    await play(database, [PlannedMatch(Person(ANN), Person(BEN), PLACES[0], 5, 1.0)])
    await database.write(lambda db: copy_last(db, MANY - 1))
    exporting = asyncio.create_task(Exports(PersonalDataTable(database)).files(ANN))
    for number in range(5):
        await MatchTable(database).add(a_match(id=0, x=Person(EVE + number)))
    assert not exporting.done()
    (file,) = await exporting
    assert file[0] == "noughts.json.gz"
    matches = content(file)["matches"]
    assert [match["id"] for match in matches] == list(range(1, MANY + 1))
    assert {len(match["results"]) for match in matches} == {2}


async def test_one_export_for_each_person(database: Database) -> None:
    """Anyone who presses again gets one export; someone else gets theirs too."""
    exports = Exports(PersonalDataTable(database))
    first, other = asyncio.create_task(exports.files(ANN)), asyncio.create_task(exports.files(BEN))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="export-in-flight"):
        await exports.files(ANN)
    assert len(await first) == len(await other) == 1
    assert len(await exports.files(ANN)) == 1


@pytest.mark.parametrize(("size", "name"), [(0, "noughts.json"), (100, "noughts.json.gz")])
def test_what_is_compressed(size: int, name: str) -> None:
    """An export of a little less than 1 MiB is plain text; one of a little more is compressed."""
    files = ExportFiles({"person": ANN})
    files.add("matches", [{"text": "x" * ((1 << 20) - 50 + size)}])
    assert [file for file, _ in files.finish()] == [name]
