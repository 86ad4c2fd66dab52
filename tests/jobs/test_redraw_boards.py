from bot.domain.match import Match, Person, Place
from bot.jobs.redraw_boards import BoardRedrawer
from bot.store.deadlines import DeadlineTable
from bot.store.matches import MatchTable
from bot.store.runs import RunTable
from bot.store.sqlite.database import Database
from tests.conftest import NOW, a_match

MORE = 60
"""More boards than the redrawer reads at once."""


class Boards:
    """Boards of which some fail; the ids of the others are noted as they are drawn."""

    def __init__(self, table: MatchTable, failing: dict[int, Exception]) -> None:
        self._table, self._failing = table, failing
        self.drawn: list[int] = []

    async def redraw_by_id(self, match_id: int) -> Match:
        """Redraw a board; raises its failure if it has one."""
        if match_id in self._failing:
            raise self._failing[match_id]
        self.drawn.append(match_id)
        match = await self._table.find(match_id)
        assert match is not None
        return match


async def test_a_board_that_fails_does_not_stop_the_others(database: Database) -> None:
    """However many boards fail, for whatever reason, the others are redrawn; the marks show it."""
    table, deadlines, runs = MatchTable(database), DeadlineTable(database), RunTable(database)
    ids = [
        (await table.add(a_match(place=Place(21, number), x=Person(number)))).id
        for number in range(MORE + 10)
    ]
    for _ in range(2):  # a run that begins after another one that did not stop
        await runs.begin(len(ids))
    failures: tuple[Exception, ...] = (OSError(), ValueError())
    failing = {match_id: failures[match_id % 2] for match_id in ids[:MORE]}
    boards = Boards(table, failing)
    await BoardRedrawer(boards, deadlines, lambda: NOW, 0.0).redraw_all()  # type: ignore[arg-type]
    assert boards.drawn == ids[MORE:]
    assert await deadlines.boards_to_redraw(len(ids)) == ids[:MORE]
