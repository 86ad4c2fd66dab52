"""An evening of random events, against a model that keeps what everybody does as it changes."""

from dataclasses import dataclass, replace
from datetime import datetime
from itertools import combinations

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.domain.arena.arena import Arena, Phase, advanced, joined, left
from bot.domain.arena.field import ArenaGame, ArenaPlayer, Field
from bot.domain.arena.pairing import due_at, pairings
from bot.domain.match import Ending
from bot.errors import Refusal
from engines.games.game import Mark
from tests.conftest import NOW
from tests.domain.arena.evenings import MINUTE, RUNNING, SECOND, best_of
from tests.sizes import times

PATIENCE = 10 * SECOND
people = st.integers(1, 7)
ENDINGS: dict[str, tuple[Ending, Mark | None, int]] = {
    "x wins": (Ending.LINE, "X", 5),
    "o wins": (Ending.LINE, "O", 6),
    "draw": (Ending.FULL_BOARD, None, 9),
    "x resigns": (Ending.RESIGNED, "O", 4),
    "o resigns and never moves": (Ending.RESIGNED, "X", 3),
    "x never moves": (Ending.OUT_OF_TIME, "O", 0),
    "o never moves": (Ending.OUT_OF_TIME, "X", 1),
    "x is too slow": (Ending.OUT_OF_TIME, "O", 2),
    "board gone": (Ending.UNREACHABLE, None, 3),
}


@dataclass
class Guest:
    """What the model keeps of a person; `since` is when they became free, unless they play."""

    since: datetime
    came_at: datetime
    here: bool = True
    paused: bool = False
    plays: bool = False
    had_x: int = 0


class ArenaStateMachine(RuleBasedStateMachine):
    """People come, leave, play and pause at random; the bot looks whenever it has to."""

    def __init__(self) -> None:
        super().__init__()
        self.now = NOW
        self.arena: Arena = replace(RUNNING, starts_at=NOW, ends_at=NOW + 3 * MINUTE)
        self.field = Field()
        self.guests: dict[int, Guest] = {}

    @rule(person=people)
    def joins(self, person: int) -> None:
        """Someone joins, or is back, whether they had left, were paused, or neither."""
        try:
            player = joined(self.arena, self.field, person, self.now)
        except Refusal:
            assert self.arena.phase is not Phase.RUNNING
            return
        self.set_player(player)
        guest = self.guests.setdefault(person, Guest(self.now, self.now))
        if guest.paused or not guest.here:
            guest.since = guest.came_at = self.now
            guest.paused, guest.here = False, True
        self.look()

    @rule(person=people)
    def leaves(self, person: int) -> None:
        """Someone leaves, in the middle of a game or not."""
        if person in self.guests and self.arena.phase is Phase.RUNNING:
            self.set_player(left(self.arena, self.field, person, self.now))
            self.guests[person].here = False
            self.look()

    @rule(which=st.integers(0, 2), how=st.sampled_from(sorted(ENDINGS)))
    def finishes(self, which: int, how: str) -> None:
        """One of the games that run ends."""
        running = [i for i, game in enumerate(self.field.games) if game.ended_at is None]
        if which < len(running):
            ending, winner, plies = ENDINGS[how]
            games = [*self.field.games]
            x, o, *_ = games[running[which]]
            games[running[which]] = ArenaGame(x, o, plies, self.now, ending, winner)
            self.field = replace(self.field, games=tuple(games))
            self.count(self.guests[x], self.guests[o], how)
            self.look()

    @rule(one=people, two=people)
    def blocks(self, one: int, two: int) -> None:
        """Someone blocks another, or no longer."""
        self.field = replace(self.field, blocks=self.field.blocks ^ {(one, two)})
        self.look()

    @rule(person=people)
    def plays_elsewhere(self, person: int) -> None:
        """Someone begins or ends a match in the channel that is not the arena's."""
        if person in self.guests and not self.guests[person].plays:
            self.field = replace(self.field, busy=self.field.busy ^ {person})
            self.look()

    @rule(seconds=st.sampled_from((1, 4, 9, 10, 11, 60)))
    def time_passes(self, seconds: int) -> None:
        """Nothing happens for a while; the bot looks when it has said that it would."""
        until = self.now + seconds * SECOND
        while (due := due_at(self.arena, self.field)) is not None and due <= until:
            assert due > self.now, "it looks at a moment again at which it had done everything"
            self.now = due
            self.look()
        self.now = until

    def set_player(self, player: ArenaPlayer) -> None:
        others = [it for it in self.field.players if it.person != player.person]
        self.field = replace(self.field, players=(*others, player))

    def count(self, x: Guest, o: Guest, how: str) -> None:
        """Keep what the end of a game means for its two people, but for their points."""
        x.plays = o.plays = False
        x.since = o.since = self.now
        if how.endswith("never moves"):
            absent = x if how.startswith("x") else o
            absent.paused = absent.paused or absent.came_at < self.now

    def free(self) -> dict[int, datetime]:
        return {
            person: guest.since
            for person, guest in self.guests.items()
            if guest.here and not guest.paused and not guest.plays and person not in self.field.busy
        }

    def possible(self) -> list[tuple[int, int]]:
        """Return all pairs of people who are free in the model, and may play each other."""
        return [
            (one, two)
            for one, two in combinations(self.free(), 2)
            if not {(one, two), (two, one)} & self.field.blocks
        ]

    def look(self) -> None:
        """Do what the bot does when anything has happened, or when it is time."""
        self.arena = advanced(self.arena, self.field, self.now)
        pairs = pairings(self.arena, self.field, self.now)
        alone, _ = best_of([*self.free()], {frozenset(it): 0 for it in self.possible()})
        assert len(pairs) in (0, (len(self.free()) - alone) // 2)
        for x, o in pairs:
            assert self.arena.phase is Phase.RUNNING
            assert (x, o) in self.possible() or (o, x) in self.possible()
            assert self.guests[x].had_x <= self.guests[o].had_x
            self.field = replace(self.field, games=(*self.field.games, ArenaGame(x, o)))
            self.guests[x].plays = self.guests[o].plays = True
            self.guests[x].had_x += 1

    @invariant()
    def it_knows_who_is_free_and_who_is_paused(self) -> None:
        """All that derives from presses and games is as the model has it."""
        assert self.field.free == self.free()
        assert self.field.paused == {it for it, guest in self.guests.items() if guest.paused}

    @invariant()
    def nobody_is_in_two_games(self) -> None:
        """Nobody plays two games of the arena at once, or one and another match."""
        running = [game for game in self.field.games if game.ended_at is None]
        playing = [person for game in running for person in game.people]
        assert len(playing) == len({*playing} - self.field.busy)

    @invariant()
    def nobody_waits_for_a_partner_who_is_free(self) -> None:
        """Of two who may meet, nobody has waited ten seconds, and none waits if nobody plays."""
        if self.arena.phase is Phase.RUNNING and self.now < self.arena.ends_at:
            waits = {it for pair in self.possible() for it in pair}
            assert all(self.now - self.guests[it].since < PATIENCE for it in waits)
            assert not waits or self.field.playing

    @invariant()
    def the_end_comes(self) -> None:
        """After its time the arena is ending while games run, for five minutes at most."""
        over = self.now - self.arena.ends_at
        assert (self.arena.phase is Phase.RUNNING) == (over < 0 * SECOND)
        ending = 0 * SECOND <= over < 5 * MINUTE and bool(self.field.playing)
        assert (self.arena.phase is Phase.ENDING) == ending


TestArena = ArenaStateMachine.TestCase
TestArena.settings = settings(max_examples=times(400), stateful_step_count=60)
