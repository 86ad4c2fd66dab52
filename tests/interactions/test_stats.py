import sqlite3
from contextlib import closing

import simcord

from tests.interactions.conftest import Arcade, Board, buttons_in, said_to, start, texts_in
from tests.store.test_personal_data import traces


async def win(arcade: Arcade, person: simcord.MemberActor) -> None:
    """Play against the easy level in whatever way until somebody has won or it is a draw."""
    board = await start(arcade, person, difficulty="easy", mark="X")
    while board.free:
        await board.press(person, board.free[0])


async def stats(
    arcade: Arcade, person: simcord.MemberActor, **options: object
) -> simcord.InteractionResult:
    return await person.slash(arcade.channel, "stats", **options)


async def test_an_empty_board_says_how_to_be_the_first(arcade: Arcade) -> None:
    """Before anybody has played, the board says so, privately, and what to do about it."""
    said = said_to(await stats(arcade, arcade.ann))
    assert "Be the first: `/tictactoe start`" in said
    assert "**You** have not finished a match that counts here yet." in said


async def test_the_board_shows_who_played_and_ones_own_row(arcade: Arcade) -> None:
    """After a match its player stands on the server's board, uncertain and without a rank."""
    await win(arcade, arcade.ann)
    theirs = said_to(await stats(arcade, arcade.ben))
    assert f"<@{arcade.ann.id}>" in theirs
    assert "Still finding their place" in theirs
    own = said_to(await stats(arcade, arcade.ann))
    assert own.count(f"<@{arcade.ann.id}>") == 2
    assert "?**" in own


async def test_the_list_of_everywhere_names_who_asked_for_it(arcade: Arcade) -> None:
    """Others see "somebody" until the person presses the button, and again after the other one."""
    await win(arcade, arcade.ann)
    shown = await stats(arcade, arcade.ann, scope="everywhere")
    assert "Nobody else sees your name" in said_to(shown)
    assert "somebody" in said_to(await stats(arcade, arcade.ben, scope="everywhere"))
    assert shown.response is not None
    named = await arcade.ann.click(shown.response.message, label="Name me here")
    assert f"<@{arcade.ann.id}>" in said_to(await stats(arcade, arcade.ben, scope="everywhere"))
    assert named.response is not None
    await arcade.ann.click(shown.response.message, label="Stop naming me")
    assert f"<@{arcade.ann.id}>" not in said_to(await stats(arcade, arcade.ben, scope="everywhere"))


async def test_a_card_tells_how_somebody_is_doing(arcade: Arcade) -> None:
    """A card holds rating, results by opponent, first cell, latest matches, and a picture."""
    await win(arcade, arcade.ann)
    result = await stats(arcade, arcade.ben, player=arcade.ann)
    said = said_to(result)
    assert f"## <@{arcade.ann.id}>" in said
    assert "not ranked yet" in said
    assert "Noughts (easy): " in said
    assert "Favourite first cell: the top left corner (once)" in said
    assert f"https://discord.com/channels/{arcade.server.id}/{arcade.channel.id}/" in said
    assert result.response is not None
    assert "the first move, row by row: 1, 0, 0" in str(result.response.components)


async def test_matches_are_linked_to_in_their_own_channel_alone(arcade: Arcade) -> None:
    """In another channel the card tells of the match without the way to it."""
    await win(arcade, arcade.ann)
    elsewhere = arcade.server.create_text_channel("elsewhere")
    said = said_to(await arcade.ben.slash(elsewhere, "stats", player=arcade.ann))
    assert "Latest matches here" in said
    assert "https://" not in said


async def test_an_everywhere_card_is_for_those_who_are_named(arcade: Arcade) -> None:
    """Nobody looks up somebody everywhere who does not want to be named there."""
    await win(arcade, arcade.ann)
    refused = await stats(arcade, arcade.ben, player=arcade.ann, scope="everywhere")
    assert "does not want to be named" in said_to(refused)
    assert "## <@" in said_to(
        await stats(arcade, arcade.ann, player=arcade.ann, scope="everywhere")
    )


async def test_who_has_not_played_has_no_card(arcade: Arcade) -> None:
    """Asking for a card of somebody without a match is answered in a sentence."""
    said = said_to(await stats(arcade, arcade.ann, player=arcade.ben))
    assert "has not finished a match that counts here yet" in said


async def test_a_record_without_matches_says_so(arcade: Arcade) -> None:
    """Two people who have not met have no record."""
    said = said_to(await stats(arcade, arcade.ann, player=arcade.ann, versus=arcade.ben))
    assert "not finished a match against each other" in said


async def test_direct_messages_stay_between_their_players(arcade: Arcade) -> None:
    """What was played in a direct message is on no board, and on one's own card alone."""
    ann = arcade.ann.user
    result = await ann.slash("tictactoe start", difficulty="easy", mark="X")
    board = Board(result.response)
    while board.free:
        await board.press(ann, board.free[0])
    shown = await ann.slash("stats")
    assert "You** have not finished a match that counts here" in said_to(shown)
    assert "somebody" not in said_to(await stats(arcade, arcade.ben, scope="everywhere"))
    assert shown.response is not None
    await ann.click(shown.response.message, label="Direct messages")
    card = texts_in(shown.response.components)
    assert "which only you see" in card
    assert "https://discord.com/channels/@me/" in card


async def test_the_boards_of_servers_are_for_servers(arcade: Arcade) -> None:
    """In a direct message there is no server's board, and that is said."""
    said = said_to(await arcade.ann.user.slash("stats", scope="server"))
    assert "There is no server here" in said


async def test_the_rules_are_told(arcade: Arcade) -> None:
    """Behind the button each rule stands in a sentence, within what a message may hold."""
    shown = await stats(arcade, arcade.ann)
    assert shown.response is not None
    told = said_to(await arcade.ann.click(shown.response.message, label="How does this work?"))
    assert "before its fourth move" in told
    assert len(told) < 2000


async def test_the_buttons_of_a_board_have_ids_of_their_own(arcade: Arcade) -> None:
    """Discord takes no message in which two buttons share an id."""
    await win(arcade, arcade.ann)
    for scope in ("server", "everywhere"):
        shown = await stats(arcade, arcade.ann, scope=scope)
        assert shown.response is not None
        ids = [button["custom_id"] for button in buttons_in(shown.response.components)]
        assert len(ids) == len(set(ids))


async def test_everything_is_handed_out_and_deleted_on_request(arcade: Arcade, path: str) -> None:
    """From `/privacy` a person gets a file of all that is kept, and can have it be gone."""
    await win(arcade, arcade.ann)
    await start(arcade, arcade.ann)
    shown = await arcade.ann.slash(arcade.channel, "privacy")
    assert shown.response is not None
    handed = await arcade.ann.click(shown.response.message, label="Show me what is kept")
    assert "all that is kept" in said_to(handed)
    asked = await arcade.ann.click(shown.response.message, label="Delete it all")
    assert asked.response is not None
    assert traces(path, arcade.ann.id)
    await arcade.ann.click(asked.response.message, label="Delete")
    assert "nothing is left" in texts_in(asked.response.components)
    assert traces(path, arcade.ann.id) == []
    assert f"<@{arcade.ann.id}>" not in said_to(await stats(arcade, arcade.ben))


async def test_deleting_calls_challenges_off(arcade: Arcade, path: str) -> None:
    """Challenges that somebody made or was asked to are closed before their trace is deleted."""
    made = await arcade.ann.slash(arcade.channel, "tictactoe challenge")
    asked = await arcade.ben.slash(arcade.channel, "tictactoe challenge", opponent=arcade.ann)
    assert made.response is not None
    assert asked.response is not None
    await delete_all(arcade)
    for challenge in (made.response, asked.response):
        assert buttons_in(challenge.components) == []
    assert traces(path, arcade.ann.id) == []


async def test_deleting_while_somebody_reads(arcade: Arcade, path: str) -> None:
    """Where traces are left for a while that is said, and a restart takes them away."""
    await win(arcade, arcade.ann)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchall()
        told = await delete_all(arcade)
        assert "all of it is deleted" in told
        assert "go within a few minutes, or when I next start" in told
        assert traces(path, arcade.ann.id)
    await arcade.restart()
    assert traces(path, arcade.ann.id) == []


async def delete_all(arcade: Arcade) -> str:
    """Have Ann delete all that is kept of her; return what she is told."""
    shown = await arcade.ann.slash(arcade.channel, "privacy")
    assert shown.response is not None
    question = await arcade.ann.click(shown.response.message, label="Delete it all")
    assert question.response is not None
    await arcade.ann.click(question.response.message, label="Delete")
    return texts_in(question.response.components)


async def test_two_people_see_their_record(arcade: Arcade) -> None:
    """After a match between them, one's card and the record of both say who won."""
    challenge = await arcade.ann.slash(
        arcade.channel, "tictactoe challenge", opponent=arcade.ben, mark="X"
    )
    assert challenge.response is not None
    await arcade.ben.click(challenge.response.message, label="Accept")
    board = Board(challenge.response)
    for person, cell in zip([arcade.ann, arcade.ben] * 3, (0, 3, 1, 4, 2), strict=False):
        await board.press(person, cell)
    said = said_to(await stats(arcade, arcade.ann, player=arcade.ann, versus=arcade.ben))
    assert f"One match: <@{arcade.ann.id}> won 1" in said
    assert "people: 1 won, 0 drawn, 0 lost" in said_to(
        await stats(arcade, arcade.ben, player=arcade.ann)
    )
