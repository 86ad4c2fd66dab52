import re
import sqlite3
from contextlib import closing
from itertools import product

import pytest

from bot.store.sqlite.database import SqliteDatabase
from bot.views.id_numbers import ON_SERVER, of_game
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import WON, friends, give_up, played, start
from tests.interactions.pages import agree, delete_all, hide_games
from tests.interactions.stored import query
from tests.store.people.test_personal_data import traces


async def test_the_leaderboard_shows_players_and_ones_own_row(world: World) -> None:
    """After one match a player is on the leaderboard without a rank, and sees their own row."""
    await played(world.ann, difficulty="easy")
    theirs = (await world.ben.slash("stats")).said
    assert f"<@{world.ann.id}>" in theirs
    assert "Not ranked yet" in theirs
    own = (await world.ann.slash("stats")).said
    assert f"▫️ <@{world.ann.id}> **(you)**" in own
    assert own.count(f"<@{world.ann.id}>") == 1


async def test_names_are_hidden_on_other_servers_by_default(world: World) -> None:
    """Others see a name, and the card for all servers, only between one button and the other."""
    await played(world.ann, difficulty="easy")
    refused = await world.ben.slash("stats", player=world.ann, scope="everywhere")
    assert "hides their name" in refused.said
    assert "## <@" in (await world.ann.slash("stats", player=world.ann, scope="everywhere")).said
    shown = await world.ann.slash("stats", scope="everywhere")
    assert "Your name is hidden" in shown.said
    assert "someone" in (await world.ben.slash("stats", scope="everywhere")).said
    await world.ann.click(shown.shown, "Show name")
    assert f"<@{world.ann.id}>" in (await world.ben.slash("stats", scope="everywhere")).said
    await world.ann.click(shown.shown, "Hide name")
    assert f"<@{world.ann.id}>" not in (await world.ben.slash("stats", scope="everywhere")).said


async def test_a_card_shows_how_a_person_plays(world: World, path: str) -> None:
    """A card has results by opponent, favourite first cell and latest matches, linked only here."""
    await played(world.ann, difficulty="easy")
    result = await world.ben.slash("stats", player=world.ann)
    said = result.said
    assert f"## <@{world.ann.id}>" in said
    assert "Not ranked yet: about 4 more games" in said
    assert "Noughts (easy): " in said
    assert "Most common first square: the top-left corner (once)" in said
    assert f"https://discord.com/channels/{world.server}/{world.channel.channel_id}/" in said
    assert "first move, row by row" not in str(result.shown.components)
    query(path, "UPDATE standings SET deviation = 100")
    result = await world.ben.slash("stats", player=world.ann)
    assert "the first move, row by row: 1, 0, 0" in str(result.shown.components)
    said = (await world.ben.at(another_channel()).slash("stats", player=world.ann)).said
    assert "Latest games here" in said
    assert "https://" not in said


async def test_a_match_that_did_not_count_looks_different(world: World) -> None:
    """A card shows it small and says so; a match that counted has a line like any other."""
    await played(world.ann, difficulty="easy")
    await start(world.ann, difficulty="hard", mark="X")
    await give_up(world.ann)
    listed = (await world.ann.slash("stats", player=world.ann)).said.partition("Latest games")[2]
    (resigned,) = [line for line in listed.splitlines() if "(hard)" in line]
    (counted,) = [line for line in listed.splitlines() if "(easy)" in line]
    assert resigned.startswith("-# **Lost** to")
    assert resigned.endswith("Rating unchanged")
    assert not counted.startswith("-#")
    assert "unchanged" not in counted


@pytest.mark.parametrize("scope", ["server", "everywhere"])
async def test_a_card_lists_no_hidden_game(world: World, scope: str) -> None:
    """Hidden games are on the cards of neither player, except for the two themselves."""
    board = await friends(world, *WON)
    await played(world.ann, difficulty="easy")
    for player in (world.ann, world.ben):
        await agree(player)
    await hide_games(world.ann)
    cards = {
        (reader, player): (await reader.slash("stats", player=player, scope=scope)).said
        for reader, player in product((world.ann, world.ben, world.eve), (world.ann, world.ben))
    }
    assert [card for card in cards.values() if "### Against" not in card] == []
    listed = {both: card.partition("Latest games")[2] for both, card in cards.items()}
    assert listed[world.eve, world.ann] == listed[world.eve, world.ben] == ""
    assert "Noughts" not in listed[world.ben, world.ann]
    for reader, player in product((world.ann, world.ben), (world.ann, world.ben)):
        assert str(board.id) in listed[reader, player]
    assert "Noughts" in listed[world.ann, world.ann]


async def test_the_record_against_the_bot(world: World) -> None:
    """For the bot it shows how one fares, or a named person, against each of its levels."""
    bot, eve = world.bot, world.eve
    assert "No game that counts here yet" in (await eve.slash("stats", player=bot)).said
    await played(world.ann, difficulty="easy")
    for options in ({"player": bot}, {"versus": bot}, {"player": bot, "versus": bot}):
        said = (await world.ann.slash("stats", **options)).said
        assert f"## <@{world.ann.id}> against Noughts" in said
        assert re.search(r"^Noughts \(easy\): \d won, \d drawn, \d lost$", said, re.MULTILINE)
    for named in ({"player": world.ann, "versus": bot}, {"player": bot, "versus": world.ann}):
        assert "Noughts (easy): " in (await eve.slash("stats", **named)).said
    own = (await world.ann.slash("stats", player=bot, variant="drop")).said
    assert re.search(r"^Classic: \d won, \d drawn, \d lost$", own, re.MULTILINE)
    assert "easy" not in own


async def test_the_card_of_who_has_not_played(world: World) -> None:
    """The card of a person without a match says so, and only theirs has *Play*."""
    shown = (await world.ann.slash("stats", player=world.ben)).shown
    assert "No game that counts here yet" in shown.text
    assert "Play" not in shown.labels
    own = (await world.ben.slash("stats", player=world.ben, variant="drop")).shown
    assert "Drop" in (await world.ben.click(own, "Play")).shown.text


async def test_a_leaderboard_leads_to_other_games(world: World) -> None:
    """Its menu shows the leaderboard of another game, and *Play* starts one; after a restart."""
    shown = (await world.ann.slash("stats")).shown
    await world.restart()
    await world.ann.select(shown, [str(of_game(ON_SERVER, "drop"))])
    assert "Leaderboard of this server\n-# Drop" in shown.text
    assert "Four in a row wins" in (await world.ann.click(shown, "Play")).shown.text


async def test_direct_messages_stay_between_their_players(world: World) -> None:
    """A direct match is on no leaderboard and only the player's card; the server's is refused."""
    ann = world.ann.alone
    assert "There is no server here" in (await ann.slash("stats", scope="server")).said
    await played(ann, difficulty="easy")
    shown = await ann.slash("stats")
    assert "You** haven't finished a game that counts here" in shown.said
    assert "someone" not in (await world.ben.slash("stats", scope="everywhere")).said
    await ann.click(shown.shown, "DMs")
    card = shown.shown.text
    assert "Not ranked yet" in card
    assert "https://discord.com/channels/@me/" in card


async def test_the_rules_are_explained(world: World) -> None:
    """A button explains ratings in seven lines, another adds the details, also after a restart."""
    shown = (await world.ann.slash("stats")).shown
    rules = (await world.ann.click(shown, "How ratings work")).shown
    assert rules.text.count("\n- ") == 7
    assert max(map(len, rules.text.splitlines())) < 100
    assert (await world.ann.forge(shown, "rr1")).shown.text == rules.text
    await world.restart()
    await world.ann.click(rules, "Details")
    assert "Glicko-2" in rules.text


async def test_the_rules_have_the_points_of_the_game(world: World) -> None:
    """From the leaderboard of a game, or one's record against the bot, they name its levels."""
    pages = [
        (await world.ann.slash("stats", **options)).shown
        for options in ({"variant": "classic"}, {"variant": "drop"}, {"player": world.bot})
    ]
    await world.restart()
    classic = "in Classic: easy 1332, medium 1468"
    levels = (classic, "in Drop: easy 1178, medium 1309", classic)
    for page, points in zip(pages, levels, strict=True):
        assert points in (await world.ann.click(page, "How ratings work")).said


async def test_a_server_keeps_copies(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody promises what the journal and replicas of a database on a server do not keep."""
    await start(world.ann)
    monkeypatch.setattr(SqliteDatabase, "recycles", True)
    told = await delete_all(world.ann)
    assert "nothing in my database points to you any more" in told
    assert "copies in its journal, its replicas" in told


async def test_deleting_while_someone_reads(world: World, path: str) -> None:
    """Traces can be left for a while; that is said, and a restart takes them away."""
    await played(world.ann, difficulty="easy")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchall()
        told = await delete_all(world.ann)
        assert "except for traces" in told
        assert "disappear within a few minutes, or when my database is next cleaned up" in told
        assert traces(path, world.ann.id)
    await world.restart()
    assert traces(path, world.ann.id) == []


async def test_two_people_see_their_record(world: World) -> None:
    """Each line of two people's record names who won, as cards do; a sentence says of none."""
    said = (await world.ann.slash("stats", player=world.ann, versus=world.ben)).said
    assert "No game between these two is finished" in said
    await friends(world, *WON)
    ann, ben = (f"<@{person.id}> won" for person in (world.ann, world.ben))
    one = f"1 game: {ann} 1, {ben} none, none drawn."
    said = (await world.ann.slash("stats", player=world.ann, versus=world.ben)).said
    assert said == f"## <@{world.ann.id}> and <@{world.ben.id}>\n**Classic**  ·  {one}"
    await friends(world, 0, 3, 1, 5, 2, variant="misere")
    said = (await world.eve.slash("stats", player=world.ann, versus=world.ben)).said
    both = f"2 games: {ann} 1, {ben} 1, none drawn."
    reverse = f"1 game: {ann} none, {ben} 1, none drawn."
    lines = (("All games", both), ("Classic", one), ("Reverse", reverse))
    assert said.splitlines()[1:] == [f"**{name}**  ·  {told}" for name, told in lines]
    card = (await world.ben.slash("stats", player=world.ann)).said
    assert "people: 1 won, 0 drawn, 0 lost" in card
