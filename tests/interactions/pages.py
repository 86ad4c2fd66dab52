"""Pages that people open, and what they press there."""

import re

from tests.chat.actors import Actor
from tests.chat.shown import ShownMessage

TRY = "Try again from move "


async def hide_games(person: Actor) -> None:
    await person.click((await person.slash("privacy")).shown, "Hide my games")


async def delete_all(person: Actor) -> str:
    question = (await person.click((await person.slash("privacy")).shown, "Delete my data")).shown
    await person.click(question, "Delete")
    return question.text


async def block(person: Actor, other: Actor) -> None:
    await person.select((await person.slash("privacy")).shown, [other])


async def agree(person: Actor) -> None:
    await person.click((await person.slash("stats", scope="everywhere")).shown, "Show name")


async def settings(owner: Actor, *labels: str) -> ShownMessage:
    """Open the settings of a server, and press what leads on from there."""
    page = (await owner.slash("settings")).private
    for label in labels:
        await owner.click(page, label)
    return page


async def history(person: Actor, **options: object) -> ShownMessage:
    return (await person.slash("history", **options)).private


def games(page: ShownMessage) -> list[str]:
    """Return what a page says about each game, its small line after the first one."""
    return [told.replace("\n-# ", "  ·  ") for told in re.findall(r"`\d+\.` .*\n-# .*", page.text)]


async def animated(person: Actor, page: ShownMessage, game: str = "Classic") -> ShownMessage:
    review = (await person.pick(page, f"Game 1: {game}")).shown
    return (await person.click(review, "Animation")).shown


async def reviewed(person: Actor, board: ShownMessage) -> ShownMessage:
    return (await person.click(board, "Review")).private


def again_on(page: ShownMessage) -> str:
    """Return what the button on a page says, with the number of the move that is tried again."""
    return next(label for label in page.labels if label.startswith(TRY))


async def hinted(person: Actor, board: ShownMessage) -> ShownMessage:
    """Have a person press "Hint", and say yes if asked; return the private message."""
    message = (await person.click(board, "Hint")).private
    if "Show the hint" in message.labels:
        await person.click(message, "Show the hint")
    return message


def green(page: ShownMessage) -> list[int]:
    return [number for number, cell in enumerate(page.cells) if cell["style"] == 3]
