"""The field of an arena: who joined, the games so far, and all that follows from these."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from bot.domain.match import DRAWN, Ending
from bot.errors import Refusal
from engines.games.game import Mark, other

_PLAYED_FROM = {Ending.OUT_OF_TIME: 2, Ending.RESIGNED: 4}
"""The number of moves, of both together, from which on whoever loses like that has played."""
WIN, DRAW = 2, 1  # points for a game: those of lichess' arenas, without their streaks


class ArenaPlayer(NamedTuple):
    """Someone who joined; `since` is when they did, or last came back."""

    person: int  # below zero if they have deleted their data
    since: datetime
    left: bool = False


def no_show(ending: Ending | None, winner: Mark | None, plies: int) -> Mark | None:
    """Return who lost on time without a move, or resigned before both had moved twice, or None."""
    missed = ending in _PLAYED_FROM and plies < _PLAYED_FROM[ending]
    return other(winner) if missed and winner else None


class ArenaGame(NamedTuple):
    """A match of an arena: its people, how many moves it has and, if it is over, how it ended."""

    x: int
    o: int
    plies: int = 0
    ended_at: datetime | None = None
    ending: Ending | None = None
    winner: Mark | None = None

    @property
    def people(self) -> tuple[int, int]:
        return self.x, self.o

    @property
    def has_result(self) -> bool:
        """Whether it gives points: it was won or drawn, and not resigned before it was played."""
        given_away = self.ending is Ending.RESIGNED and self.no_show is not None
        return self.ending in DRAWN or (self.winner is not None and not given_away)

    @property
    def no_show(self) -> int | None:
        mark = no_show(self.ending, self.winner, self.plies)
        return mark and self.person(mark)

    def person(self, mark: Mark) -> int:
        return self.x if mark == "X" else self.o


@dataclass(frozen=True)
class Field:
    """The people of an arena and all of its games, in the order in which these began."""

    players: tuple[ArenaPlayer, ...] = ()
    games: tuple[ArenaGame, ...] = ()
    blocks: frozenset[tuple[int, int]] = frozenset()  # pairs of which the first blocks the second
    busy: frozenset[int] = frozenset()  # who has another match with people in the games' channel

    @cached_property
    def playing(self) -> frozenset[int]:
        return frozenset(it for game in self.games if game.ended_at is None for it in game.people)

    @cached_property
    def paused(self) -> frozenset[int]:
        """Who missed a game and has not come back since."""
        missed = {game.no_show: game.ended_at for game in self.games if game.no_show is not None}
        return frozenset(
            it.person for it in self.players if (at := missed.get(it.person)) and at > it.since
        )

    @property
    def here(self) -> tuple[int, ...]:
        """Who takes part at the moment, whether free or in a game."""
        return tuple(player.person for player in self.players if self._is_here(player))

    @cached_property
    def free(self) -> dict[int, datetime]:
        """Who can be paired, and since when each of them has been free."""
        ended = {it: game.ended_at for game in self.games if game.ended_at for it in game.people}
        return {
            player.person: max(player.since, ended.get(player.person) or player.since)
            for player in self.players
            if self._is_here(player) and player.person not in self.playing | self.busy
        }

    def player(self, person: int) -> ArenaPlayer:
        """Return someone who joined; raises Refusal for others."""
        for player in self.players:
            if player.person == person:
                return player
        raise Refusal("not-in-arena")

    @cached_property
    def games_of(self) -> Mapping[int, Sequence[ArenaGame]]:
        games = defaultdict[int, list[ArenaGame]](list)
        for game in self.games:
            games[game.x].append(game)
            games[game.o].append(game)
        return games

    def may_meet(self, one: int, two: int) -> bool:
        return (one, two) not in self.blocks and (two, one) not in self.blocks

    def _is_here(self, player: ArenaPlayer) -> bool:
        return player.person > 0 and not player.left and player.person not in self.paused


class Score(NamedTuple):
    """What someone has reached; people with the same points, wins and `beaten` share a rank."""

    rank: int  # from 1
    person: int
    wins: int
    draws: int
    losses: int
    beaten: int  # the points of the opponents they beat, once per win

    @property
    def points(self) -> int:
        return WIN * self.wins + DRAW * self.draws

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses


def scores(field: Field, until: datetime) -> tuple[Score, ...]:
    """Return the scores of all who joined, the best first; games that ended `until` then count.

    Equals come in the order in which they joined. While a person's data is being deleted, they may
    be there twice, also by their deleted id.
    """
    games = [it for it in field.games if it.has_result and it.ended_at and it.ended_at <= until]
    won = [(game.person(it), game.person(other(it))) for game in games if (it := game.winner)]
    wins, losses = Counter(one for one, _ in won), Counter(two for _, two in won)
    draws = Counter(person for game in games if game.winner is None for person in game.people)
    people = [it.person for it in field.players] + [it for game in games for it in game.people]
    points = {person: WIN * wins[person] + DRAW * draws[person] for person in people}
    beaten = Counter[int]()
    for winner, loser in won:
        beaten[winner] += points[loser]
    keys = {person: (-points[person], -wins[person], -beaten[person]) for person in points}
    ranking = sorted(keys.values())
    return tuple(
        Score(bisect_left(ranking, key) + 1, it, wins[it], draws[it], losses[it], beaten[it])
        for it, key in sorted(keys.items(), key=itemgetter(1))
    )
