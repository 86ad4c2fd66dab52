"""What the fullest person has played: every game in every place, against everybody."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import cycle
from typing import NamedTuple

from bot.domain.limits import Pace
from bot.domain.match import Ending, Machine, Match, Person, Seat
from engines.games.classic import CLASSIC
from engines.games.vanish import VANISH
from engines.games.variants import GAMES
from engines.levels import SPECS_OF_LEVELS, Level, engines_of, spec_for
from tests.chat.ids import new_id
from tests.chat.people import Channel
from tests.conftest import a_match
from tests.hostile.extreme_people import FULLEST, OPPONENTS, PLACES, SERVER, place_in
from tests.hostile.loopback import BEGINNING
from tests.hostile.whole_games import begun_game, circling_game, whole_games

CIRCLES = 1_000
"""The moves of the longest game."""
_JUST_NOW = timedelta(minutes=1)


class Played(NamedTuple):
    """A match that is over: where, how it went, the opponent, and whether as X."""

    channel: Channel
    game: Match
    opponent: Seat
    as_x: bool


def history() -> Iterator[Played]:
    """Yield a match against every opponent: each person, and each setting of the bot."""
    for channel in PLACES.values():
        for variant in GAMES:
            games = cycle(whole_games(variant))
            for number, machine in enumerate(_machines(variant)):
                yield Played(channel, next(games), machine, bool(number % 2))
    variants = cycle(GAMES)
    for number, person in enumerate(OPPONENTS):
        for variant in sorted({CLASSIC.name, next(variants)}):
            game = whole_games(variant)[number % 2]
            yield Played(SERVER, game, Person(person.id), bool(number % 3))


def _machines(variant: str) -> Iterator[Machine]:
    game = GAMES[variant]
    yield from (Machine(spec, level) for level, spec in SPECS_OF_LEVELS[variant].items())
    yield from (Machine(spec_for(None, engine, game)) for engine in engines_of(game))
    yield Machine("matched:500")


def _quick_machine(variant: str) -> Machine:
    """Return a level that thinks briefly; that of classic has numbers to show."""
    level: Level = "unbeatable" if variant == CLASSIC.name else "easy"
    return Machine(SPECS_OF_LEVELS[variant][level], level)


def boards_at(channel: Channel) -> Iterator[Played]:
    """Yield the matches whose boards can be pressed: of each game against the bot and a person."""
    for variant in GAMES:
        game = whole_games(variant)[0]
        yield Played(channel, game, _quick_machine(variant), as_x=True)
        if channel.guild_id is not None:
            yield Played(channel, game, Person(OPPONENTS[-1].id), as_x=False)
    given_up = whole_games(VANISH.name)[0]._replace(ending=Ending.RESIGNED, winner="O")
    circling = given_up._replace(moves=circling_game(CIRCLES))
    yield Played(channel, circling, Machine("minimax:1", "easy"), as_x=True)


def live_matches() -> Iterator[Match]:
    for channel in PLACES.values():
        for variant in GAMES:
            yield _match(channel, variant, _quick_machine(variant), moves=begun_game(variant, 2))
            if channel.guild_id is not None:
                person, moves = Person(OPPONENTS[-1].id), begun_game(variant, 4)
                yield _match(channel, variant, person, moves=moves, pace=Pace.SLOW)


def _match(channel: Channel, variant: str, opponent: Seat, **changes: object) -> Match:
    own = Channel(int(new_id()), channel.guild_id, channel.invited)
    return seated(opponent, as_x=True, variant=variant, place=place_in(own), **changes)


def seated(opponent: Seat, *, as_x: bool, **changes: object) -> Match:
    own = Person(FULLEST.id)
    x, o = (own, opponent) if as_x else (opponent, own)
    times = dict.fromkeys(("started_at", "changed_at", "turn_since"), BEGINNING - _JUST_NOW)
    return a_match(**({"id": 0, "x": x, "o": o, "message_id": int(new_id())} | times | changes))
