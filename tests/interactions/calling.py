"""A server's role of players, and the call to an open challenge that mentions it."""

from tests.chat.actors import Actor
from tests.chat.people import Role
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.pages import settings

CALL = "Call players"
PLAYERS = Role(77)
ROLE = "cc1"


async def choose(owner: Actor, *roles: Role) -> ShownMessage:
    page = await settings(owner, "Games")
    await owner.select(page, roles, custom_id=ROLE)
    return page


def called(world: World) -> list[list[int]]:
    return [roles for it in world.mentions_allowed() if (roles := it.get("roles"))]


async def call(world: World, owner: Actor) -> tuple[ShownMessage, ShownMessage]:
    """Have Ann call players to an open challenge; return its message, and the call."""
    await choose(owner, PLAYERS)
    shown = (await world.ann.slash("tictactoe challenge", pace="quick")).shown
    return shown, (await world.ann.click(shown, CALL)).shown
