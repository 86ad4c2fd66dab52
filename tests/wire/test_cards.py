"""Many people want pictures or shows at once while someone else plays."""

import asyncio
from pathlib import Path
from time import sleep

import pytest

from bot.domain.limits import MAX_SHOWS
from bot.interactions.standings import answers
from bot.interactions.standings.answers import drawing
from bot.views.pictures import RatingPicture
from tests.chat.messages import custom_id_of
from tests.chat.payloads import press, slash, stats_of
from tests.chat.people import ANN, BEN, another_channel, another_person
from tests.chat.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MAY_DRAW, DRAWN = Path("may-draw"), Path("drawn")
"""Files in the bot's folder: while the first is missing nothing is drawn; the other counts."""


def hold_pictures() -> None:
    """Have the bot draw no picture before it may, and count those that it draws."""
    vars(answers)["drawing"] = draw_when_allowed


def draw_when_allowed(picture: RatingPicture) -> bytes:
    while not MAY_DRAW.exists():
        sleep(0.01)
    with DRAWN.open("a", encoding="ascii") as file:
        file.write(".")
    return drawing(picture)


async def test_a_press_beside_forty_cards(new_world: World) -> None:
    """Forty people open a card; a press waits for none of them, and one picture serves all."""
    await new_world.log_in(hold_pictures)
    played = await new_world.start()
    while played.free:
        await played.press(played.free[0])
    board = await new_world.start(BEN)
    cards = [stats_of(another_person(), board.channel, ANN) for _ in range(40)]
    sent = [await new_world.discord.send(card) for card in cards]
    pressed = await board.press(board.free[0], BEN)
    assert (pressed.told, [one for one in sent if one.told]) == ([], [])
    (new_world.folder / MAY_DRAW).touch()
    await until(lambda: all(one.told for one in sent), f"the cards\n{new_world.log}")
    assert (new_world.folder / DRAWN).read_text(encoding="ascii") == "."


async def test_a_flood_of_animations(world: World) -> None:
    """Forty people want animations at once; a press waits for none of them, and all get theirs."""
    board, played = await world.finished(), await world.start()
    people = [another_person() for _ in range(40)]
    sent = [await board.send(f"an1:{board.match_id}", person) for person in people]
    assert (await played.press(played.free[0])).told == []
    await until(lambda: all(one.told for one in sent), world.log)
    files = [it["attachments"] for it in world.discord.chat.messages.values()]
    assert sum(map(bool, files)) >= len(people)


async def test_thirty_shows(world: World) -> None:
    """Of thirty commands at once only as many are carried out as may run; the rest are told so."""
    people = {another_person(): another_channel() for _ in range(30)}
    shows = [slash(who, place, "tictactoe watch") for who, place in people.items()]
    sent = await asyncio.gather(*(world.discord.send(payload) for payload in shows))
    for one in sent:
        await world.answered(one)
    assert sum("can't run more shows" in "".join(one.told) for one in sent) == 30 - MAX_SHOWS
    for (who, place), one in zip(people.items(), sent, strict=True):
        if not one.told:
            message = world.discord.chat.messages[one.message_id]
            stop = press(who, place, message, custom_id_of(message, "Stop"))
            await world.answered(await world.discord.send(stop))
