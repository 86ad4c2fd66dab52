"""What hosts and Discord do in a year; each act returns what it did, or None."""

from collections.abc import Mapping
from functools import partial
from shutil import copytree, rmtree

from bot.domain.shards import ONLY_CLUSTER
from bot.jobs.shut_out import ShutOut
from bot.store import migrations
from bot.store.shut_out import shut_out as change
from bot.store.sqlite.backup import back_up as copy_database
from bot.store.upkeep.open_database import open_shared, visit
from bot.store.upkeep.restore import restore
from tests.chat.ids import new_id
from tests.interactions.stored import query
from tests.year.servers import learn
from tests.year.state import Server
from tests.year.year import DAY, HOUR, Year

_KEPT = 25 * DAY
"""How old a backup may be: deletions before it are known for 30 days."""
OWN, INVENTED = migrations.MIGRATIONS, 9000
"""The folder of migrations, and the number after which those come that are invented."""
_COLUMN = "ALTER TABLE servers ADD COLUMN invented_{} INTEGER;"
_WHERE = "SELECT channel_id, hour FROM puzzle_channels WHERE guild_id = ?"
_HIDES = "SELECT person_id FROM people WHERE games = 0"


async def kill(year: Year, _: Server) -> float:
    await year.stop(kill=True)
    await year.away(seconds := year.rng.choice((0.0, 3 * HOUR, 12 * HOUR)))
    await year.start()
    year.trouble()
    return seconds


async def be_away(year: Year, _: Server) -> float:
    """Have Discord be away for hours."""
    seconds = year.rng.choice((2 * HOUR, 5 * HOUR))
    await year.world.client.on_shard_disconnect(0)
    year.state.chat.away_until = year.time + seconds
    await year.away(seconds)
    await year.connect()
    year.trouble()
    return seconds


async def shut_out(year: Year, server: Server) -> bool:
    """Shut someone out, who gets but a private sentence, and let them in again."""
    person = year.someone(server)
    for out in (True, False):
        await visit(year.path, partial(change, kind="person", number=person.id, out=out))
        year.world.client.parts.scheduler.run(ShutOut)
        await year.world.advance(HOUR)
        answer = await person.slash("stats")
        if out != ("doesn't let me play" in answer.said):
            year.found.append(f"{person.id} is told: {answer.said}")
    return True


async def lose_answers(year: Year, _: Server) -> float:
    """Have Discord lose answers and limit requests for some hours."""
    year.state.chat.bad_until = year.time + (seconds := 2 * HOUR)
    year.state.calm = year.state.chat.bad_until
    return seconds


async def back_up(year: Year, _: Server) -> str:
    backup = f"backup-{year.time:.0f}.db"
    copy_database(year.path, str(year.folder / backup))
    year.state.backups = [*year.state.backups[-3:], (year.time, backup)]
    return backup


async def go_back(year: Year, _: Server) -> str | None:
    """Restore any backup."""
    return await _go_back(year)


async def lose_database(year: Year, _: Server) -> str | None:
    """Lose the database, and restore a backup; nobody knows who has deleted their data since."""
    return await _go_back(year, lost=True)


async def _go_back(year: Year, *, lost: bool = False) -> str | None:
    state = year.state
    found = [
        it for it in state.backups if it[0] > year.time - _KEPT and (year.folder / it[1]).exists()
    ]
    if not found:
        return None
    then, backup = year.rng.choice(found)
    await year.stop(kill=year.rng.random() < 0.5)
    before = {it.id: year.query(_WHERE, it.id) for it in state.servers}
    if lost:
        _lose(year, then)
    await year.away(2 * HOUR)
    await _restored(year, backup)
    if lost:
        _learn_again(year, before)
    return backup


def _lose(year: Year, then: float) -> None:
    """Lose the database, and with it who has deleted their data since a backup."""
    for file in year.folder.glob("noughts.db*"):
        file.unlink()
    year.state.chat.forget_nonces()
    kept = year.state.deleted.items()
    year.state.deleted = {person: at for person, at in kept if at < then}
    for it in year.state.chat.posted:
        if then < it.time < year.time - year.time % DAY:  # no bot looks for it: people delete it
            year.state.chat.messages.pop(it.message, None)


async def _restored(year: Year, backup: str) -> None:
    ((version,),) = query(str(year.folder / backup), "SELECT version FROM schema_version")
    set_version(year, version - INVENTED if version > INVENTED else 0)
    await restore(str(year.folder / backup), year.path, year.now())
    for file in year.folder.glob("noughts.db.replaced-*"):
        file.unlink()
    await year.start()
    year.state.lost, year.state.lost_id = year.time, int(new_id())
    year.trouble()
    for server in year.state.servers:
        learn(year, server)


def _learn_again(year: Year, before: Mapping[int, list[tuple[object, ...]]]) -> None:
    """Note who hides and blocks, and have people delete the posts that may come again.

    Those are puzzles whose place or hour were others `before`, and podiums of seasons whose end is
    lost. Nobody knows who got a role since.
    """
    state, chat = year.state, year.state.chat
    state.hiding = {int(str(it)) for (it,) in year.query(_HIDES)} - state.deleted.keys()
    state.blocked.clear()
    chat.given.clear()
    for server in state.servers:
        is_same = year.query(_WHERE, server.id) == before[server.id]
        for it in [it for it in chat.posted if chat.servers[it.channel] == str(server.id)]:
            if it.kind == "podium" or not is_same or int(it.channel) != server.daily:
                chat.posted.remove(it)
                chat.messages.pop(it.message, None)


async def upgrade(year: Year, _: Server) -> int:
    """Upgrade to a version with a migration more, after a backup that is made by itself."""
    await year.stop()
    for file in year.folder.glob("*-before-upgrade-*"):
        file.unlink()
    set_version(year, year.state.version + 1)
    await (await open_shared(year.path, ONLY_CLUSTER)).database.close()
    made = [it.name for it in year.folder.glob("*-before-upgrade-*.db")]
    year.found += [] if made else ["no backup was made before an upgrade"]
    year.state.backups += [(year.time, it) for it in made]
    await year.start()
    return year.state.version


def set_version(year: Year, version: int) -> None:
    """Have the bot be of a version with some invented migrations."""
    folder = year.folder / "migrations"
    rmtree(folder, ignore_errors=True)
    copytree(OWN, folder)
    for number in range(1, version + 1):
        (folder / f"{INVENTED + number}_invented.sql").write_text(_COLUMN.format(number))
    migrations.MIGRATIONS, year.state.version = folder, version


async def set_clock(year: Year, _: Server) -> float:
    """Set the clock wrong for some hours, and right again."""
    await year.stop()
    year.state.ahead = hours = year.rng.choice((-1, 2, 26)) * HOUR
    await year.start()
    await year.world.advance(2 * HOUR)
    await year.stop()
    year.state.ahead = 0.0
    await year.start()
    year.state.calm = year.state.lost = year.time + 3 * DAY
    return hours
