"""Strangers who forge custom ids: every kind of button, with the numbers of others' games."""

from collections.abc import Collection

from tests.chat.clock import run_simulated
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL
from tests.chat.payloads import command, press
from tests.chat.people import ANN, BEN, another_channel, another_person
from tests.hostile.every_kind import Play, presses
from tests.hostile.loopback import Loopback, loopback
from tests.interactions.stored import dump

EVE, OPEN = another_person("eve"), another_person("open")
HERE, ELSEWHERE = 21, 22
HALL = another_channel(HERE)
PLACES = (HALL, another_channel(ELSEWHERE), another_channel(None))
"""Where the stranger presses: a channel of the same server, another server, a direct message."""
NOBODYS = 987_654
"""The number of no game."""


async def hidden_games(play: Play) -> dict[str, int]:
    """Return games that a stranger may see from none of `PLACES`."""
    await play.hide(ANN, another_channel(HERE))
    found = {}
    for way in (play.live, play.invited, play.between):
        found[f"{way.__name__}, hidden"] = await way(ANN, another_channel(HERE))
    for way in (play.finished, play.ended):
        found[f"{way.__name__}, hidden"] = await way(ANN, HALL)
    found["for Ben"] = await play.invited(ANN, another_channel(HERE), opponent=BEN)
    for way in (play.live, play.finished):
        found[f"{way.__name__}, in private"] = await way(ANN, another_channel(None))
    group = another_channel(None, invited=False)
    found["in a group"] = await play.invited(OPEN, group, opponent=BEN)
    for way in (play.live, play.invited):
        found[f"{way.__name__}, elsewhere"] = await way(OPEN, another_channel(HERE))
    return found


async def walk(path: str) -> None:
    """Press every kind of button on every game as a stranger, and as if there were no such game."""
    async with loopback(path) as bot:
        play = Play(bot)
        games = await hidden_games(play)
        for place in PLACES:
            page = await play.does(command(EVE, place, "help"))
            stored = dump(path)
            told = [await said(bot, one) for _, one in presses(EVE, place, page, NOBODYS)]
            for name, match_id in games.items():
                forgeries = presses(EVE, place, page, match_id)
                for expected, (forgery, payload) in zip(told, forgeries, strict=True):
                    assert await said(bot, payload) == expected, (name, forgery, place)
            assert dump(path) == stored


async def said(bot: Loopback, payload: Payload) -> list[tuple[object, ...]]:
    """Send a press, and return all messages that are new or changed since."""
    before = dict(bot.chat.messages)
    await bot.send([payload])
    after = bot.chat.messages.items()
    seen = [message for number, message in after if before.get(number) is not message]
    return [(it["flags"] & EPHEMERAL, it["content"], it["components"]) for it in seen]


def test_a_stranger_cannot_tell_a_hidden_game_from_none(path: str) -> None:
    """Every kind of button says the same of a hidden game as of none, and nothing changes.

    Hidden are finished games of a person who hides theirs, even where their boards stand, all in
    direct messages and group chats, and those that go on in another channel.
    """
    run_simulated(walk(path))


async def press_as_player(path: str) -> None:
    """Press every kind of button on a person's games, and count whose settings are looked up."""
    async with loopback(path) as bot:
        play, asked = Play(bot), list[object]()
        look_up = bot.client.context.preferences.any_hides_games

        async def noted(people: Collection[int]) -> bool:
            asked.append(people)
            return await look_up(people)

        bot.client.context.preferences.any_hides_games = noted  # type: ignore[method-assign]
        for way in (play.live, play.finished, play.invited):
            place = another_channel(HERE)
            match_id = await way(ANN, place)
            page = await play.does(command(ANN, place, "help"))
            await bot.send([payload for _, payload in presses(ANN, place, page, match_id)])
        assert asked == []
        await bot.send([press(EVE, HALL, page, f"rv1:{match_id}")])
        assert len(asked) == 1


def test_a_players_press_looks_up_nobody(path: str) -> None:
    """Who hides their games is looked up only for others, so a player's press costs no query."""
    run_simulated(press_as_player(path))
