"""The daily puzzle's tables of days, attempts, streaks and counts."""

from collections.abc import Callable

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.days import counts
from bot.domain.daily.played import Counts, Opened, Played
from bot.domain.daily.streak import Run, Streak
from bot.errors import NoSuchPuzzleError
from bot.store.database import Connection, Row, Table, read, write
from bot.store.rows import milliseconds_or_none, moment_or_none, upsert
from engines.games.game import Move
from engines.games.variants import GAMES
from engines.puzzles.puzzle import Puzzle

PARTS = 16
"""In how many rows the finished attempts of a day are counted."""
LISTED = 20
"""How many people of a server are listed at most."""

# A day is stored as it is at its first use.
_COPY = """
INSERT INTO puzzles (number, variant, moves, line, difficulty) VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
_DAY = "SELECT * FROM puzzles WHERE number = ?"
_OPEN = """
INSERT INTO puzzle_attempts (person_id, number, guild_id) VALUES (?, ?, ?)
ON CONFLICT (person_id, number) DO UPDATE
SET guild_id = coalesce(puzzle_attempts.guild_id, excluded.guild_id)
"""
_FIND = """
SELECT own.*, variant, puzzles.moves, line, difficulty,
    last_number, before_number, before_length, before_freezes,
    (SELECT sum(finished) FROM puzzle_counts WHERE number = :number) AS finished,
    (SELECT sum(at_once) FROM puzzle_counts WHERE number = :number) AS at_once
FROM puzzle_attempts AS own JOIN puzzles ON puzzles.number = own.number
LEFT JOIN puzzle_streaks AS streaks ON streaks.person_id = own.person_id
WHERE own.person_id = :person AND own.number = :number
"""
_SAVE = """
UPDATE puzzle_attempts
SET revision = revision + 1, tries = ?, hint = ?, given_up = ?, solved_at = ?
WHERE person_id = ? AND number = ? AND revision = ?
"""
_STREAK = "SELECT * FROM puzzle_streaks WHERE person_id = ?"
_RUN = ("last_number", "before_number", "before_length", "before_freezes")
_PROLONG = upsert("puzzle_streaks", ("person_id",), _RUN, named=False)
# Only if it is still the one that was read.
_SAVE_STREAK = f"""{_PROLONG}
WHERE puzzle_streaks.last_number = ? AND puzzle_streaks.before_number = ?
"""
_COUNT = """
INSERT INTO puzzle_counts (number, part, finished, at_once) VALUES (?, ?, 1, ?)
ON CONFLICT (number, part) DO UPDATE SET
    finished = puzzle_counts.finished + 1, at_once = puzzle_counts.at_once + excluded.at_once
"""
_OPENED = """
SELECT own.*, variant, puzzles.moves, line, difficulty
FROM puzzle_attempts AS own JOIN puzzles ON puzzles.number = own.number
WHERE guild_id = :guild AND own.number = :number AND (
    person_id = :reader OR NOT EXISTS (
        SELECT 1 FROM people WHERE people.person_id = own.person_id AND games = 0
    )
)
ORDER BY solved_at IS NULL, solved_at, person_id LIMIT :limit
"""

Transition = Callable[[Attempt], Attempt]


class PuzzleTable(Table):
    """The stored days, attempts, streaks and counts."""

    @write
    async def open(
        self, db: Connection, person: int, number: int, listed: Puzzle, guild_id: int | None
    ) -> Played:
        """Return a person's attempt, which begins now if there is none, in a server if in one."""
        row = await db.one(_FIND, {"person": person, "number": number})
        if row is None or (row["guild_id"] is None and guild_id is not None):
            await db.run(_COPY, (number, *_columns(listed)))
            await db.run(_OPEN, (person, number, guild_id))
            return await _find(db, person, number)
        return _played(row)

    @read
    async def find(self, db: Connection, person: int, number: int) -> Played:
        """Return a person's attempt; raises NoSuchPuzzleError if there is none."""
        return await _find(db, person, number)

    @write
    async def day(self, db: Connection, number: int, listed: Puzzle) -> Puzzle:
        """Return the puzzle of a day as it was at its first use, which may be now."""
        await db.run(_COPY, (number, *_columns(listed)))
        return _puzzle(await db.one(_DAY, (number,)))

    @write
    async def change(
        self, db: Connection, person: int, number: int, transition: Transition
    ) -> Played:
        """Apply a transition to a person's attempt, and return it.

        If that ends it, it counts, and in the streak too if it was solved in time. Raises
        NoSuchPuzzleError if there is no attempt, and what the transition raises.
        """
        while True:
            found = await _find(db, person, number)
            after = transition(found.attempt)
            if after is found.attempt:
                return found
            # Another device of the person may have changed it meanwhile.
            if await db.run(_SAVE, (*_state(after), person, number, found.attempt.revision)):
                changed = found._replace(attempt=after)
                return await _finish(db, person, changed) if after.is_over else changed

    @read
    async def opened(self, db: Connection, guild_id: int, number: int, reader: int) -> list[Opened]:
        """Return who opened a puzzle in a server, those who solved it first.

        People who hide their games only find themselves.
        """
        names = {"guild": guild_id, "number": number, "reader": reader, "limit": LISTED}
        return [Opened(row["person_id"], _attempt(row)) for row in await db.all(_OPENED, names)]


async def _find(db: Connection, person: int, number: int) -> Played:
    row = await db.one(_FIND, {"person": person, "number": number})
    if row is None:
        raise NoSuchPuzzleError
    return _played(row)


async def _finish(db: Connection, person: int, played: Played) -> Played:
    """Count a finished attempt; return it with the streak and the counts after it."""
    attempt, streak, known = played
    at_once = attempt.is_found_at_once
    if attempt.solved_at is not None and counts(attempt.number, attempt.solved_at):
        streak = await _prolong(db, person, streak, attempt.number)
    await db.run(_COUNT, (attempt.number, (person >> 22) % PARTS, int(at_once)))
    return Played(attempt, streak, Counts(known.finished + 1, known.at_once + at_once))


async def _prolong(db: Connection, person: int, streak: Streak, number: int) -> Streak:
    """Store that a puzzle counts in a streak, and return the streak."""
    while True:
        longer, known = streak.after(number), (streak.last, streak.before.last)
        if await db.run(_SAVE_STREAK, (person, longer.last, *longer.before, *known)):
            return longer
        # Another device of the person has just solved another day's.
        streak = _streak(await db.one(_STREAK, (person,)))


def _columns(puzzle: Puzzle) -> tuple[str, str, str, float]:
    moves, line = (_text(puzzle.variant, part) for part in (puzzle.moves, puzzle.line))
    return puzzle.variant, moves, line, puzzle.difficulty


def _text(variant: str, moves: tuple[Move, ...]) -> str:
    return " ".join(GAMES[variant].tokens[move] for move in moves)


def _moves(variant: str, text: str) -> tuple[Move, ...]:
    return tuple(map(GAMES[variant].tokens.index, text.split()))


def _state(attempt: Attempt) -> tuple[int | str | None, ...]:
    tries = _text(attempt.puzzle.variant, attempt.moves)
    solved_at = milliseconds_or_none(attempt.solved_at)
    return tries, int(attempt.hint), int(attempt.given_up), solved_at


def _played(row: Row) -> Played:
    found = Counts(row["finished"] or 0, row["at_once"] or 0)
    return Played(_attempt(row), _streak(row), found)


def _attempt(row: Row) -> Attempt:
    return Attempt(
        row["number"],
        _puzzle(row),
        row["revision"],
        _moves(row["variant"], row["tries"]),
        bool(row["hint"]),
        bool(row["given_up"]),
        moment_or_none(row["solved_at"]),
        row["guild_id"],
    )


def _puzzle(row: Row) -> Puzzle:
    variant = row["variant"]
    before, line = (_moves(variant, row[name]) for name in ("moves", "line"))
    return Puzzle(variant, before, line, row["difficulty"])


def _streak(row: Row) -> Streak:
    if row["last_number"] is None:
        return Streak()
    before = Run(row["before_number"], row["before_length"], row["before_freezes"])
    return Streak(row["last_number"], before)
