"""The text of a board: who is to move or how the match ended, then the small lines below that."""

from collections.abc import Mapping
from math import inf

from discord.utils import TimestampStyle, format_dt

from bot import NAME
from bot.domain.arena.field import no_show
from bot.domain.limits import Pace
from bot.domain.match import Ending, Machine, Match, Offer, OfferKind, Person, Seat, Series, Status
from bot.domain.match_effects import MatchEffects
from bot.domain.ratings.rules import counts_if_ended, is_beatable
from bot.locales import Noun, translate
from bot.views.looks import LOOKS
from bot.views.names import game_and_rule, player_name, players_line, small_name
from bot.views.rating_text import rating_line
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.games.position import PlayedPosition

_TIME_STYLES: dict[Pace, TimestampStyle] = {Pace.QUICK: "T", Pace.CASUAL: "t", Pace.SLOW: "f"}
"""How Discord's markup shows a deadline: with seconds, as a time of day, or with the date."""
_DRAWN_LIKE = {"misere": "classic", "vanish": "classic", "drop": "squares"}
"""Games whose draws are told by the sentence of another game."""
_BOTH_MOVED = 2
_UNCOUNTED = (Ending.ABANDONED, Ending.UNREACHABLE)


def live_text(match: Match, last: str) -> tuple[str, ...]:
    """Return the lines of a live match, as many after each move, or the cells would move."""
    return (
        status_line(match, last),
        _game(match),
        _about_turn(match, "board-to-move") if match.offer else "",
        deadline_line(match),
        _another_try(match),
        _players(match),
        series(match),
    )


def ended_text(match: Match, effects: MatchEffects) -> tuple[str, ...]:
    return (
        _ending(match),
        _game(match),
        _uncounted(match),
        unrated(match),
        rating_line(match, effects),
        _arena(match, effects),
        _players(match),
        series(match),
    )


def _players(match: Match) -> str:
    return f"-# {players_line(player_name(match, 'X'), player_name(match, 'O'))}"


def series(match: Match) -> str:
    """Return the score of a series, if any, in one order of players, since rematches swap marks."""
    if match.series == Series():
        return ""
    first: Mark = "X" if _person_of(match.x) <= _person_of(match.o) else "O"
    wins = {"X": match.score.x, "O": match.score.o}
    sides = {"one": _short_name(match, first), "other": _short_name(match, other(first))}
    scores = {"wins": wins[first], "losses": wins[other(first)], "draws": match.score.draws}
    return translate(match.language, "board-series", **sides, **scores)


def _person_of(seat: Seat) -> float:
    """Return what sorts the seats of a match: people by their ids, then the bot."""
    return seat.id if isinstance(seat, Person) else inf


def _short_name(match: Match, mark: Mark) -> str:
    """Return the name of the player of `mark`; the bot's is without its level."""
    if isinstance(match.seat(mark), Machine):
        return NAME
    return player_name(match, mark)


def _game(match: Match) -> str:
    """Return the name of a game that is not classic, with its rule, later with what pieces mean."""
    both_moved = len(match.moves) >= _BOTH_MOVED
    if match.game is CLASSIC or not both_moved:
        return rule_line(match)
    legend = LOOKS[match.variant].legend
    if not legend or match.status is not Status.LIVE:
        return small_name(match.language, match.variant)
    game, meaning = Noun(f"game-{match.variant}"), translate(match.language, legend)
    return f"-# {translate(match.language, 'game-and-rule', game=game, rule=meaning)}"


def rule_line(match: Match) -> str:
    """Return the name and the rule of a game in one small line, or nothing for classic."""
    if match.game is CLASSIC:
        return ""
    return game_and_rule(match.language, match.variant, len(match.moves))


def status_line(match: Match, last: str) -> str:
    """Return who is to move in a live match, with the last move, or the offer that stands."""
    if match.offer is not None:
        return _offer(match, match.offer)
    return " · ".join(filter(None, (_turn(match), last)))


def status_in_words(match: Match) -> str:
    if match.status is not Status.LIVE:
        return _ending(match)
    return _offer(match, match.offer) if match.offer else _turn(match)


def _turn(match: Match) -> str:
    return _about_turn(match, "board-thinking" if match.waits_for_engine else "board-turn")


def last_move(match: Match) -> str:
    """Return the last move that a player made, as short as on the buttons, or nothing."""
    has_moved = len(match.moves) > match.start_ply
    return LOOKS[match.variant].last_move(match.board) if has_moved else ""


def _about_turn(match: Match, key: str) -> str:
    turn = match.turn
    return translate(match.language, key, player=player_name(match, turn), mark=turn)


def deadline_line(match: Match) -> str:
    """Return by when to move in a match between people, in one small line."""
    if match.pace is None or match.deadline is None:
        return ""
    key = "board-deadline" if match.place.can_edit else "board-deadline-unwatched"
    time = format_dt(match.deadline, _TIME_STYLES[match.pace])
    return translate(match.language, key, time=time, left=format_dt(match.deadline, "R"))


def _offer(match: Match, offer: Offer) -> str:
    key = "board-offer-draw" if offer.what is OfferKind.DRAW else "board-offer-take-back"
    people = {"player": player_name(match, offer.by), "asked": player_name(match, other(offer.by))}
    return translate(match.language, key, **people)


def _ending(match: Match) -> str:
    if match.winner is not None:
        loser = player_name(match, other(match.winner))
        sides = {"winner": player_name(match, match.winner), "loser": loser}
        key, counts = _victory(match)
        return translate(match.language, key, **sides, **counts)
    if match.ending is Ending.FULL_BOARD:
        beatable = match.engine is None or is_beatable(match.engine.spec, match.variant)
        key = drawn_key(match.board) if beatable else "board-drew-unbeatable"
        return translate(match.language, key)
    return translate(match.language, f"board-ended-{match.ending}")


def _victory(match: Match) -> tuple[str, Mapping[str, int]]:
    if match.ending not in (Ending.LINE, Ending.MORE_BOARDS):
        return f"board-won-{match.ending}", {}
    key = "board-won-line" if won_by_person(match) else "board-lost"
    kind, counts = LOOKS[match.variant].victory(match.board)
    return f"{key}{kind}", counts


def drawn_key(board: PlayedPosition) -> str:
    """Return the key of the sentence about a drawn game."""
    if board.is_repeated:
        return "board-ended-repetition"
    return f"drawn-{_DRAWN_LIKE.get(board.game.name, board.game.name)}"


def missing(match: Match, effects: MatchEffects) -> Mark | None:
    """Return who missed a match of an arena and has not come back since, or None."""
    return None if effects.come_back else no_show(match.ending, match.winner, len(match.moves))


def _arena(match: Match, effects: MatchEffects) -> str:
    if effects.arena_points is None:
        return ""
    x, o = effects.arena_points
    players = {"x": player_name(match, "X"), "o": player_name(match, "O")}
    lines = [translate(match.language, "arena-points", **players, xpoints=x, opoints=o)]
    if (mark := missing(match, effects)) is not None:
        player = player_name(match, mark)
        lines.append(translate(match.language, "arena-missed", player=player))
    return "\n".join(lines)


def _uncounted(match: Match) -> str:
    """Return that the match is too short to count, if its ending does not say so."""
    if match.ending in _UNCOUNTED or counts_if_ended(match) or not match.rated:
        return ""
    if match.arena_id is not None and match.ending is not Ending.RESIGNED:
        return translate(match.language, "arena-too-short")
    return f"-# {translate(match.language, 'uncounted-short')}"


def unrated(match: Match) -> str:
    """Return why the match is unrated in one small line: hints, or where it began."""
    if match.hints:
        return translate(match.language, "board-hints", hints=len(match.hints))
    return _another_try(match)


def _another_try(match: Match) -> str:
    if not match.start_ply:
        return ""
    return translate(match.language, "board-another-try", number=match.start_ply + 1)


def won_by_person(match: Match) -> bool:
    return match.winner is not None and isinstance(match.seat(match.winner), Person)
