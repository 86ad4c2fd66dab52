"""The status of a match as text."""

from datetime import datetime

from bot.domain.match import Match, OfferKind, Person, Status
from bot.domain.time_limits import TimeControl
from bot.locales import translate
from bot.views.player_names import player_name
from engines.games.game import Mark, other

_TIME_STYLES = {TimeControl.QUICK: "T", TimeControl.CASUAL: "t", TimeControl.SLOW: "f"}
"""How Discord's markup shows a deadline: with seconds, as a time of day, or with the date."""


def status_text(match: Match) -> str:
    """Return who is to move and until when, or how the match ended."""
    if match.status is not Status.LIVE:
        return _ending(match)
    return "\n".join(filter(None, (_turn(match), _offer(match))))


def series(match: Match) -> str:
    """Return the score of a series of rematches, or an empty text for its first match."""
    if match.rematch_of is None:
        return ""
    score = match.score
    return translate(match.language, "board-series", x=score.x, o=score.o, draws=score.draws)


def relative(moment: datetime) -> str:
    """Return a time in Discord's markup, which each reader sees as a relative time."""
    return f"<t:{int(moment.timestamp())}:R>"


def _turn(match: Match) -> str:
    turn = match.board.turn
    args = {"player": player_name(match, turn), "mark": turn}
    if match.time_control is None or match.deadline is None:
        return translate(match.language, "board-turn", **args)
    key = "board-turn-timed" if match.place.can_edit else "board-turn-unwatched"
    time = f"<t:{int(match.deadline.timestamp())}:{_TIME_STYLES[match.time_control]}>"
    return translate(match.language, key, time=time, left=relative(match.deadline), **args)


def _offer(match: Match) -> str:
    if match.offer is None:
        return ""
    key = "board-offer-draw" if match.offer.what is OfferKind.DRAW else "board-offer-take-back"
    return translate(match.language, key, player=player_name(match, match.offer.by))


def _ending(match: Match) -> str:
    if match.winner is None:
        return translate(match.language, f"board-ended-{match.ending}")
    return translate(match.language, f"board-won-{match.ending}", **_sides(match, match.winner))


def _sides(match: Match, winner: Mark) -> dict[str, str]:
    return {"winner": player_name(match, winner), "loser": player_name(match, other(winner))}


def won_by_person(match: Match) -> bool:
    """Return whether a person won."""
    return match.winner is not None and isinstance(match.seat(match.winner), Person)
