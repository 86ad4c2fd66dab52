"""The names of the two players of a match."""

from bot.domain.match import Machine, Match, Person, Seat
from bot.locales import translate
from engines.games.game import Mark
from engines.levels import SPECS_OF_LEVELS, engine_name


def player_name(match: Match, mark: Mark) -> str:
    """Return the name of the player of `mark`: a mention without a ping, or the bot's setting."""
    return seat_name(match.language, match.seat(mark), match.variant)


def seat_name(language: str, seat: Seat, variant: str) -> str:
    """Return the name of the player of a seat, in a match of a game."""
    if isinstance(seat, Person):
        return person_name(language, seat.id)
    return (
        _machine_name(language, seat, variant)
        if isinstance(seat, Machine)
        else translate(language, "seat-open")
    )


def person_name(language: str, person: int) -> str:
    """Return a mention of a person, or a general word for one whose data was deleted.

    A mention pings only if the message allows it.
    """
    if person < 0:
        return translate(language, "person-gone")
    # Fluent would format a number with thousands separators.
    return translate(language, "seat-person", person=str(person))


def _machine_name(language: str, machine: Machine, variant: str) -> str:
    engine = translate(language, f"engine-{engine_name(machine.spec)}")
    if machine.level is None:
        return translate(language, "seat-machine-engine", engine=engine)
    level = translate(language, f"level-{machine.level}")
    if machine.spec == SPECS_OF_LEVELS[variant][machine.level]:
        return translate(language, "seat-machine-level", level=level)
    return translate(language, "seat-machine-both", engine=engine, level=level)
