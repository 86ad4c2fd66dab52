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
from tests.year.state import Server
from tests.year.year import Year

_MOST = 8
"""How many moves people make before they go away."""
_OTHERS = "SELECT coalesce(sum(length(moves)), 0) FROM matches WHERE channel_id <> ?"


async def _press(person: Actor, shown: ShownMessage, kind: ids.ButtonKind) -> Answer | None:
    """Press the first button of a kind, if there is one."""
    found = shown.ids(f"{kind.prefix}:") if shown.is_there else []
    return await person.click(shown, custom_id=found[0]) if found else None


async def _move(year: Year, board: ShownMessage, *people: Actor, most: int = _MOST) -> None:
    """Have people move in turn for a while."""
    for ply in range(most):
        person = people[ply % len(people)]
        if board.is_there and not board.ids(FREE) and (picks := board.ids(PICK)):
            await person.click(board, custom_id=year.rng.choice(picks))
        if not board.is_there or not (cells := board.ids(FREE)):
            return
        await person.click(board, custom_id=year.rng.choice(cells))


async def play(year: Year, server: Server, games: int = 1, variant: str = "") -> Server:
    person = year.someone(server)
    for _ in range(games):
        game = variant or year.rng.choice([*GAMES])
        given = {"mark": "X", "difficulty": year.rng.choice(DIFFICULTIES), "variant": game}
        if board := (await person.slash("tictactoe start", **given)).response:
            await _move(year, board, person)
    return server


async def play_all_evening(year: Year, server: Server) -> Server:
    return await play(year, server, games=5, variant="classic")


async def play_friends(year: Year, server: Server) -> Server | None:
    """Play a little with someone; perhaps nobody goes on."""
    person, friend = year.someone(server), year.someone(server)
    friend = friend.at(person.channel)
    if person.id == friend.id:
        return None
    given = {"pace": year.rng.choice([*Pace]), "variant": year.rng.choice([*GAMES]), "mark": "X"}
    board = (await person.slash("tictactoe challenge", opponent=friend, **given)).response
    if (friend.id, person.id) in year.state.blocked and board and not board.is_private:
        year.found.append(f"{friend.id} has blocked {person.id}, and is challenged")
    if board and await _press(friend, board, ids.ACCEPT_CHALLENGE):
        match = match_in(board.message) or 0
        await _move(year, board, person, friend, most=year.rng.randrange(_MOST))
        year.state.turns[match] = year.time
    return server


async def call(year: Year, server: Server) -> Server | None:
    """Call whoever likes to play; perhaps someone joins, by either message."""
    person, other = year.someone(server), year.someone(server)
    board = (await person.slash("tictactoe challenge")).response
    called = board and await _press(person, board, ids.CALL_PLAYERS)
    luck = year.rng.random() if board else 1.0
    if board and luck < 0.5:
        await _press(other.at(person.channel), board, ids.ACCEPT_CHALLENGE)
    elif called and (call := called.response) and luck < 0.8:
        await _press(other.at(person.channel), call, ids.JOIN_CHALLENGE)
    return server if called else None


async def solve_puzzle(year: Year, server: Server) -> Server | None:
    person = year.someone(server)
    page = page_of(await person.slash("daily"))
    number = next((int(it.split(":")[1]) for it in page.ids("dc1:")), 0)
    if number and len(page.ids("dc1:")) > 1:
        await page.solve(person, number)
    return server


async def hold_arena(year: Year, server: Server) -> Server | None:
    """Announce an arena, in which some play a game or two."""
    host = year.manager(server)
    before = {*year.state.chat.messages}
    await host.slash("arena", minutes=10, starts_in=1)
    new = [ShownMessage(host.place.chat, it) for it in year.state.chat.messages if it not in before]
    found = [it for it in new if it.ids(f"{ids.JOIN_ARENA.prefix}:")]
    for person in (people := [year.someone(server).at(host.channel) for _ in range(3)]):
        for it in found:
            await _press(person, it, ids.JOIN_ARENA)
    await year.world.advance(61, 1)
    for board in [
        ShownMessage(host.place.chat, it) for it in year.state.chat.messages if it not in before
    ]:
        for _ in range(5):
            for person in people:
                await _move(year, board, person, most=1)
    return server if found else None


async def hide(year: Year, server: Server) -> Server:
    """Hide one's games, or show them again."""
    person = year.someone(server)
    page = (await person.slash("privacy")).shown
    shows = page.ids(f"{ids.SHOW_GAMES.prefix}:")[0].endswith(":1")
    await _press(person, page, ids.SHOW_GAMES)
    (year.state.hiding.discard if shows else year.state.hiding.add)(person.id)
    return server


async def block(year: Year, server: Server) -> Server | None:
    person, other = year.someone(server), year.someone(server)
    if person.id == other.id:
        return None
    await block_person(person, other)
    year.state.blocked.add((person.id, other.id))
    return server


async def join(year: Year, server: Server) -> Server:
    """Come to a server, and only set something."""
    server.people.append(int(new_id()))
    person = year.actor(server, server.people[-1])
    if year.rng.random() < 0.5:
        await block_person(person, year.someone(server))
    else:
        await agree(person)
    return server


async def delete(year: Year, server: Server) -> Server:
    """Delete one's data; nobody blocks or hides for them any more."""
    person = year.someone(server)
    await delete_all(person)
    state = year.state
    state.deleted[person.id] = year.time
    state.hiding.discard(person.id)
    state.blocked = {it for it in state.blocked if person.id not in it}
    return server


async def come_back(year: Year, server: Server) -> Server | None:
    """Play again after one has deleted one's data, or has been away."""
    gone = [it for it in server.people if it in year.state.deleted.keys() | year.state.chat.absent]
    if not gone:
        return None
    person = year.actor(server, year.rng.choice(gone))
    year.state.chat.absent.discard(person.id)
    board = (await person.slash("tictactoe start")).response
    if board:
        await _move(year, board, person)
    return server


async def leave(year: Year, server: Server) -> Server:
    """Leave a server, with all roles there."""
    person = year.someone(server).id
    chat = year.state.chat
    chat.absent.add(person)
    for roles in (chat.holders, chat.given, year.state.gifts):
        roles -= {it for it in roles if it[0] == str(person)}
    return server


async def look(year: Year, server: Server) -> Server:
    """Look at the leaderboard, which names nobody who is deleted, and at someone's games."""
    person, other = year.someone(server), year.someone(server)
    text = (await person.slash("stats", scope="server")).shown.text
    year.found += [f"the leaderboard names {it}" for it in year.state.deleted if f"<@{it}>" in text]
    page = (await person.slash("history", player=other)).private
    if other.id in year.state.hiding - {person.id}:
        year.found += [
            f"{person.id} sees of {other.id}: {it}"
            for it in games(page)
            if f"<@{person.id}>" not in it
        ]
    return server


async def press_any(year: Year, server: Server) -> Server | None:
    """Press any board, of however long ago; it changes no game of another channel."""
    chat, person = year.state.chat, year.someone(server)
    shown = [
        ShownMessage(chat, it)
        for it, message in chat.messages.items()
        if int(message["channel_id"]) in server.channels
    ]
    boards = [it for it in shown if it.ids(FREE) and not it.is_private]
    if not boards:
        return None
    board = year.rng.choice(boards)
    people = [it for it in server.people if f"<@{it}>" in board.text] or [person.id]
    channel = board.message["channel_id"]
    before = year.query(_OTHERS, int(channel))
    for it in people:
        if it not in year.state.deleted and board.is_there and board.ids(FREE):
            await _move(year, board, year.actor(server, it), most=1)
    if year.query(_OTHERS, int(channel)) != before:
        year.found.append(f"a press on the board {board.id} moved elsewhere")
    return server
