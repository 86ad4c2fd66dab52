"""Boards that are compared with their stored matches, and presses that are sent later."""

from pathlib import Path

from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.payloads import press
from tests.chat.shown import ShownMessage
from tests.chat.stored_match import Stored, stored
from tests.chat.world import World

UPDATE = 7
"""A first response that changes the pressed message."""


def match_on(world: World, board: ShownMessage) -> Stored:
    return stored(Path(world.path), int(board.cells[0]["custom_id"].split(":")[1]))


def pressed(person: Actor, board: ShownMessage, cell: int, revision: int | None = None) -> Payload:
    """Return a press of a cell as it is shown now, or as if a later revision were shown."""
    custom_id = board.cells[cell]["custom_id"]
    if revision is not None:
        custom_id = f"c1:{custom_id.split(':')[1]}:{revision}:{cell}"
    return press(person.person, person.channel, board.message, custom_id)


async def all_is_well(world: World, board: ShownMessage, revision: int) -> None:
    """Assert that a board shows the stored match, with so many moves of Ann's, and play on."""
    await world.advance(5)
    match = match_on(world, board)
    assert (match.revision, len(match.moves), match.board) == (revision, 2 * revision, str(board))
    played = await board.press(world.ann, board.free[0])
    assert (played.sent.kind, played.said) == (UPDATE, "")
    match = match_on(world, board)
    assert (match.revision, match.board) == (revision + 1, str(board))
