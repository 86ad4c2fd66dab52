"""What hosts and Discord do in a year."""

from shutil import copytree, rmtree

from bot.domain.daily.days import number_at
from bot.domain.post import LATE
from bot.services.deletions import new_deleted_id
from bot.store import migrations
from bot.store.people.deletions import begin
from bot.store.sqlite.backup import back_up as copy_database
from bot.store.upkeep.open_database import visit
from bot.store.upkeep.restore import restore
from tests.chat.ids import new_id
from tests.interactions.stored import query
from tests.interactions.test_shut_out import change, is_refused, requests
from tests.year.people import challenge
from tests.year.servers import remove
from tests.year.year import DAY, HOUR, Backup, Server, Year

_KEPT = 25 * DAY
"""How old a backup may be: deletions before it are known for 30 days."""
_MOST = 4
OWN, INVENTED = migrations.MIGRATIONS, 9000
"""The folder of migrations, and the number after which those come that are invented."""
_COLUMN = "ALTER TABLE servers ADD COLUMN invented_{} INTEGER;"
_HOURS = "SELECT guild_id, hour FROM puzzle_channels"


async def kill(year: Year, _: Server) -> None:
    await year.stop(kill=True)
    await year.be_away(year.rng.choice((0.0, 3 * HOUR, 12 * HOUR)))
    await year.start()


async def lose_discord(year: Year, server: Server) -> None:
    """Have Discord be away in a game, for longer than a gap that is not given back."""
    await challenge(year, server)
    year.chat.away_until = year.time + 2 * HOUR
    await year.disconnect()
    await year.be_away(2 * HOUR)
    await year.connect()


async def lose_answers(year: Year, _: Server) -> None:
    """Have Discord lose answers and limit requests for some hours."""
    year.calm = year.chat.bad_until = year.time + 2 * HOUR


async def shut_out(year: Year, server: Server) -> None:
    """Shut someone out, who gets but a private sentence, and let them in again."""
    person = year.someone(server)
    for command in ("block", "unblock"):
        await change(year.at(server), command, "person", person.id)
        if is_refused(answer := await person.slash("stats")) != (command == "block"):
            year.found.append(f"{person.id} is told: {answer.said}")


async def shut_out_server(year: Year, server: Server) -> None:
    """Shut a server out, which loses the bot, and let it in again; it may add the bot."""
    world = year.at(server)
    await change(world, "block", "server", server.id)
    year.found += [] if requests(world, "leave")[-1:] == [str(server.id)] else ["it stays"]
    await remove(year, server)
    await change(world, "unblock", "server", server.id)


async def forget(year: Year, server: Server) -> None:
    """Delete what is stored about someone, as `forget` does beside the running bot."""
    person, deleted_id = year.someone(server).id, new_deleted_id(year.rng)
    now = year.now()
    await visit(year.path, lambda db: begin(db, person, deleted_id, now))
    await year.advance(60)
    year.note_deletion(person)


async def set_clock(year: Year, _: Server) -> None:
    """Set the clock wrong for some hours, and right again."""
    for hours in (year.rng.choice((-1, 2, 26)), 0):
        year.ahead = hours * HOUR
        await year.stop()
        await year.start()
        await year.advance(2 * HOUR if hours else 0)
    year.calm = year.lost = year.time + 3 * DAY


async def back_up(year: Year, _: Server) -> None:
    year.backups.append(Backup(year.time, key := int(new_id()), f"backup-{key}.db"))
    copy_database(year.path, str(year.folder / f"backup-{key}.db"))
    for old in year.backups[:-_MOST]:
        (year.folder / old.file).unlink(missing_ok=True)
    del year.backups[:-_MOST]


async def upgrade(year: Year, _: Server) -> None:
    """Upgrade to a version with a migration more, after a backup that is made by itself."""
    await year.stop()
    for file in year.folder.glob("*-before-upgrade-*"):
        file.unlink()
    set_version(year, year.version + 1)
    await year.start()
    made = [it.name for it in year.folder.glob("*-before-upgrade-*.db")]
    year.found += [] if made else ["no backup was made before an upgrade"]
    year.backups += [Backup(year.time, int(new_id()), it) for it in made]


def set_version(year: Year, version: int) -> None:
    """Have the bot be of a version with some invented migrations."""
    folder = year.folder / "migrations"
    rmtree(folder, ignore_errors=True)
    copytree(OWN, folder)
    for number in range(1, version + 1):
        (folder / f"{INVENTED + number}_invented.sql").write_text(_COLUMN.format(number))
    migrations.MIGRATIONS, year.version = folder, version


async def go_back(year: Year, _: Server, *, lost: bool = False) -> None:
    """Restore any backup, perhaps of an earlier version, and perhaps a wrong one before it."""
    young = [it for it in year.backups if it.time > year.time - _KEPT]
    found = [it for it in young if (year.folder / it.file).exists()]
    wrong, right = (year.one_of(found) for _ in range(2))
    await year.stop(kill=year.rng.random() < 0.5)
    for file in year.folder.glob("noughts.db*") if lost else ():
        file.unlink()
    await year.be_away(2 * HOUR)
    for backup in dict.fromkeys((wrong, right)):
        source = str(year.folder / backup.file)
        ((version,),) = query(source, "SELECT version FROM schema_version")
        set_version(year, max(0, version - INVENTED))
        await restore(source, year.path, year.now())
        for file in year.folder.glob("noughts.db.replaced-*"):
            file.unlink()
    if lost:
        await _forgive(year, max(wrong, right))
    await year.start()
    year.lost, year.lost_id = year.time, int(new_id())
    await year.learn(*year.servers)


async def lose_database(year: Year, server: Server) -> None:
    """Lose the database, and restore a backup; nobody knows who has deleted their data since."""
    await go_back(year, server, lost=True)


async def _forgive(year: Year, backup: Backup) -> None:
    """Have people delete the posts of which no bot knows, and forget what was told since."""
    year.deleted = {person: at for person, at in year.deleted.items() if at < backup.time}
    for (person,) in await year.query("SELECT person_id FROM deletions"):
        year.note_deletion(person)  # the wrong backup knew of a deletion that was lost before
    year.hiding &= await year.who_hide()
    year.blocked &= await year.who_block()
    year.chat.given.clear()
    year.chat.forget_nonces()
    await year.learn(*year.servers)
    hours: dict[int, int] = dict(await year.query(_HOURS))
    daily = {it.id: it.daily for it in year.servers}
    for key, message in [*year.chat.messages.items()]:
        kind, number, server = year.chat.post_in(message) or ("", 0, 0)
        late = year.today + hours.get(server, 24) * HOUR + LATE.total_seconds() <= year.time
        is_looked_for = kind == "puzzle" and number == number_at(year.now()) and late
        is_here = int(message["channel_id"]) == daily.get(server)
        if kind and int(key) > backup.id and not (is_looked_for and is_here):
            year.chat.take_back(key)
