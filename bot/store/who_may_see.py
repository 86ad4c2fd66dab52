"""Who may see a match, for SQL: the condition of lists, and whether a player hides their games."""

from collections.abc import Collection

from bot.domain.who_may_see import Reader
from bot.store.database import Connection, Names

# Looking up both players at once would take twice as long.
MAY_SEE = """(
    x_person = :reader OR o_person = :reader
    OR (guild_id = :guild OR channel_id = :channel)
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
)"""  # as `bot.domain.who_may_see.may_see` of a match that is over
_HIDES = "SELECT 1 FROM people WHERE person_id = ? AND games = 0"


def names_of(reader: Reader) -> Names:
    return {"reader": reader.person, "guild": reader.guild_id, "channel": reader.channel_id}


async def any_hides_games(db: Connection, people: Collection[int]) -> bool:
    for person in people:
        if await db.one(_HIDES, (person,)) is not None:
            return True
    return False
