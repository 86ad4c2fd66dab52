"""The service of matches: load, change and save them. Challenges have their own service."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Any

from bot.domain import moves
from bot.domain.challenges import machine_of
from bot.domain.expiry import channel_lost, expired
from bot.domain.match import Machine, Match, Person, Place, Seat, Status
from bot.domain.transitions import begun
from bot.errors import Refusal, StoreError
from bot.log import log
from bot.metrics import BEGUN, ENDED
from bot.services.engine_moves import EngineMoves
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import EngineTurns
from bot.store.matches.matches import MatchTable, PreviousBoard
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.games.variants import GAMES
from engines.levels import MATCHED, Difficulty, spec_with
from engines.turn import Choose

TransitionAt = Callable[[Match, datetime], Match]
Action = Callable[[Match, int, int, datetime], Match]
"""A transition that a person makes: of a match, the person, the revision they see, and the time."""

BATCH = 10  # matches that end in one transaction; presses between two hardly wait
_SEED_BITS = 62  # a seed must fit a signed column of 64 bits


@dataclass(eq=False)
class Matches:
    """The service of matches; the time comes from `now`, randomness from `rng`.

    Engines that take long think in the processes of `engines`.
    """

    table: MatchTable
    now: Callable[[], datetime]
    rng: Random
    engines: EngineTurns = field(default_factory=lambda: EngineTurns(EnginePool()))
    wake: Callable[..., None] = lambda _=None: None  # has the jobs look now, or by a given moment

    def __post_init__(self) -> None:
        self.engine_moves = EngineMoves(self.find, self.change, self.engines.pool)

    async def start(  # noqa: PLR0913
        self,
        place: Place,
        person: int,
        language: str,
        *,
        level: Difficulty | None = None,
        engine: str | None = None,
        mark: Mark | None = None,
        variant: str = CLASSIC.name,
    ) -> Match:
        """Store a new match of a person against an engine; if the engine plays X, it has moved.

        Level and engine are those of `engines.levels`; without both it is the default level. A
        level that is matched to the person makes the match unrated. `mark` is the person's; None
        means a random one. Raises as `add`, and Refusal as `machine_of`.
        """
        machine = await self._opponent(person, level, engine, variant)
        values = {"language": language, "variant": variant}
        return await self.add(self.new(place, Person(person), machine, mark, **values))

    async def _opponent(
        self, person: int, level: Difficulty | None, engine: str | None, variant: str
    ) -> Machine:
        if level != MATCHED:
            return machine_of(level, engine, GAMES[variant])
        if engine is not None:
            raise Refusal("no-such-level", engine=engine, level=level)
        return Machine(spec_with(MATCHED, await self.table.skill(person, variant)))

    async def add(self, match: Match) -> Match:
        """Store a new live match, in which an engine that plays X has moved.

        Raises EngineFailedError, and as `MatchTable.add`.
        """
        stored = await self.engines.run(
            lambda choose: self.table.add(moves.started(moves.known(match), choose))
        )
        self.stored(stored)
        return stored

    def new(self, place: Place, one: Seat, other: Seat, mark: Mark | None, **values: Any) -> Match:
        """Return a new match with `values`, not stored; `one` gets the `mark`, or a random one."""
        drawn: Mark = "X" if self.rng.getrandbits(1) else "O"
        x, o = (one, other) if (mark or drawn) == "X" else (other, one)
        return begun(self.now(), place=place, x=x, o=o, seed=self.seed(), **values)

    def seed(self) -> int:
        return self.rng.getrandbits(_SEED_BITS)

    async def find(self, match_id: int) -> Match:
        """Return a match as it is stored; raises Refusal if there is none."""
        match = await self.table.find(match_id)
        if match is None:
            await self.table.set_aside(match_id)
            raise Refusal("no-such-match")
        return match

    async def find_and_expire(self, match_id: int, channel_id: int | None = None) -> Match:
        """Return a match, ended if its deadline has passed; raises Refusal if there is none."""
        match = await self.find(match_id)
        # Where someone asks in another channel, it does not end: its own channel may be gone.
        is_elsewhere = channel_id not in (None, match.place.channel_id)
        if is_elsewhere or expired(match, self.now()) is match:
            return match
        await self.end_due([match_id])
        return await self.find(match_id)

    async def end_due(self, ids: Collection[int]) -> list[Match]:
        """End those of some matches whose deadline has passed; return and raise as `end_all`."""
        return await self.end_all(ids, lambda match, now: expired(moves.known(match), now))

    async def end_all(
        self, ids: Collection[int], transition: TransitionAt, *, redraw: bool = True
    ) -> list[Match]:
        """End matches by a transition, and `redraw` their boards; return those that ended.

        One that cannot be read does not stop the others. Raises StoreError.
        """
        now = self.now()
        try:
            ended = await self.table.change_all(ids, lambda m: transition(m, now), redraw=redraw)
        except StoreError:
            raise
        except Exception:
            if len(ids) > 1:
                log.exception("matches not ended together: matches=%s", ids)
                each = [await self.end_all([one], transition, redraw=redraw) for one in ids]
                return [match for ended in each for match in ended]
            log.exception("match not ended: match=%d", *ids)
            return []
        for match in ended:
            self.stored(match)
        self.wake()  # for the boards to redraw
        return ended

    async def press(  # noqa: PLR0913
        self,
        match_id: int,
        revision: int,
        number: int,
        person: int,
        message_id: int | None = None,
        *,
        on_wait: Callable[[], None] = lambda: None,
    ) -> Match:
        """Make the move that the cell with a number means at `revision`, and the engine's answer.

        `message_id` is the message of the pressed board; it is stored if none is known. `on_wait`
        is called if the engine takes long. Raises EngineFailedError, and Refusal as `moves.pressed`
        and `change`.
        """

        def pressed(match: Match, now: datetime, choose: Choose) -> Match:
            after = moves.pressed(match, person, revision, number, now, choose=choose)
            return after if match.message_id else after._replace(message_id=message_id)

        return await self.engines.run(
            lambda choose: self.change(match_id, lambda match, now: pressed(match, now, choose)),
            on_wait,
        )

    async def act(self, action: Action, match_id: int, revision: int, person: int) -> Match:
        """Change a match by a person's action on the board at `revision`; raises as `change`."""
        return await self.change(match_id, lambda match, now: action(match, person, revision, now))

    async def resign(self, match_id: int, person: int) -> Match:
        """Resign a match at any revision; raises Refusal without one, and as `moves.resigned`."""
        return await self.change(match_id, lambda match, now: moves.resigned(match, person, now))

    async def channel_lost(self, match_id: int) -> Match:
        """End a match whose channel is gone for good; raises Refusal if there is none."""
        await self.channels_lost([match_id])
        return await self.find(match_id)

    async def channels_lost(self, ids: Collection[int]) -> list[Match]:
        """End matches whose channels are gone, even past a deadline; else as `end_all`."""
        return await self.end_all(ids, channel_lost, redraw=False)

    async def shown_at(self, drawn: Match, message_id: int) -> PreviousBoard:
        """Store which message shows a match as it was drawn; return the previous board.

        A clock that waits for this starts. Raises Refusal if there is no match.
        """
        if drawn.turn_since > (now := self.now()):
            started = drawn._replace(turn_since=now, changed_at=now)
            if await self.table.start_clock(started):
                self.stored(started)
        former = await self.table.shown_at(drawn, message_id)
        if former is None:
            raise Refusal("no-such-match")
        return former

    async def board_out_of_date(self, match_id: int) -> None:
        await self.table.mark_board(match_id)
        self.wake()

    async def change(self, match_id: int, transition: TransitionAt) -> Match:
        """Change a match and return it; if its deadline has passed, end it first.

        Raises Refusal if there is none, and as `moves.known` and `transition`.
        """
        now = self.now()
        try:
            match = await self.table.change(
                match_id, lambda m: transition(_before_deadline(moves.known(m), now), now)
            )
        except _DeadlinePassedError:
            # The match has just ended; its transition raises the refusal for a finished match.
            return transition(await self.find_and_expire(match_id), now)
        if match is None:
            raise Refusal("no-such-match")
        self.stored(match)
        return match

    def stored(self, match: Match) -> None:
        """Do what follows from a match just stored: its engine thinks, metrics count, jobs look."""
        if match.waits_for_engine:
            self.engine_moves.begin(match.id)
        if match.status is Status.OVER:
            ENDED.labels(game=match.variant).inc()
        elif match.status is Status.LIVE and match.changed_at == match.started_at:
            BEGUN.labels(game=match.variant).inc()
        # A game against the bot leaves nothing to do, and a look takes 450,000 instructions.
        if match.status is Status.LIVE or match.machine is None:
            self.wake(match.next_due)


class _DeadlinePassedError(Exception):
    """The deadline of the match has passed, so it must be ended first."""


def _before_deadline(match: Match, now: datetime) -> Match:
    if expired(match, now) is not match:
        raise _DeadlinePassedError
    return match
