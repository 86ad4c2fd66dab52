"""People who delete their data, after whatever happened: nothing names them any more."""

import logging
from io import StringIO

from tests.chat.world import World
from tests.hostile.boards_shown import words
from tests.interactions.stored import columns_with, query

_KNOWN = "SELECT message_id FROM matches WHERE can_edit AND message_id IS NOT NULL"


async def assert_forgotten(world: World, *people: int, quiet: float) -> None:
    """Have people delete their data; no row, board that can be edited or line of the log names one.

    The bot has `quiet` seconds to edit the boards.
    """
    lines, log = logging.StreamHandler(StringIO()), logging.getLogger("noughts")
    level = log.level
    log.addHandler(lines)
    log.setLevel(logging.DEBUG)
    for person in people:
        assert await world.client.context.deletions.delete(person)
    await world.advance(quiet)
    log.setLevel(level)
    log.removeHandler(lines)
    known = {str(message_id) for (message_id,) in query(world.path, _KNOWN)}
    boards = [words(it) for key, it in world.chat.messages.items() if key in known]
    for person in people:
        assert columns_with(world.path, person) == set()
        assert [it for it in (*boards, lines.stream.getvalue()) if str(person) in it] == []
