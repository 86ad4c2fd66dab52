from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.domain.expiry import expired
from bot.domain.match import Match, Person, Place
from bot.domain.shards import Shard
from bot.domain.stored_data import MOST_BOARDS
from bot.jobs import redraw_boards
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.redraw_boards import BoardRedrawer, PatientRedrawer
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.places import ClosedChannelTable
from bot.store.upkeep.uptime import mark_recent
from tests.conftest import ANN, BEN, NOW, a_match
from tests.store.acts import delete
from tests.store.random_histories import PLACES, PlannedMatch, copy_last, play

MORE = 60  # more boards than the redrawer reads at once


class Boards:
    """Boards, some of which fail; the ids of the others are noted as they are drawn."""

    def __init__(self, table: MatchTable, failing: dict[int, Exception]) -> None:
        self._table, self._failing = table, failing
        self.drawn: list[int] = []

    async def redraw_by_id(self, match_id: int) -> Match:
        if match_id in self._failing:
            raise self._failing[match_id]
        self.drawn.append(match_id)
        match = await self._table.find(match_id)
        assert match is not None
        return match


async def redraw(
    database: Database, boards: Any, now: datetime = NOW, kind: type[BoardRedrawer] = BoardRedrawer
) -> list[int]:
    """Redraw what is marked; return the ids of all boards drawn so far."""
    closed = ClosedChannels(ClosedChannelTable(database), lambda: now)
    await kind(boards, DeadlineTable(database), lambda: now, 0.0, closed).run()
    return list(boards.drawn)


async def stored(table: MatchTable, count: int) -> list[int]:
    matches = [a_match(place=Place(21, number), x=Person(number)) for number in range(count)]
    return [(await table.add(match)).id for match in matches]


async def test_a_board_that_fails_does_not_stop_the_others(database: Database) -> None:
    """However many boards fail, the others are redrawn, the newest first; the marks show it."""
    table, deadlines = MatchTable(database), DeadlineTable(database)
    ids = await stored(table, MORE + 10)
    await database.write(lambda db: mark_recent(db, Shard(0, 1), NOW))
    failures: tuple[Exception, ...] = (OSError(), ValueError())
    failing = {match_id: failures[match_id % 2] for match_id in ids[:MORE]}
    assert await redraw(database, Boards(table, failing)) == ids[: MORE - 1 : -1]
    assert [*await deadlines.boards_to_redraw(len(ids))] == ids[MORE - 1 :: -1]


class ChangingBoards(Boards):
    """Boards, each of which changes while it is drawn for the first time."""

    async def redraw_by_id(self, match_id: int) -> Match:
        """Redraw a board; the first time it is older than the match by the end."""
        first = match_id not in self.drawn
        match = await super().redraw_by_id(match_id)
        return match._replace(revision=match.revision - first)


async def test_a_board_that_changes_while_it_is_drawn(database: Database) -> None:
    """It is drawn again at once, not only after a pause that grows with each such board."""
    table = MatchTable(database)
    ids = await stored(table, 3)
    for match_id in ids:
        await table.mark_board(match_id)
    assert await redraw(database, ChangingBoards(table, {})) == ids[::-1] * 2


async def test_boards_of_a_deleted_person(database: Database) -> None:
    """The thousand newest boards that name a deleted person are redrawn, the newest first."""
    (first,) = await play(database, [PlannedMatch(Person(ANN), Person(BEN), PLACES[0], 5, 1.0)])
    await MatchTable(database).shown_at(first, 41)
    await database.write(lambda db: copy_last(db, MOST_BOARDS + 9))
    await delete(database, ANN, -1)
    boards = Boards(MatchTable(database), {})
    assert await redraw(database, boards) == []
    drawn = await redraw(database, boards, kind=PatientRedrawer)
    newest = first.id + MOST_BOARDS + 9
    assert drawn == list(range(newest, newest - MOST_BOARDS, -1))


async def test_two_people_who_are_deleted(database: Database) -> None:
    """If the other one is deleted while a board is drawn without the first, it is drawn again."""
    (match,) = await play(database, [PlannedMatch(Person(ANN), Person(BEN), PLACES[0], 5, 1.0)])
    await MatchTable(database).shown_at(match, 41)
    table, deadlines = MatchTable(database), DeadlineTable(database)
    await delete(database, ANN, -1)
    drawn = await table.find(match.id)
    assert drawn is not None
    await delete(database, BEN, -2)
    await deadlines.mark_redrawn(drawn)
    assert [*await deadlines.boards_to_redraw(1, urgent=False)] == [match.id]


async def test_boards_marked_meanwhile(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many boards the newest come first, also if marked meanwhile; a failure takes no turn."""
    monkeypatch.setattr(redraw_boards, "BATCH", 3)
    table = MatchTable(database)
    ids = await stored(table, 10)
    for match_id in ids[:8]:
        await table.mark_board(match_id)

    class FilledBoards(Boards):
        """Boards, two of which are marked as the first one is drawn."""

        async def redraw_by_id(self, match_id: int) -> Match:
            if not self.drawn:
                for newer in ids[8:]:
                    await table.mark_board(newer)
            return await super().redraw_by_id(match_id)

    drawn = await redraw(database, FilledBoards(table, {ids[6]: OSError()}))
    assert drawn == [ids[at] for at in (7, 5, 9, 8, 4, 3, 2, 1, 0)]


@pytest.mark.both_engines
async def test_marks_that_come_late(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a day only boards between people, or with a deleted one, are drawn unasked."""
    monkeypatch.setattr(redraw_boards, "BATCH", 2)
    table, deadlines = MatchTable(database), DeadlineTable(database)
    seats = {"people": Person(8), "deleted": a_match().o, "bot": a_match().o}
    ids = {}
    for number, (name, o) in enumerate([*seats.items(), *[(n, seats["bot"]) for n in "abcd"]]):
        match = await table.add(a_match(place=Place(21, number), x=Person(40 + number), o=o))
        ids[name] = match.id
    late = NOW + timedelta(days=2)
    await table.change_all(ids.values(), lambda match: expired(match, late))
    await delete(database, 41, -1)

    async def drawn(now: datetime) -> list[int]:
        return await redraw(database, Boards(table, {}), now)

    assert await drawn(late) == [ids["deleted"], ids["people"]]
    assert await deadlines.boards_to_redraw(9) == {}
    await table.mark_board(ids["bot"])
    assert await drawn(late - timedelta(milliseconds=1)) == [ids["bot"]]
