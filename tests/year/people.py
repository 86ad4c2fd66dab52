"""What people do in a year."""

from bot.domain.limits import Pace
from bot.views import custom_ids as ids
from engines.games.variants import GAMES
from engines.levels import DIFFICULTIES
from tests.chat.actors import Actor, Answer
from tests.chat.ids import new_id
from tests.chat.messages import FREE, PICK, text_of
from tests.chat.shown import ShownMessage
from tests.hostile.boards_shown import match_in
from tests.interactions.pages import agree, block as block_person, delete_all, games
from tests.interactions.puzzle_page import page_of
from tests.year.year import NotNow, Server, Year

_MOST = 8
"""How many moves people make before they go away."""
_EVENING = 5
"""How many games someone plays who wants to be a season's champion."""
_NEWEST = 200
_OTHERS = "SELECT coalesce(sum(length(moves)), 0) FROM matches WHERE channel_id <> ?"


async def _press(person: Actor, shown: ShownMessage | None, kind: ids.ButtonKind) -> Answer | None:
    """Press the first button of a kind, if there is one."""
    found = shown.ids(f"{kind.prefix}:") if shown and shown.is_there else []
    return await person.click(shown, custom_id=found[0]) if shown and found else None


async def _move(year: Year, board: ShownMessage | None, *people: Actor, most: int = _MOST) -> None:
    """Have people press in turn for a while, also where it is not their turn."""
    while most and board and board.is_there and (free := board.ids(FREE) or board.ids(PICK)):
        await people[most % len(people)].click(board, custom_id=year.rng.choice(free))
        most -= 1


async def play(year: Year, server: Server) -> None:
    """Play any game once, or one game all evening."""
    if year.rng.random() < 0.5:
        return await play_all_evening(year, server)
    return await _play(year, year.someone(server), year.rng.choice([*GAMES]))


async def play_all_evening(year: Year, server: Server) -> None:
    """Play one game again and again, as the same two people like to."""
    person = year.someone(server, *server.people[1:3])
    for _ in range(_EVENING):
        await _play(year, person, "classic")


async def _play(year: Year, person: Actor, game: str) -> None:
    given = {"mark": "X", "difficulty": year.rng.choice(DIFFICULTIES), "variant": game}
    await _move(year, (await person.slash("tictactoe start", **given)).response, person)


async def challenge(year: Year, server: Server) -> None:
    """Challenge someone, or whoever likes to play, perhaps by a call; perhaps nobody goes on."""
    person, other = year.two(server)
    luck = year.rng.random()
    given = {"pace": year.rng.choice([*Pace]), "variant": year.rng.choice([*GAMES]), "mark": "X"}
    given |= {"opponent": other} if luck < 0.6 else {}
    board = (await person.slash("tictactoe challenge", **given)).response
    if board and luck < 0.6 and (other.id, person.id) in year.blocked:
        year.found += [] if board.is_private else [f"{person.id} challenges who blocks them"]
    called = await _press(person, board, ids.CALL_PLAYERS) if luck > 0.7 else None
    if called and luck > 0.85:
        await _press(other, called.response, ids.JOIN_CHALLENGE)
    elif board and luck < 0.8 and await _press(other, board, ids.ACCEPT_CHALLENGE):
        await _move(year, board, person, other, most=year.rng.randrange(_MOST))
        year.turns[match_in(board.message) or 0] = year.time


async def solve_puzzle(year: Year, server: Server) -> None:
    person = year.someone(server)
    page = page_of(await person.slash("daily"))
    if cells := page.ids("dc1:")[1:]:
        await page.solve(person, int(cells[0].split(":")[1]))
    if shared := await _press(person, page, ids.SHARE_PUZZLE):
        await _press(person, shared.response, ids.SHARED_PUZZLE)


async def practise(year: Year, server: Server) -> None:
    person, seen, before = year.someone(server), set[str](), set[str]()
    page = (await person.slash("practice")).shown
    for _ in range(_MOST):
        asked = {it.rsplit(":", 2)[0] for it in page.ids("qh1:")}
        # If Discord has lost the answer, the page has stayed as it was.
        year.found += [f"{person.id} practises {it} twice" for it in asked & seen - before]
        seen, before = seen | asked, asked
        if cells := page.ids("qc1:"):
            await person.click(page, custom_id=year.rng.choice(cells))
        if not await _press(person, page, ids.PRACTICE):
            break


async def hold_arena(year: Year, server: Server) -> None:
    """Announce an arena, in which some play a game or two."""
    host, before = year.manager(server), {*year.chat.messages}
    people = [year.someone(server).at(host.channel) for _ in range(3)]
    await host.slash("arena", minutes=10, starts_in=1)
    shown = [ShownMessage(year.chat, it) for it in year.chat.messages if it not in before]
    joined = [await _press(person, it, ids.JOIN_ARENA) for person in people for it in shown]
    await year.advance(61, 1)
    for board in [ShownMessage(year.chat, it) for it in year.chat.messages if it not in before]:
        await _move(year, board, *people, most=15)
    if not any(joined):
        raise NotNow


def _named(year: Year, server: Server) -> list[int]:
    posts = [it for it in [*year.chat.messages.values()][-_NEWEST:] if year.chat.post_in(it)]
    return [it for it in server.people[1:] if f"<@{it}>" in "".join(map(text_of, posts))]


async def hide(year: Year, server: Server) -> None:
    person = year.someone(server, *year.rng.choice(([], _named(year, server))))
    page = (await person.slash("privacy")).shown
    shows = page.ids(f"{ids.SHOW_GAMES.prefix}:")[0].endswith(":1")
    await _press(person, page, ids.SHOW_GAMES)
    (year.hiding.discard if shows else year.hiding.add)(person.id)


async def listen(year: Year, server: Server) -> None:
    """Have boards said in words, or no more."""
    person = year.someone(server)
    await _press(person, (await person.slash("privacy")).shown, ids.SAY_BOARDS)


async def block(year: Year, server: Server) -> None:
    """Block someone in place of who was blocked before."""
    person, other = year.two(server)
    await block_person(person, other)
    former = {it for it in year.blocked if it[0] == person.id}
    year.blocked = year.blocked - former | {(person.id, other.id)}


async def join(year: Year, server: Server) -> None:
    """Come to a server, and only set something."""
    server.people.append(int(new_id()))
    person = year.actor(server, server.people[-1])
    await (agree(person) if year.rng.random() < 0.5 else block_person(person, year.someone(server)))


async def export(year: Year, server: Server) -> None:
    """Look at what is stored about oneself, which names nobody who has deleted their data."""
    person, files = year.someone(server), year.at(server).session.files
    files.clear()
    await _press(person, (await person.slash("privacy")).shown, ids.EXPORT_DATA)
    told = "".join(it.data.decode() for it in files)
    year.found += [f"an export names {it}" for it in year.deleted if str(it) in told]


async def delete(year: Year, server: Server) -> None:
    """Delete one's data, as whoever is named or has come last often does."""
    if named := [it for it in year.servers if year.is_on(it) and _named(year, it)]:
        server = year.rng.choice((server, *named))
    person = year.someone(server, *(_named(year, server) or server.people[-1:]))
    await delete_all(person)
    year.note_deletion(person.id)


async def come_back(year: Year, server: Server) -> None:
    """Play again after one has deleted one's data, or has been away."""
    person = year.actor(server, year.one_of([it for it in server.people if year.is_gone(it)]))
    year.chat.absent.discard(str(person.id))
    await _move(year, (await person.slash("tictactoe start")).response, person)


async def leave(year: Year, server: Server) -> None:
    person = str(year.someone(server).id)
    year.chat.absent.add(person)
    for roles in (year.chat.holders, year.gifts):
        roles -= {it for it in roles if it[0] == person}


async def look(year: Year, server: Server) -> None:
    """Look at the leaderboard, which names nobody who is deleted, and at someone's games."""
    person, other = year.two(server)
    text = (await person.slash("stats", scope="server")).shown.text
    year.found += [f"the leaderboard names {it}" for it in year.deleted if f"<@{it}>" in text]
    page = (await person.slash("history", player=other)).private
    seen = [it for it in games(page) if f"<@{person.id}>" not in it and other.id in year.hiding]
    year.found += [f"{person.id} sees of {other.id}: {it}" for it in seen]


async def press_any(year: Year, server: Server) -> None:
    """Press any board, of however long ago; it changes no game of another channel."""
    shown = [ShownMessage(year.chat, it) for it in year.chat.messages]
    here = [it for it in shown if year.chat.server_of(it.message) == server.id]
    board = year.one_of([it for it in here if it.ids(FREE) and not it.is_private])
    channel = int(board.message["channel_id"])
    people = [it for it in server.people if f"<@{it}>" in board.text and it not in year.deleted]
    before = await year.query(_OTHERS, channel)
    for it in people or server.people[-1:]:
        await _move(year, board, year.actor(server, it), most=1)
    if await year.query(_OTHERS, channel) != before:
        year.found.append(f"a press on the board {board.id} moved elsewhere")
