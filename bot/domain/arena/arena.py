"""An arena: its settings, its phases, and how one follows another."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.arena.field import ArenaPlayer, Field
from bot.domain.limits import MOST_IN_CHANNEL, MOST_IN_THREAD
from bot.domain.match import Place
from bot.errors import Refusal
from engines.games.vanish import VANISH
from engines.games.variants import GAMES

SHORTEST, LONGEST = 10, 60  # minutes that an arena may last
DEFAULT_MINUTES = 20
LATEST_START = 60  # in so many minutes an arena has to start
DEFAULT_STARTS_IN = 5
DEFAULT_VARIANT = VANISH.name  # people draw half of their games of classic, but almost none of this
ENOUGH = 2  # how many people an arena needs to start
NO_HOST = 0  # the host of an arena that a server gets by itself
LAPSES_AFTER = timedelta(minutes=5)  # how late an arena may start if the bot was down
FINISH_WITHIN = timedelta(minutes=5)  # how long games that run at the end of an arena still count


class Phase(StrEnum):
    """The phases of an arena; the last four are final."""

    ANNOUNCED = "announced"
    RUNNING = "running"
    ENDING = "ending"
    OVER = "over"
    TOO_FEW = "too-few"
    LAPSED = "lapsed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, kw_only=True)
class Arena:
    """An arena; `starts_at` and `ends_at` are planned until they have come."""

    id: int = 0  # 0 until the arena is stored
    guild_id: int
    channel_id: int
    message_id: int | None = None  # None until the bot knows it, as `thread_id` is
    thread_id: int | None = None
    wants_thread: bool = False  # otherwise its games are played in the channel
    host: int
    language: str
    variant: str = DEFAULT_VARIANT
    starts_at: datetime
    ends_at: datetime
    phase: Phase = Phase.ANNOUNCED

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.thread_id or self.channel_id)

    @property
    def most(self) -> int:
        """How many people may take part at once."""
        return MOST_IN_THREAD if self.wants_thread else MOST_IN_CHANNEL

    @property
    def counts_until(self) -> datetime:
        return self.ends_at + FINISH_WITHIN

    @property
    def is_open(self) -> bool:
        return self.phase in (Phase.ANNOUNCED, Phase.RUNNING, Phase.ENDING)


def announced(arena: Arena, minutes: int, starts_in: int, now: datetime) -> Arena:
    """Return an arena with these times; raises Refusal for times not allowed, and long games."""
    if not SHORTEST <= minutes <= LONGEST:
        raise Refusal("arena-length", shortest=SHORTEST, longest=LONGEST)
    if not 0 <= starts_in <= LATEST_START:
        raise Refusal("arena-start", latest=LATEST_START)
    if GAMES[arena.variant].is_long:
        raise Refusal("long-arena-game")
    starts_at = now + timedelta(minutes=starts_in)
    ends_at = starts_at + timedelta(minutes=minutes)
    return replace(arena, phase=Phase.ANNOUNCED, starts_at=starts_at, ends_at=ends_at)


def started_now(arena: Arena, field: Field, now: datetime) -> Arena:
    """Return an arena that starts now, unless it has begun; raises Refusal if too few joined."""
    if arena.phase is not Phase.ANNOUNCED:
        return arena
    if len(field.here) < ENOUGH:
        raise Refusal("too-few-for-arena", enough=ENOUGH)
    return _started(arena, now)


def ended_now(arena: Arena, _: Field, now: datetime) -> Arena:
    """Return an arena ended by hand: cancelled before its start, later when its last games end."""
    if arena.phase is Phase.ANNOUNCED:
        return replace(arena, phase=Phase.CANCELLED)
    if arena.phase is Phase.RUNNING:
        return replace(arena, phase=Phase.ENDING, ends_at=min(now, arena.ends_at))
    return arena


def advanced(arena: Arena, field: Field, now: datetime) -> Arena:
    """Return an arena as it has to be at this moment; the same one if its phase goes on."""
    if arena.phase is Phase.ANNOUNCED and now >= arena.starts_at:
        return _begun(arena, field, now)
    if arena.phase is Phase.RUNNING and now >= arena.ends_at:
        arena = replace(arena, phase=Phase.ENDING)
    if arena.phase is Phase.ENDING and (not field.playing or now >= arena.counts_until):
        return replace(arena, phase=Phase.OVER)
    return arena


def phase_ends_at(arena: Arena) -> datetime | None:
    """Return when the phase of an arena ends by itself at the latest; None for a final one."""
    return {
        Phase.ANNOUNCED: arena.starts_at,
        Phase.RUNNING: arena.ends_at,
        Phase.ENDING: arena.counts_until,
    }.get(arena.phase)


def joined(arena: Arena, field: Field, person: int, now: datetime) -> ArenaPlayer:
    """Return the player who joins, comes back or is here; raises Refusal if it is full or over."""
    _refuse_at_end(arena, now)
    if person in field.here:
        return field.player(person)
    if len(field.here) >= arena.most:
        raise Refusal("arena-full", most=arena.most)
    return ArenaPlayer(person, now)


def returned(arena: Arena, field: Field, person: int, now: datetime) -> ArenaPlayer:
    """Return someone who comes back; raises Refusal for others, and as `joined`."""
    if not field.player(person).left and person not in field.paused:
        raise Refusal("not-away")
    return joined(arena, field, person, now)


def left(arena: Arena, field: Field, person: int, now: datetime) -> ArenaPlayer:
    """Return the player who leaves, even in a game; raises Refusal if it is over or for others."""
    _refuse_at_end(arena, now)
    return field.player(person)._replace(left=True)


def refuse_unless_host(arena: Arena, person: int, *, manages: bool) -> None:
    """Raise Refusal, which names the host if known, unless a person is the host or a manager."""
    if person != arena.host and not manages:
        if arena.host > 0:
            raise Refusal("not-arena-host", person=arena.host)
        raise Refusal("not-server-manager")


def _refuse_at_end(arena: Arena, now: datetime) -> None:
    if arena.phase not in (Phase.ANNOUNCED, Phase.RUNNING) or now >= arena.ends_at:
        raise Refusal("arena-over")


def _begun(arena: Arena, field: Field, now: datetime) -> Arena:
    if now >= arena.starts_at + LAPSES_AFTER:
        return replace(arena, phase=Phase.LAPSED)
    if len(field.here) < ENOUGH:
        return replace(arena, phase=Phase.TOO_FEW)
    return _started(arena, now)


def _started(arena: Arena, now: datetime) -> Arena:
    ends_at = now + (arena.ends_at - arena.starts_at)
    return replace(arena, phase=Phase.RUNNING, starts_at=now, ends_at=ends_at)
