"""The commands `block` and `unblock`: shut out a server or a person, also while the bot runs."""

from bot.app.terminal import say
from bot.store.database_url import shown
from bot.store.shut_out import shut_out
from bot.store.upkeep.open_database import refuse_missing, visit


async def change(where: str, kind: str, number: int, *, out: bool) -> None:
    """Shut someone out or let them in again, and say so; raises StoreUnusableError."""
    refuse_missing(where)
    is_new = await visit(where, lambda db: shut_out(db, kind, number, out=out))
    state = f"The {kind} {number} is {'' if out else 'not '}shut out in {shown(where)}"
    hears = "a running bot hears of it within a minute" if is_new else "nothing has changed"
    say(f"{state}: {hears}.")
