"""Games that people begin, play and end, and calls of players to a challenge."""

from tests.chat.actors import Actor
from tests.chat.messages import FREE, PICK
from tests.chat.people import Role
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.pages import settings

CANCEL, CALL = "Cancel my challenge", "Call players"
PLAYERS, ROLE = Role(77), "cc1"
WON = (0, 3, 1, 4, 2)
"""The cells of a short match that X wins."""
BLUNDERED = (0, 1, 4, 8, 6, 2, 3)
"""O loses by the second move of the match: the top-middle square instead of the middle."""


async def start(person: Actor, **options: str) -> ShownMessage:
    return (await person.slash("tictactoe start", **options)).shown


async def give_up(person: Actor) -> None:
    await person.click((await person.slash("tictactoe resign")).shown, "Yes, resign")


async def played(person: Actor, **options: str) -> ShownMessage:
    """Return the board of a match that a person, with X, has finished against the bot."""
    board = await start(person, mark="X", **options)
    await board.play_out(person)
    return board


async def resigned(person: Actor, variant: str = "classic") -> ShownMessage:
    board = await start(person, difficulty="hard", variant=variant)
    await give_up(person)
    return board


async def threatened(world: World) -> ShownMessage:
    """Return a board on which the perfect bot threatens a diagonal; Ann, who has X, is to move."""
    board = await start(world.ann, mark="X", difficulty="unbeatable")
    for cell in (0, 1):
        await board.press(world.ann, cell)
    assert str(board) == "XXO.O...."
    return board


async def lost(world: World) -> ShownMessage:
    """Return the board of a game that Ann lost to the bot by leaving a line open."""
    board = await threatened(world)
    await board.press(world.ann, 3)
    assert str(board) == "XXOXO.O.."
    return board


async def challenge(world: World, **options: object) -> ShownMessage:
    given = {"opponent": world.ben, "mark": "X"} | options
    return (await world.ann.slash("tictactoe challenge", **given)).shown


async def invite(world: World) -> ShownMessage:
    return (await world.ann.slash("tictactoe challenge", mark="X")).shown


def pinged(world: World) -> list[str]:
    allowed = world.mentions_allowed()
    assert not any(mentions.get("parse") for mentions in allowed)
    return [str(person) for mentions in allowed for person in mentions.get("users", [])]


async def decline_and_block(person: Actor, shown: ShownMessage) -> ShownMessage:
    """Have a person decline a challenge, block the challenger, and return the private message."""
    (asked,) = (await person.click(shown, "Decline")).followups
    assert asked.labels == ["Block"]
    await person.click(asked, "Block")
    return asked


async def friends(world: World, *cells: int, **options: object) -> ShownMessage:
    """Return the board of Ann (X) and Ben after they pressed `cells` in turn."""
    board = await challenge(world, **options)
    await world.ben.click(board, "Accept")
    for ply, cell in enumerate(cells):
        await board.press((world.ann, world.ben)[ply % 2], cell)
    return board


async def take_back(person: Actor, board: ShownMessage) -> ShownMessage:
    """Press *Take back* below a board and in the question, and return what is said there."""
    asked = (await person.click(board, "Take back")).shown
    await person.click(asked, "Take back")
    return asked


async def take_corner(person: Actor, board: ShownMessage) -> None:
    """Have a person take the first free cell, in the first board that can be picked."""
    if not board.ids(FREE):
        await person.click(board, custom_id=board.ids(PICK)[0])
    await person.click(board, custom_id=board.ids(FREE)[0])


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
