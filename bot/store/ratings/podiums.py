"""The tables `podiums` and `season_posts`: who was best in seasons, and where that is posted."""

from collections import defaultdict
from datetime import datetime

from bot.domain.post import Post
from bot.domain.ratings.leaderboard import Entry, Season
from bot.domain.ratings.season_end import LEAST_GAMES, PLACES, POSTED_WITHIN, SeasonEnd
from bot.store.database import Connection, Names, read_snapshot, write
from bot.store.posts import PostTable, post_of
from bot.store.ratings.standings import COLUMNS, standing_of
from bot.store.rows import AFTER_ALL, milliseconds
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES

_BEST = 1000  # how many of the best are searched for those on a podium
_MANY = 100_000  # how many games are counted at most for the game most played: five milliseconds
_HIDES = "SELECT 1 FROM people WHERE people.person_id = {table}.person_id AND games = 0"
_PLAYS_ENOUGH = f"length(history) - length(replace(history, ' ', '')) >= {LEAST_GAMES - 1}"
"""The latest ratings of a standing have spaces between them, one for each rated game."""
# The index leads to the best, however many there are.
_ADD = f"""
INSERT INTO podiums (guild_id, number, variant, person_id, place)
SELECT CAST(:guild AS BIGINT), CAST(:number AS INTEGER), CAST(:variant AS TEXT), person_id, place
FROM (
    SELECT person_id, rank() OVER (ORDER BY rank_key DESC) AS place FROM (
        SELECT person_id, rank_key, history FROM standings
        WHERE scope = :scope AND variant = :variant AND rank_key IS NOT NULL
        ORDER BY rank_key DESC, person_id LIMIT {_BEST}
    ) AS best WHERE {_PLAYS_ENOUGH} AND NOT EXISTS ({_HIDES.format(table="best")})
) AS ranked WHERE place <= {PLACES}
"""  # noqa: S608
# Of those who deleted their data since, nothing else is known.
_HAD_BEST = f"""
SELECT 1 FROM podiums WHERE guild_id = :guild AND number = :number AND variant = :variant
UNION ALL SELECT 1 FROM standings
WHERE scope = :scope AND variant = :variant AND person_id < 0 AND {_PLAYS_ENOUGH} LIMIT 1
"""  # noqa: S608
_ANY_PLAYED = "SELECT 1 FROM standings WHERE scope = ? LIMIT 1"
_PLAYED = "SELECT count(DISTINCT person_id) FROM standings WHERE scope = ?"
# A season whose post is stored had ended before the database was restored.
_COUNTED = """
SELECT 1 FROM standings WHERE scope = ?
UNION ALL SELECT 1 FROM season_posts WHERE guild_id = ? AND number = ? LIMIT 1
"""
_GAMES = """
SELECT count(*) FROM (
    SELECT 1 FROM matches WHERE guild_id = :guild AND variant = :variant
    AND ended > :after AND ended <= :until LIMIT :most
) AS played
"""
_POST = """
INSERT INTO season_posts (guild_id, number, channel_id, claimed_at, edited_at, redraw)
SELECT CAST(:guild AS BIGINT), CAST(:number AS INTEGER), channel_id, CAST(:at AS BIGINT), 0, 2
FROM (
    SELECT coalesce(
        (SELECT channel_id FROM season_settings WHERE guild_id = :guild), CAST(:here AS BIGINT)
    ) AS channel_id
) AS place WHERE channel_id IS NOT NULL
ON CONFLICT DO NOTHING
"""
_RESERVE = """
UPDATE season_posts SET edited_at = :now, tried_at = :now WHERE (guild_id, number) = (
    SELECT guild_id, number FROM season_posts
    WHERE edited_at = 0 AND redraw <> 0 AND given_up = 0 AND guild_id > :after
    AND claimed_at > :oldest{and_held} ORDER BY guild_id, number DESC LIMIT 1
) AND edited_at = 0 RETURNING *
"""
_NAME = "UPDATE season_posts SET redraw = 1, edited_at = 1 WHERE guild_id = ? AND number = ?"
_PODIUMS = f"""
SELECT podiums.variant AS game, podiums.person_id AS person, place, {COLUMNS}
FROM podiums JOIN standings ON standings.scope = ? AND standings.variant = podiums.variant
AND standings.person_id = podiums.person_id
WHERE guild_id = ? AND number = ? AND NOT EXISTS ({_HIDES.format(table="podiums")})
ORDER BY podiums.variant, place, podiums.person_id
"""  # noqa: S608


class PodiumTable(PostTable):
    """The podiums of seasons that have ended, and their posts."""

    table, channels, name_people = "season_posts", "season_settings", _NAME

    @write
    async def reserve(self, db: Connection, now: datetime, after: int = 0) -> Post | None:
        oldest = milliseconds(now - POSTED_WITHIN)
        names = {"now": milliseconds(now), "after": after, "oldest": oldest}
        row = await db.one(self._held(_RESERVE), names)
        return None if row is None else post_of(row)._replace(tried_at=None)

    @read_snapshot
    async def find(self, db: Connection, guild_id: int, season: Season) -> SeasonEnd:
        """Return what a season was when it ended; those who hide their games are left out."""
        podiums: dict[str, list[Entry]] = defaultdict(list)
        names = (season.scope, guild_id, season.number)
        for game, person, place, *row in await db.all(_PODIUMS, names):
            podiums[game].append(Entry(person, place, standing_of(row), named=True))
        games = await _games(db, guild_id, season, AFTER_ALL)
        (people,) = await db.one(_PLAYED, (season.scope,))
        most = next(iter(games), CLASSIC.name)  # whose games may be lost since
        of_game = {"guild": guild_id, "variant": most, "number": season.number}
        has_best = await db.one(_HAD_BEST, of_game | {"scope": season.scope}) is not None
        count = sum(games.values())
        return SeasonEnd(season.number, most, int(people), count, has_best, podiums)


async def end_season(
    db: Connection, guild_id: int, season: Season, at: datetime | None, here: int | None = None
) -> str:
    """Store the podiums of a season that ends; return the game most played, if there was one.

    `at` is the end that its post tells of, None if that is too long ago for one. The post comes in
    the chosen channel or, without one, `here`.
    """
    # A restored database may have its post and podiums, and lack its games.
    for sql in (_NAME, "DELETE FROM podiums WHERE guild_id = ? AND number = ?"):
        await db.run(sql, (guild_id, season.number))
    games = await _games(db, guild_id, season)
    if not games or await db.one(_ANY_PLAYED, (season.scope,)) is None:
        return ""
    names: Names = {"guild": guild_id, "number": season.number, "scope": season.scope}
    for variant in GAMES:
        await db.run(_ADD, names | {"variant": variant})
    if at is not None:
        await db.run(_POST, names | {"at": milliseconds(at), "here": here})
    return next(iter(games))


async def has_counted(db: Connection, guild_id: int, season: Season) -> bool:
    """Return whether a match has counted in a season, or had by what its post shows."""
    return await db.one(_COUNTED, (season.scope, guild_id, season.number)) is not None


async def most_played(db: Connection, guild_id: int, season: Season) -> str:
    return next(iter(await _games(db, guild_id, season)), "")


async def _games(
    db: Connection, guild_id: int, season: Season, most: int = _MANY
) -> dict[str, int]:
    """Return how often each game was played in a season, up to `most`; the most played is first."""
    until = AFTER_ALL if season.until is None else season.until
    names: Names = {"guild": guild_id, "after": season.after, "until": until, "most": most}
    counts = {it: int((await db.one(_GAMES, names | {"variant": it}))[0]) for it in GAMES}
    played = sorted(filter(counts.get, counts), key=lambda it: (-min(counts[it], _MANY), it))
    return {variant: counts[variant] for variant in played}
