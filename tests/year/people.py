"""What people do in a year; each act returns what it did, or None where it cannot be done."""

from bot.domain.limits import Pace
from bot.views import custom_ids as ids
from engines.games.variants import GAMES
from engines.levels import DIFFICULTIES
from tests.chat.actors import Actor, Answer
from tests.chat.ids import new_id
from tests.chat.messages import FREE, PICK
from tests.chat.shown import ShownMessage
from tests.hostile.boards_shown import match_in
from tests.interactions.pages import agree, block as block_person, delete_all, games
from tests.interactions.puzzle_page import page_of
from tests.year.year import Server, Year

_MOST = 8
"""How many moves people make before they go away."""
_EVENING = 5
"""How many games someone plays who wants to be a season's champion."""
_OTHERS = "SELECT coalesce(sum(length(moves)), 0) FROM matches WHERE channel_id <> ?"


async def _press(person: Actor, shown: ShownMessage, kind: ids.ButtonKind) -> Answer | None:
    """Press the first button of a kind, if there is one."""
    found = shown.ids(f"{kind.prefix}:") if shown.is_there else []
    return await person.click(shown, custom_id=found[0]) if found else None


async def _move(year: Year, board: ShownMessage | None, *people: Actor, most: int = _MOST) -> None:
    """Have people move in turn for a while."""
    for ply in range(most if board else 0):
        assert board
        if board.is_there and not board.ids(FREE) and (picks := board.ids(PICK)):
            await people[ply % len(people)].click(board, custom_id=year.rng.choice(picks))
        if not board.is_there or not (cells := board.ids(FREE)):
            return
        await people[ply % len(people)].click(board, custom_id=year.rng.choice(cells))


async def play(year: Year, server: Server) -> Server:
    """Play any game once, or one game all evening."""
    if year.rng.random() < 0.5:
        return await play_all_evening(year, server)
    await _play(year, year.someone(server), year.rng.choice([*GAMES]))
    return server


async def play_all_evening(year: Year, server: Server) -> Server:
    """Play one game again and again, as the same two people like to."""
    person = year.someone(server, *server.people[1:3])
    for _ in range(_EVENING):
        await _play(year, person, "classic")
    return server


async def _play(year: Year, person: Actor, game: str) -> None:
    given = {"mark": "X", "difficulty": year.rng.choice(DIFFICULTIES), "variant": game}
    await _move(year, (await person.slash("tictactoe start", **given)).response, person)


async def challenge(year: Year, server: Server) -> Server | None:
    """Challenge someone, or whoever likes to play, perhaps by a call; perhaps nobody goes on."""
    person, other, luck = year.someone(server), year.someone(server), year.rng.random()
    other = other.at(person.channel)
    given = {"pace": year.rng.choice([*Pace]), "variant": year.rng.choice([*GAMES]), "mark": "X"}
    given |= {"opponent": other} if luck < 0.6 else {}
    if person.id == other.id:
        return None
    board = (await person.slash("tictactoe challenge", **given)).response
    if "opponent" in given and (other.id, person.id) in year.blocked and board:
        year.found += [] if board.is_private else [f"{person.id} challenges who blocks them"]
    called = await _press(person, board, ids.CALL_PLAYERS) if board and luck > 0.7 else None
    if called and called.response and luck > 0.85:
        await _press(other, called.response, ids.JOIN_CHALLENGE)
    elif board and luck < 0.8 and await _press(other, board, ids.ACCEPT_CHALLENGE):
        await _move(year, board, person, other, most=year.rng.randrange(_MOST))
        year.turns[match_in(board.message) or 0] = year.time
    return server


async def solve_puzzle(year: Year, server: Server) -> Server:
    person = year.someone(server)
    page = page_of(await person.slash("daily"))
    if cells := page.ids("dc1:")[1:]:
        await page.solve(person, int(cells[0].split(":")[1]))
    shared = await _press(person, page, ids.SHARE_PUZZLE)
    if shared and shared.response:
        await _press(person, shared.response, ids.SHARED_PUZZLE)
    return server


async def hold_arena(year: Year, server: Server) -> bool | None:
    """Announce an arena, in which some play a game or two."""
    host, chat, before = year.manager(server), year.chat, {*year.chat.messages}
    people = [year.someone(server).at(host.channel) for _ in range(3)]
    await host.slash("arena", minutes=10, starts_in=1)
    joined = False
    for person in people:
        for it in [ShownMessage(chat, it) for it in chat.messages if it not in before]:
            joined = bool(await _press(person, it, ids.JOIN_ARENA)) or joined
    await year.advance(61, 1)
    for board in [ShownMessage(chat, it) for it in chat.messages if it not in before]:
        for person in people * 5:
            await _move(year, board, person, most=1)
    return joined or None


async def hide(year: Year, server: Server) -> Server:
    """Hide one's games, or show them again."""
    person = year.someone(server)
    page = (await person.slash("privacy")).shown
    shows = page.ids(f"{ids.SHOW_GAMES.prefix}:")[0].endswith(":1")
    await _press(person, page, ids.SHOW_GAMES)
    (year.hiding.discard if shows else year.hiding.add)(person.id)
    return server


async def block(year: Year, server: Server) -> Server | None:
    person, other = year.someone(server), year.someone(server)
    if person.id == other.id:
        return None
    await block_person(person, other)
    year.blocked.add((person.id, other.id))
    return server


async def join(year: Year, server: Server) -> Server:
    """Come to a server, and only set something."""
    server.people.append(int(new_id()))
    person = year.actor(server, server.people[-1])
    await (agree(person) if year.rng.random() < 0.5 else block_person(person, year.someone(server)))
    return server


async def export(year: Year, server: Server) -> Server:
    """Look at what is stored about oneself, which names nobody who has deleted their data."""
    person, files = year.someone(server), year.at(server).session.files
    files.clear()
    await _press(person, (await person.slash("privacy")).shown, ids.EXPORT_DATA)
    told = "".join(it.data.decode() for it in files)
    year.found += [f"an export names {it}" for it in year.deleted if str(it) in told]
    return server


async def delete(year: Year, server: Server) -> Server:
    """Delete one's data, as whoever has come last often does."""
    person = year.someone(server, *(server.people[-1:] if year.rng.random() < 0.5 else ()))
    await delete_all(person)
    note_deletion(year, person.id)
    return server


def note_deletion(year: Year, person: int) -> None:
    """Note that someone's data is deleted; nobody blocks or hides for them any more."""
    year.deleted[person] = year.time
    year.hiding.discard(person)
    year.blocked = {it for it in year.blocked if person not in it}


async def come_back(year: Year, server: Server) -> Server | None:
    """Play again after one has deleted one's data, or has been away."""
    gone = year.deleted.keys() | {int(it) for it in year.chat.absent}
    if not (found := [it for it in server.people if it in gone]):
        return None
    person = year.actor(server, year.rng.choice(found))
    year.chat.absent.discard(str(person.id))
    await _move(year, (await person.slash("tictactoe start")).response, person)
    return server


async def leave(year: Year, server: Server) -> Server:
    """Leave a server, with all roles there."""
    person = str(year.someone(server).id)
    year.chat.absent.add(person)
    for roles in (year.chat.holders, year.gifts):
        roles -= {it for it in roles if it[0] == person}
    return server


async def look(year: Year, server: Server) -> Server:
    """Look at the leaderboard, which names nobody who is deleted, and at someone's games."""
    person, other = year.someone(server), year.someone(server)
    text = (await person.slash("stats", scope="server")).shown.text
    year.found += [f"the leaderboard names {it}" for it in year.deleted if f"<@{it}>" in text]
    page = (await person.slash("history", player=other)).private
    seen = [it for it in games(page) if f"<@{person.id}>" not in it]
    is_hidden = other.id in year.hiding - {person.id}
    year.found += [f"{person.id} sees of {other.id}: {it}" for it in seen if is_hidden]
    return server


async def press_any(year: Year, server: Server) -> Server | None:
    """Press any board, of however long ago; it changes no game of another channel."""
    shown = [ShownMessage(year.chat, it) for it in year.chat.messages]
    here = [it for it in shown if year.chat.server_of(it.message) == server.id]
    if not (boards := [it for it in here if it.ids(FREE) and not it.is_private]):
        return None
    board = year.rng.choice(boards)
    channel = int(board.message["channel_id"])
    people = [it for it in server.people if f"<@{it}>" in board.text and it not in year.deleted]
    before = await year.query(_OTHERS, channel)
    for it in people or server.people[-1:]:
        await _move(year, board, year.actor(server, it), most=1)
    if await year.query(_OTHERS, channel) != before:
        year.found.append(f"a press on the board {board.id} moved elsewhere")
    return server
