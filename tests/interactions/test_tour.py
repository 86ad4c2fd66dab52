"""A tour of the bot in some of Discord's locales: what people of one locale read there.

The pages that commands open are in tests/hostile/test_every_language.py.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.locales import DEFAULT, language_for
from bot.views import custom_ids as kind
from bot.views.custom_ids import ButtonKind
from tests.chat import payloads
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.message_limits import all_read
from tests.chat.shown import ShownMessage
from tests.chat.world import World, now as current_time
from tests.hostile.pseudo_pages import all_in_brackets, serving
from tests.interactions.arena.evening import STARTS_IN, announced
from tests.sizes import each_language

YEAR = timedelta(days=365)
VARIANTS = ("classic", "drop")


@pytest.fixture
def now() -> Callable[[], datetime]:
    """Return a clock that shows a year in which there are daily puzzles."""
    return lambda: current_time() + YEAR


@pytest.fixture(params=each_language(locale.value for locale in discord.Locale))
def locale(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[str]:
    """Have everybody and the server use a locale, with all that is English in brackets."""
    built, spoken = payloads.interaction, str(request.param)

    def with_locale(*given: Any) -> Payload:
        return built(*given) | {"locale": spoken, "guild_locale": spoken}

    monkeypatch.setattr(payloads, "interaction", with_locale)
    if language_for(spoken) == DEFAULT:
        yield spoken
        return
    with serving(DEFAULT, tmp_path, all_in_brackets()):
        yield spoken


@dataclass
class Tour:
    """Someone's way through the bot; buttons are found by their kind, whatever they say."""

    world: World

    async def give(self, person: Actor, command: str, **options: Any) -> ShownMessage:
        return (await person.slash(command, **options)).shown

    async def press(self, person: Actor, board: ShownMessage, *kinds: ButtonKind) -> ShownMessage:
        """Press a button of each kind, one after the other, wherever the one before has led."""
        for it in kinds:
            ids = [button["custom_id"] for button in board.all_buttons]
            found = [one for one in ids if one.partition(":")[0] == it.prefix]
            assert found, f"{it.code} {ids}"
            result = await person.click(board, custom_id=found[0])
            board = result.shown if result.response else board
        return board


async def test_tour(locale: str, world: World, owner: Actor) -> None:
    """No line is in English, not even where a catalogue lacks one; Discord takes all of it."""
    tour = Tour(world)
    for variant in VARIANTS:
        await play(tour, variant)
    await between_friends(tour)
    await daily(tour)
    await arena(tour, owner)
    assert len(world.sent()) > 40
    assert [text for text in map(all_read, world.sent()) if "⟦" in text] == []


async def play(tour: Tour, variant: str) -> None:
    """Play a whole game against the bot, with a hint, and read why it moved so, and the review."""
    ann, eve = tour.world.ann, tour.world.eve
    board = await tour.give(ann, "tictactoe start", variant=variant)
    await board.press(eve, board.free[0])
    hint = await tour.press(ann, board, kind.HINT, kind.TAKE_HINT, kind.HINT_STEP, kind.HINT_STEP)
    await tour.press(ann, hint, kind.PLAY_HINT)
    await board.play_out(ann)
    more = await tour.press(ann, board, kind.MORE)
    await tour.press(ann, more, kind.EXPLAIN_MOVE)
    review = await tour.press(ann, board, kind.REVIEW)
    await tour.press(ann, review, kind.REVIEW_STEP)


async def between_friends(tour: Tour) -> None:
    """Decline a challenge; accept another, play and resign."""
    ann, ben, eve = tour.world.ann, tour.world.ben, tour.world.eve
    declined = await tour.give(ann, "tictactoe challenge", opponent=eve)
    await tour.press(ben, declined, kind.ACCEPT_CHALLENGE)
    await tour.press(eve, declined, kind.DECLINE_CHALLENGE)
    board = await tour.give(ann, "tictactoe challenge", opponent=ben, mark="X")
    await tour.press(ben, board, kind.ACCEPT_CHALLENGE)
    await board.press(ann, 4)
    await board.press(ben, 0)
    await tour.press(ben, board, kind.TAKE_BACK, kind.TAKE_BACK_YES)
    await tour.press(ann, board, kind.DECLINE_OFFER)
    await tour.press(ben, board, kind.ASK_RESIGN, kind.RESIGN)


async def daily(tour: Tour) -> None:
    """Give the puzzle of the day up, after a hint and a square."""
    ann = tour.world.ann
    page = await tour.give(ann, "daily")
    await tour.press(ann, page, kind.PUZZLE_HINT, kind.PUZZLE_CELL)
    await tour.press(ann, page, kind.PUZZLE_GIVE_UP, kind.PUZZLE_GIVE_UP)
    await tour.press(ann, page, kind.PUZZLE_REVIEW)


async def arena(tour: Tour, owner: Actor) -> None:
    """Announce an arena in which two people play, and end it."""
    world = tour.world
    evening = await announced(world, owner)
    for person in (world.ann, world.ben):
        await tour.press(person, evening.board, kind.JOIN_ARENA)
    await evening.wait(STARTS_IN)
    assert evening.posted()
    await tour.press(world.eve, evening.board, kind.ARENA_STANDINGS)
    await tour.press(owner, evening.board, kind.END_ARENA, kind.END_ARENA)
