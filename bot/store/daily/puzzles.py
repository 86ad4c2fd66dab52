"""The daily puzzle's tables of days, attempts and counts."""

from contextlib import suppress

from bot.domain.daily.attempt import Attempt, AttemptTransition
from bot.domain.daily.days import counts
from bot.domain.daily.played import Counts, Opened, Played, Solved, longest_of
from bot.errors import Refusal
from bot.store.access import any_hides_games
from bot.store.database import Connection, Row, Table, read, read_snapshot, write
from bot.store.deleted_people import pseudonym_of
from bot.store.rows import milliseconds_or_none, moment, moment_or_none, readable
from engines.puzzles.days import read as puzzle_in, written
from engines.puzzles.puzzle import Puzzle, moves_of

PARTS = 16  # in how many rows the finished attempts of a day are counted
LISTED = 20  # how many people of a server are listed at most
# A day is stored as it is at its first use.
_COPY = "INSERT INTO puzzles (number, puzzle) VALUES (?, ?) ON CONFLICT DO NOTHING"
_OPEN = """
INSERT INTO puzzle_attempts (person_id, number, guild_id, repeated)
SELECT CAST(:person AS BIGINT), CAST(:number AS INTEGER), CAST(:guild AS BIGINT), count(*)
FROM puzzle_attempts WHERE person_id = :pseudonym AND number = :number
ON CONFLICT (person_id, number) DO UPDATE
SET guild_id = coalesce(puzzle_attempts.guild_id, excluded.guild_id)
"""
# A row for each puzzle that the person has solved and each unsolved one of the newest two, or one.
_FIND = """
SELECT own.*, day.puzzle, other.number AS other, other.solved_at AS other_at,
    other.tries AS other_tries, other.given_up AS other_given_up, unsolved.puzzle AS other_puzzle,
    (SELECT sum(finished) FROM puzzle_counts WHERE number = :number) AS finished,
    (SELECT sum(at_once) FROM puzzle_counts WHERE number = :number) AS at_once
FROM puzzle_attempts AS own JOIN puzzles AS day ON day.number = own.number
LEFT JOIN puzzle_attempts AS other ON other.person_id = own.person_id AND other.repeated = 0
    AND (other.solved_at IS NOT NULL OR other.number >= (SELECT max(number) - 1 FROM puzzles))
LEFT JOIN puzzles AS unsolved ON unsolved.number = other.number AND other.solved_at IS NULL
WHERE own.person_id = :person AND own.number = :number
"""
_SAVE = """
UPDATE puzzle_attempts SET tries = ?, hint = ?, given_up = ?, solved_at = ?
WHERE person_id = ? AND number = ? AND tries = ? AND hint = ? AND given_up = ?
"""
_COUNT = """
INSERT INTO puzzle_counts (number, part, finished, at_once) VALUES (?, ?, 1, ?)
ON CONFLICT (number, part) DO UPDATE SET
    finished = puzzle_counts.finished + 1, at_once = puzzle_counts.at_once + excluded.at_once
"""
# The post of the next day names them, too.
_MARK_POSTS = """
UPDATE puzzle_posts SET redraw = 1
WHERE guild_id = :guild AND number BETWEEN :number AND :number + 1
"""
_OPENED = """
SELECT own.*, puzzle FROM puzzle_attempts AS own JOIN puzzles ON puzzles.number = own.number
WHERE guild_id = :guild AND own.number = :number AND repeated = 0 AND (
    person_id = :reader OR NOT EXISTS (
        SELECT 1 FROM people WHERE people.person_id = own.person_id AND games = 0
    )
)
ORDER BY solved_at IS NULL, solved_at, person_id LIMIT :limit
"""
_SOLVED = """
SELECT number, solved_at FROM puzzle_attempts
WHERE person_id = ? AND repeated = 0 AND solved_at IS NOT NULL
"""


class PuzzleTable(Table):
    """The stored days, attempts and counts."""

    @write
    async def open(
        self, db: Connection, person: int, number: int, listed: Puzzle, guild_id: int | None
    ) -> Played:
        """Return a person's attempt, which begins now if there is none; its first server stays."""
        with suppress(Refusal):
            found = await _find(db, person, number)
            if found.attempt.guild_id is not None or guild_id is None:
                return found
        await db.run(_COPY, (number, written(listed)))
        names = {"person": person, "pseudonym": await pseudonym_of(db, person)}
        await db.run(_OPEN, names | {"number": number, "guild": guild_id})
        found = await _find(db, person, number)
        if found.attempt.solved_at is not None:
            await db.run(_MARK_POSTS, {"guild": guild_id, "number": number})
        return found

    @read
    async def find(self, db: Connection, person: int, number: int) -> Played:
        """Return a person's attempt; raises Refusal if there is none."""
        return await _find(db, person, number)

    @write
    async def day(self, db: Connection, number: int, listed: Puzzle) -> Puzzle:
        """Return the puzzle of a day as it was at its first use, which may be now."""
        await db.run(_COPY, (number, written(listed)))
        row = await db.one("SELECT number, puzzle FROM puzzles WHERE number = ?", (number,))
        return readable(_puzzle, row, "puzzles", "number") or listed

    @write
    async def change(
        self, db: Connection, person: int, number: int, transition: AttemptTransition
    ) -> Played:
        """Apply a transition to a person's attempt, count it if that ends it, and return it.

        Raises Refusal if there is no attempt, and as `transition`.
        """
        while True:
            found = await _find(db, person, number)
            after = transition(found.attempt)
            if after is found.attempt:
                return found
            solved_at = milliseconds_or_none(after.solved_at)
            values = (*_state(after), solved_at, person, number, *_state(found.attempt))
            # Another device of the person may have changed it meanwhile.
            if await db.run(_SAVE, values):
                changed = found._replace(attempt=after)
                return await _finish(db, person, changed) if after.is_over else changed

    @read_snapshot
    async def opened(self, db: Connection, guild_id: int, number: int, reader: int) -> list[Opened]:
        """Return who opened a puzzle in a server, solvers first; of hidden people only `reader`."""
        names = {"guild": guild_id, "number": number, "reader": reader, "limit": LISTED}
        rows = await db.all(_OPENED, names)
        read = [readable(_opened, row, "puzzle_attempts", "number") for row in rows]
        return [opened for opened in read if opened is not None]

    @read
    async def solved(self, db: Connection, person: int, reader: int) -> Solved:
        """Return what a person has solved, or nothing for others if they hide their games."""
        if person != reader and await any_hides_games(db, (person,)):
            return Solved()
        rows = await db.all(_SOLVED, (person,))
        counted = (number for number, at in rows if counts(number, moment(at)))
        return Solved(len(rows), longest_of(counted))


async def _find(db: Connection, person: int, number: int) -> Played:
    rows = await db.all(_FIND, {"person": person, "number": number})
    if not rows:
        raise Refusal("no-such-puzzle")
    solved = {row["other"]: row["other_at"] for row in rows if row["other_at"] is not None}
    return Played(
        _attempt(rows[0]),
        frozenset(other for other, at in solved.items() if counts(other, moment(at))),
        Counts(rows[0]["finished"] or 0, rows[0]["at_once"] or 0),
        frozenset(row["other"] for row in rows if row["other_puzzle"] and _is_lost(row)),
    )


def _puzzle(row: Row) -> Puzzle:
    return puzzle_in(row["puzzle"])


def _opened(row: Row) -> Opened:
    return Opened(row["person_id"], _attempt(row))


def _is_lost(row: Row) -> bool:
    puzzle = puzzle_in(row["other_puzzle"])
    moves, given_up = moves_of(puzzle.variant, row["other_tries"]), bool(row["other_given_up"])
    return Attempt(row["other"], puzzle, moves, given_up=given_up).is_over


async def _finish(db: Connection, person: int, played: Played) -> Played:
    """Count a finished attempt unless repeated, and mark posts to redraw if solved; return it."""
    attempt, solved, known, lost = played
    if attempt.repeated:
        return played
    number, at_once = attempt.number, attempt.is_found_at_once
    if attempt.solved_at is not None:
        await db.run(_MARK_POSTS, {"guild": attempt.guild_id, "number": number})
        if counts(number, attempt.solved_at):
            solved |= {number}
    else:
        lost |= {number}
    await db.run(_COUNT, (number, (person >> 22) % PARTS, int(at_once)))
    return Played(attempt, solved, Counts(known.finished + 1, known.at_once + at_once), lost)


def _state(attempt: Attempt) -> tuple[str, int, int]:
    return attempt.puzzle.text_of(attempt.moves), int(attempt.hint), int(attempt.given_up)


def _attempt(row: Row) -> Attempt:
    puzzle = _puzzle(row)
    return Attempt(
        row["number"],
        puzzle,
        moves_of(puzzle.variant, row["tries"]),
        bool(row["hint"]),
        bool(row["given_up"]),
        moment_or_none(row["solved_at"]),
        row["guild_id"],
        bool(row["repeated"]),
    )
