"""Hints: what is paid for stays paid for, and comes again, whatever is lost or killed."""

import sys
from typing import Any

import pytest

from bot.services.matches import Matches
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, BEN, another_channel
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.kill_at_step import kill_itself
from tests.wire.losses import UNKNOWN_INTERACTION
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

NUDGE = "The game is even."


async def asked(world: World, board: Board) -> Payload:
    """Have Ann press "Hint", and return the private message that comes."""
    sent = await board.send(custom_id_of(board.message, "Hint"))
    await world.told(sent)
    return world.discord.chat.messages[sent.message_id]


async def go_on(world: World, board: Board, hint: Payload, label: str) -> SentInteraction:
    """Have Ann press a button of the private message."""
    return await world.discord.send(press(ANN, board.channel, hint, custom_id_of(hint, label)))


async def taken(world: World, board: Board) -> Payload:
    """Return the private message of a hint for which Ann has said yes."""
    question = await asked(world, board)
    await world.answered(await go_on(world, board, question, "Show the hint"))
    return world.discord.chat.messages[question["id"]]


async def counted(world: World, board: Board) -> None:
    """Wait until a hint is stored, and the board takes moves after it."""
    taken = "SELECT 1 FROM matches WHERE id = ? AND rated = 0 AND hints <> ''"
    await until(lambda: world.rows(taken, board.match_id) and board.is_true, world.log)


async def test_killed_between_the_steps(world: World) -> None:
    """After kill -9 the hint goes on where it was, and the match stays unrated."""
    board = await world.start()
    hint = await taken(world, board)
    assert NUDGE in text_of(hint)
    await world.kill()
    await world.log_in()
    await world.answered(await go_on(world, board, hint, "Where?"))
    hint = world.discord.chat.messages[hint["id"]]
    assert "The best move is" in text_of(hint)
    await counted(world, board)
    await board.press(4)
    assert board.is_true


async def test_a_yes_that_is_sent_twice(world: World) -> None:
    """The second press of the same yes shows the hint as well, and it counts once."""
    board = await world.start()
    question = await asked(world, board)
    for _ in range(2):
        await world.answered(await go_on(world, board, question, "Show the hint"))
        assert NUDGE in text_of(world.discord.chat.messages[question["id"]])
    await counted(world, board)
    assert board.stored.revision == 1


async def test_two_devices(world: World) -> None:
    """Whoever asks on both at once gets the hint on one at least, and it counts once."""
    board = await world.start()
    ask = custom_id_of(board.message, "Hint")
    questions = [await board.send(ask) for _ in range(2)]
    for question in questions:
        await world.answered(question)
    pages = [world.discord.chat.messages.get(it.message_id) for it in questions]
    yes = [await go_on(world, board, page, "Show the hint") for page in pages if page]
    for sent in yes:
        await world.answered(sent)
    await counted(world, board)
    shown = [text_of(it) for it in world.discord.chat.messages.values()]
    assert any(NUDGE in text for text in shown)
    assert board.stored.revision == 1


async def test_a_yes_with_a_lost_answer(world: World) -> None:
    """The board says that the match is unrated; the person can ask for the hint again."""
    board = await world.start()
    question = await asked(world, board)
    world.discord.faults.next("callback", UNKNOWN_INTERACTION)
    sent = await go_on(world, board, question, "Show the hint")
    await counted(world, board)
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    assert NUDGE in text_of(await asked(world, board))
    assert board.stored.revision == 1


async def test_hint_on_an_older_board(world: World) -> None:
    """On a board that has moved on, "Hint" brings it up to date and takes none."""
    board = await world.start()
    pressed = custom_id_of(board.message, "Hint")
    await board.press(4)
    sent = await board.send(pressed)
    assert "board changed" in await world.told(sent)
    assert "Unrated" not in text_of(board.message)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
async def test_killed_before_it_is_shown(new_world: World) -> None:
    """After kill -9 between storing a hint and showing it, the board says so, and it is free."""
    killed = await new_world.log_in(die_after_storing)
    board = await new_world.start()
    question = await asked(new_world, board)
    await go_on(new_world, board, question, "Show the hint")
    await until(killed.has_ended, killed.output)
    killed.kill()
    await until(lambda: not new_world.discord.gateway.ready, "the end of its connection")
    await new_world.log_in()
    await new_world.logs("did not stop cleanly")
    await until(lambda: not new_world.rows("SELECT 1 FROM redraws"), new_world.log)
    await counted(new_world, board)
    assert NUDGE in text_of(await asked(new_world, board))
    assert board.stored.revision == 1


def die_after_storing() -> None:
    """Have the process die once it has stored a hint."""
    take = Matches.act

    async def die(*given: Any) -> None:
        await take(*given)
        kill_itself()

    setattr(Matches, "act", die)  # noqa: B010


async def test_where_the_bot_cannot_edit(world: World) -> None:
    """There the hint says that the next press only brings the board up to date, as it does."""
    channel = another_channel(None, invited=False)
    sent = await world.answered(
        await world.discord.send(slash(ANN, channel, "tictactoe start", mark="X"))
    )
    board = Board(world.discord, world.file, sent.message_id, channel)
    assert "only brings it up to date" in text_of(await taken(world, board))
    assert "board changed" in await world.told(await board.press(4))
    await counted(world, board)
    await board.press(4)
    assert board.shown[4] == "X"
    assert "brings it up" not in text_of(await asked(world, board))
    await until(lambda: board.stored.revision == 3, "the second hint")


async def test_a_forged_hint(world: World) -> None:
    """Between people a press that asks for a hint is refused, and nothing is stored."""
    board = await world.start_between(ANN, BEN)
    before = board.stored
    for custom_id in (f"hi1:{board.match_id}:{before.revision}", f"hs1:{board.match_id}:1:9"):
        sent = await board.send(custom_id)
        expected = "against the bot" if custom_id.startswith("hi") else "too old"
        assert expected in await world.told(sent)
    assert board.stored == before
