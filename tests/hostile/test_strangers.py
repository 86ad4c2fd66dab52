"""Strangers who forge custom ids: every kind of button, with the numbers of others' games."""

from collections.abc import Collection

import pytest

from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL
from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.hostile.every_kind import NOBODYS, between, ended, finished, invited, live, presses
from tests.interactions.pages import hide_games
from tests.interactions.stored import dump


def apart(person: Actor) -> Actor:
    return person.at(another_channel())


def in_private(person: Actor) -> Actor:
    return person.at(another_channel(None))


async def hidden_games(world: World) -> dict[str, int]:
    ann, ben, zoe = world.ann, world.ben, world.someone("zoe")
    await hide_games(ann)
    return {
        "live, hidden": await live(apart(ann)),
        "invited, hidden": await invited(apart(ann)),
        "between, hidden": await between(apart(ann), ben),
        "finished, hidden": await finished(ann),
        "ended, hidden": await ended(ann, ben),
        "for Ben": await invited(apart(ann), opponent=ben),
        "live, in private": await live(in_private(ann)),
        "finished, in private": await finished(in_private(ann)),
        "in a group": await invited(zoe.at(another_channel(None, invited=False)), opponent=ben),
        "live, elsewhere": await live(apart(zoe)),
        "invited, elsewhere": await invited(apart(zoe)),
    }


async def test_a_stranger_cannot_tell_a_hidden_game_from_none(world: World) -> None:
    """Every button says the same of a game hidden, in private or going on elsewhere as of none."""
    games = await hidden_games(world)
    for place in (world.channel, another_channel(ELSEWHERE), another_channel(None)):
        eve = world.eve.at(place)
        page, stored = (await eve.slash("help")).shown, dump(world.path)
        told = [await said(eve, page, *forgery) for forgery in presses(NOBODYS)]
        for name, match_id in games.items():
            for expected, forgery in zip(told, presses(match_id), strict=True):
                assert await said(eve, page, *forgery) == expected, (name, forgery, place)
        assert dump(world.path) == stored


async def said(
    eve: Actor, page: ShownMessage, custom_id: str, picked: Payload
) -> list[tuple[object, ...]]:
    """Return all messages that are new or changed after a press; the page stays as it was."""
    before = page.chat.messages.copy()
    await eve.forge(page, custom_id, picked)
    after, page.chat.messages = page.chat.messages, before
    seen = [message for number, message in after.items() if before.get(number) is not message]
    return [(it["flags"] & EPHEMERAL, it["content"], it["components"]) for it in seen]


async def test_a_players_press_asks_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who hides their games is looked up only for others, so a player's press costs no query."""
    asked, preferences = list[object](), world.client.context.preferences
    look_up = preferences.any_hides_games

    async def noted(people: Collection[int]) -> bool:
        asked.append(people)
        return await look_up(people)

    monkeypatch.setattr(preferences, "any_hides_games", noted)
    for way in (live, finished, invited):
        ann = apart(world.ann)
        match_id, page = await way(ann), (await ann.slash("help")).shown
        for forgery in presses(match_id):
            await said(ann, page, *forgery)
    assert asked == []
    await world.eve.forge(page, f"rv1:{match_id}")
    assert len(asked) == 1
