import pytest
import simcord

from tests.conftest import visible
from tests.interactions.conftest import Arcade, Board, Payload, said_to, start


async def challenge(arcade: Arcade, **options: object) -> Board:
    """Have Ann, who plays X, challenge Ben, and return the message."""
    given = {"opponent": arcade.ben, "mark": "X"} | options
    result = await arcade.ann.slash(arcade.channel, "tictactoe challenge", **given)
    return Board(result.response)


async def invite(arcade: Arcade) -> Board:
    """Have Ann, who plays X, challenge everybody, and return the message."""
    result = await arcade.ann.slash(arcade.channel, "tictactoe challenge", mark="X")
    return Board(result.response)


async def click(person: simcord.MemberActor, board: Board, label: str) -> str:
    """Press the button with a label, and return the private answer."""
    return said_to(await person.click(board.message, label=label))


def pinged(arcade: Arcade) -> list[str]:
    """Return the ids of the people that messages were allowed to ping, in order."""
    allowed = arcade.mentions_allowed()
    assert not any(mentions.get("parse") for mentions in allowed)
    return [str(person) for mentions in allowed for person in mentions.get("users", [])]


async def test_a_friend_is_asked_and_pinged_once(arcade: Arcade) -> None:
    """The challenge has a button for each answer, and pings only the invited person."""
    shown = await challenge(arcade)
    assert f"<@{arcade.ben.id}>" in shown.text
    assert shown.labels == ["Accept", "Decline", "Block", "Cancel"]
    assert pinged(arcade) == [str(arcade.ben.id)]


async def test_nobody_is_pinged_twice_in_ten_minutes(arcade: Arcade) -> None:
    """However often two people challenge each other, only one ping goes out in ten minutes."""
    for _ in range(3):
        shown = await challenge(arcade)
        await click(arcade.ann, shown, "Cancel")
        assert "took the challenge" in shown.text
    back = await arcade.ben.slash(arcade.channel, "tictactoe challenge", opponent=arcade.ann)
    await click(arcade.ben, Board(back.response), "Cancel")
    assert pinged(arcade) == [str(arcade.ben.id)]
    await arcade.env.advance_time(601)
    await challenge(arcade)
    assert pinged(arcade) == [str(arcade.ben.id)] * 2


async def test_accepting_turns_the_challenge_into_the_board(arcade: Arcade) -> None:
    """After Accept the same message is the board, and both people play on it."""
    shown = await challenge(arcade)
    await click(arcade.ben, shown, "Accept")
    assert str(shown) == "........."
    await shown.press(arcade.ann, 4)
    await shown.press(arcade.ben, 0)
    assert str(shown) == "O...X...."
    assert "your move" in shown.text


async def test_only_the_invited_may_answer(arcade: Arcade) -> None:
    """Only the invited person can accept, and only the challenger can cancel."""
    shown = await challenge(arcade)
    assert "cannot accept your own" in await click(arcade.ann, shown, "Accept")
    for label in ("Accept", "Decline", "Block", "Cancel"):
        assert "between others" in await click(arcade.eve, shown, label)
    assert "between others" in await click(arcade.ben, shown, "Cancel")
    assert shown.labels == ["Accept", "Decline", "Block", "Cancel"]


async def test_a_challenge_to_all_is_joined_by_the_first(arcade: Arcade) -> None:
    """Without an opponent the first person to press Join plays, and nobody is pinged."""
    shown = await invite(arcade)
    assert shown.labels == ["Join", "Cancel"]
    await click(arcade.eve, shown, "Join")
    assert f"**O** <@{arcade.eve.id}>" in shown.text
    assert "somebody else's match" in said_to(await shown.press(arcade.ben, 0))
    assert pinged(arcade) == []


async def test_a_challenge_lapses_and_says_so(arcade: Arcade) -> None:
    """After five minutes the message says that the challenge has lapsed, and has no buttons."""
    shown = await challenge(arcade)
    await arcade.env.advance_time(301)
    assert "has lapsed" in shown.text
    assert shown.labels == []


async def test_after_a_decline_the_next_challenge_has_to_wait(arcade: Arcade) -> None:
    """A declined challenge says so, and the next one is refused for ten minutes."""
    shown = await challenge(arcade)
    await click(arcade.ben, shown, "Decline")
    assert "declined" in shown.text
    again = await arcade.ann.slash(arcade.channel, "tictactoe challenge", opponent=arcade.ben)
    assert "just declined" in said_to(again)
    await arcade.env.advance_time(601)
    assert (await challenge(arcade)).labels == ["Accept", "Decline", "Block", "Cancel"]


async def test_a_blocked_person_cannot_challenge(arcade: Arcade) -> None:
    """A blocked person cannot challenge again, even later; others still can."""
    shown = await challenge(arcade)
    assert "/privacy" in await click(arcade.ben, shown, "Block")
    await arcade.env.advance_time(601)
    again = await arcade.ann.slash(arcade.channel, "tictactoe challenge", opponent=arcade.ben)
    assert "not taking challenges" in said_to(again)
    other = await arcade.eve.slash(arcade.channel, "tictactoe challenge", opponent=arcade.ben)
    assert Board(other.response).labels[0] == "Accept"


@pytest.mark.parametrize(("whom", "answer"), [("ann", "yourself"), ("bot", "Other bots")])
async def test_some_cannot_be_challenged(arcade: Arcade, whom: str, answer: str) -> None:
    """A challenge to oneself or to another bot is refused privately."""
    robot = arcade.server.add_member(arcade.env.create_user("robot", bot=True))
    opponent = arcade.ann if whom == "ann" else robot
    result = await arcade.ann.slash(arcade.channel, "tictactoe challenge", opponent=opponent)
    assert answer in said_to(result)


async def test_challenging_this_bot_starts_a_match(arcade: Arcade) -> None:
    """A challenge to this bot needs no answer: the match starts at once."""
    bot = simcord.UserHandle(arcade.env, arcade.backend.bot_user)
    result = await arcade.ann.slash(arcade.channel, "tictactoe challenge", opponent=bot, mark="X")
    assert "Noughts (medium)" in Board(result.response).text


async def test_the_user_menu_challenges_a_person(arcade: Arcade) -> None:
    """The user menu does what the command does."""
    result = await arcade.ann.context_menu(arcade.channel, "Challenge to tic-tac-toe", arcade.ben)
    assert Board(result.response).labels[0] == "Accept"


async def test_three_open_challenges_are_enough(arcade: Arcade) -> None:
    """A fourth open challenge of one person is refused."""
    for _ in range(3):
        await invite(arcade)
    fourth = await arcade.ann.slash(arcade.channel, "tictactoe challenge")
    assert "3 challenges open" in said_to(fourth)


async def test_accepting_during_a_match_links_to_that_match(arcade: Arcade) -> None:
    """A person with a live match here gets a link to it instead, and the challenge stays open."""
    shown = await challenge(arcade)
    own = await start(arcade, arcade.ben)
    hint = await click(arcade.ben, shown, "Accept")
    assert f"/{own.id}" in hint
    assert shown.labels[0] == "Accept"


async def test_a_challenge_cannot_be_accepted_while_the_challenger_plays(arcade: Arcade) -> None:
    """If the challenger has started another match here, the invited person is told so."""
    shown = await challenge(arcade)
    await start(arcade, arcade.ann)
    assert "another match here" in await click(arcade.ben, shown, "Accept")


async def test_a_challenge_survives_a_restart(arcade: Arcade) -> None:
    """A new process takes the answer to an old challenge, and another one lapses on time."""
    first = await challenge(arcade)
    second = await invite(arcade)
    await arcade.restart()
    await click(arcade.ben, first, "Accept")
    assert str(first) == "........."
    await arcade.env.advance_time(301)
    assert "nobody joined" in second.text


async def test_nobody_can_be_challenged_in_a_direct_message(arcade: Arcade) -> None:
    """In a direct message with the bot a challenge is refused, and `/tictactoe start` suggested."""
    result = await arcade.ann.user.slash("tictactoe challenge")
    assert "/tictactoe start" in said_to(result)


def reminders(arcade: Arcade) -> list[Payload]:
    """Return the reminders in the channel."""
    return [m for m in arcade.messages() if "it is your move" in str(m["content"])]


async def begin(arcade: Arcade, pace: str) -> Board:
    """Start a match of Ann and Ben with a time control, and return its board."""
    shown = await challenge(arcade, pace=pace)
    await click(arcade.ben, shown, "Accept")
    return shown


async def test_a_player_out_of_time_loses(arcade: Arcade) -> None:
    """A quick match is lost after a minute without a move, and the board is updated by itself."""
    board = await begin(arcade, "quick")
    await board.press(arcade.ann, 4)
    await arcade.env.advance_time(61)
    assert f"<@{arcade.ben.id}> ran out of time: <@{arcade.ann.id}> wins" in board.text
    assert board.free == []


async def test_each_move_restarts_the_time(arcade: Arcade) -> None:
    """After each move the other player has the full time again."""
    board = await begin(arcade, "quick")
    for person, cell in ((arcade.ann, 4), (arcade.ben, 0), (arcade.ann, 1)):
        await arcade.env.advance_time(50)
        await board.press(person, cell)
    assert str(board) == "OX..X...."


async def test_a_casual_match_reminds_once_after_two_minutes(arcade: Arcade) -> None:
    """The player to move gets one reminder a turn, which replaces the reminder before it."""
    board = await begin(arcade, "casual")
    await arcade.env.advance_time(119)
    assert reminders(arcade) == []
    await arcade.env.advance_time(2)
    assert [str(arcade.ann.id) in m["content"] for m in reminders(arcade)] == [True]
    await arcade.env.advance_time(300)
    await board.press(arcade.ann, 4)
    await arcade.env.advance_time(121)
    (only,) = reminders(arcade)
    assert visible(only["content"]).startswith(f"<@{arcade.ben.id}>")
    assert str(board.id) in only["content"]


async def test_a_slow_match_reminds_at_every_turn(arcade: Arcade) -> None:
    """A slow match reminds soon after each move, and its end deletes the reminder."""
    board = await begin(arcade, "slow")
    await arcade.env.advance_time(11)
    await board.press(arcade.ann, 4)
    await arcade.env.advance_time(11)
    assert visible(reminders(arcade)[0]["content"]).startswith(f"<@{arcade.ben.id}>")
    await arcade.env.advance_time(4 * 86400)
    assert "ran out of time" in board.text
    assert reminders(arcade) == []


async def test_reminders_can_be_switched_off(arcade: Arcade) -> None:
    """A person who has switched reminders off gets none."""
    page = await arcade.ann.slash(arcade.channel, "privacy")
    assert page.response is not None
    await arcade.ann.click(page.response.message, label="Do not remind me")
    await begin(arcade, "slow")
    await arcade.env.advance_time(60)
    assert reminders(arcade) == []


async def test_challenges_can_be_switched_off(arcade: Arcade) -> None:
    """A person who has switched challenges off is not pinged, and can switch them on again."""
    page = await arcade.ben.slash(arcade.channel, "privacy")
    assert page.response is not None
    await arcade.ben.click(page.response.message, label="Let nobody challenge me")
    refused = await arcade.ann.slash(arcade.channel, "tictactoe challenge", opponent=arcade.ben)
    assert "not taking challenges" in said_to(refused)
    assert pinged(arcade) == []
    await arcade.ben.click(page.response.message, label="Let others challenge me")
    assert (await challenge(arcade)).labels[0] == "Accept"


async def test_a_match_with_a_deleted_board_still_expires(arcade: Arcade) -> None:
    """When the board's message is deleted, the match still ends when its time runs out."""
    board = await begin(arcade, "quick")
    await board.press(arcade.ann, 4)
    arcade.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
    await arcade.env.advance_time(61)
    again = await arcade.ann.slash(arcade.channel, "tictactoe board")
    assert "no match in this channel" in said_to(again)


async def test_a_deleted_channel_ends_the_match_without_a_winner(arcade: Arcade) -> None:
    """If a reminder cannot be sent since the channel is gone, the match ends without a winner."""
    board = await begin(arcade, "casual")
    await board.press(arcade.ann, 4)
    arcade.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await arcade.env.advance_time(121)
    await board.press(arcade.ben, 0)
    assert "its channel is gone" in board.text


async def test_a_match_against_the_bot_is_abandoned_after_a_day(arcade: Arcade) -> None:
    """After a day without a move, a match with few moves does not count, a longer one is lost."""
    board = await start(arcade, arcade.ann, mark="X")
    await board.press(arcade.ann, 0)
    await arcade.env.advance_time(86401)
    assert "does not count" in board.text
    board = await start(arcade, arcade.ann, mark="X", difficulty="easy", engine="minimax")
    for _ in range(2):
        await board.press(arcade.ann, board.free[0])
    await arcade.env.advance_time(86401)
    assert "walked away" in board.text
