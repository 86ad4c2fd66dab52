"""An earlier match, as far as it decides how much a later one counts."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import NamedTuple

from bot.domain.match import Machine, Match, Person, Seat
from engines.games.game import Mark
from engines.games.notation import least_image

REMEMBERED = 50  # latest matches of a person against the bot that are checked for a repeat
DAY = timedelta(days=1)

_MILLISECOND = timedelta(milliseconds=1)


class PastMatch(NamedTuple):
    """The fields of a finished match that the rules need; cheap to create."""

    moves: str  # separated by spaces
    changed_at: int  # in milliseconds since 1970
    ending: str | None
    winner: Mark | None
    x_person: int | None
    x_engine: str | None
    o_person: int | None
    o_engine: str | None
    variant: str
    rated: bool = True
    start_ply: int = 0  # nobody chose the moves before it
    hinted: bool = False  # whether a person took a hint
    ended: int = 0  # its number among all finished matches, 0 if unknown
    image: str | None = None  # what `image_of` returns

    @property
    def machine(self) -> Mark | None:
        return "X" if self.x_engine is not None else "O" if self.o_engine is not None else None

    @property
    def sides(self) -> set[int | str | None]:
        return {self.x_person, self.x_engine, self.o_person, self.o_engine}

    @property
    def made(self) -> int:
        return len(self.moves.split()) - self.start_ply


def past_match_of(match: Match) -> PastMatch:
    time = round(match.changed_at.timestamp() * 1000)
    own = (match.variant, match.rated, match.start_ply, bool(match.hints))
    sides = (*_player(match.x), *_player(match.o))
    return PastMatch(
        match.move_text, time, match.ending, match.winner, *sides, *own, image=image_of(match)
    )


def _player(seat: Seat) -> tuple[int | None, str | None]:
    if isinstance(seat, Person):
        return seat.id, None
    return None, seat.spec if isinstance(seat, Machine) else None


def image_of(match: Match) -> str | None:
    """Return what a match against the bot has in common with all that repeat it, otherwise None."""
    return least_image(match.moves, match.game) if match.machine else None


def is_repeated(past: PastMatch, earlier: Sequence[PastMatch]) -> bool:
    """Return whether a match against the bot repeats one of the latest, turned or mirrored too."""
    if past.machine is None:
        return False
    latest = earlier[:REMEMBERED]
    return any(one.machine == past.machine and one.image == past.image for one in latest)


def count_within_a_day(past: PastMatch, earlier: Iterable[PastMatch]) -> int:
    since = past.changed_at - DAY // _MILLISECOND
    sides = past.sides
    return sum(one.changed_at > since and one.sides == sides for one in earlier)
