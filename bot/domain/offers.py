"""Offers between players: to agree on a draw, or to take a move back."""

from datetime import datetime

from bot.domain.match import Ending, Machine, Match, Offer, OfferKind, Person
from bot.domain.transitions import changed, ended, seated_at
from bot.errors import Refusal
from engines.games.game import Mark, other

DRAW_AFTER_PLIES = 4  # from so many on a draw can be offered; before, the match would not count


def draw_offered(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match after a person offers a draw, which is agreed if both do; raises Refusal."""
    mark = seated_at(match, person, revision)
    _refuse_in_arena(match)
    if match.machine is not None:
        raise Refusal("not-against-bot")
    if len(match.moves) < DRAW_AFTER_PLIES:
        raise Refusal("draw-too-early")
    if match.offer == Offer(OfferKind.DRAW, other(mark)):
        return _carry_out(match, match.offer, now)
    return _with_offer(match, Offer(OfferKind.DRAW, mark), now)


def take_back_asked(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match after a person asks for a move back (engines grant it); raises Refusal."""
    mark = seated_at(match, person, revision)
    _refuse_in_arena(match)
    _last_ply(match, mark)
    offer = Offer(OfferKind.TAKE_BACK, mark)
    if isinstance(match.seat(other(mark)), Machine):
        return _carry_out(match, offer, now)
    return _with_offer(match, offer, now)


def offer_accepted(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match after a person accepts the offer; raises Refusal."""
    return _carry_out(match, _to_answer(match, person, revision), now)


def offer_declined(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match without the offer, which a person declines; raises Refusal."""
    _to_answer(match, person, revision)
    return changed(match, now, offer=None)


def offer_withdrawn(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match without the offer, which a person takes back; raises Refusal."""
    mark = seated_at(match, person, revision)
    if _standing(match).by != mark:
        raise Refusal("not-your-offer", person=_other_person(match, mark))
    return changed(match, now, offer=None)


def _to_answer(match: Match, person: int, revision: int) -> Offer:
    """Return the offer that a person has to answer; raises Refusal."""
    mark = seated_at(match, person, revision)
    offer = _standing(match)
    if offer.by == mark:
        raise Refusal("own-offer", person=_other_person(match, mark))
    return offer


def _refuse_in_arena(match: Match) -> None:
    if match.arena_id is not None:
        raise Refusal("not-in-arena-game")


def _standing(match: Match) -> Offer:
    if match.offer is None:
        raise Refusal("no-offer")
    return match.offer


def _other_person(match: Match, mark: Mark) -> int:
    seat = match.seat(other(mark))
    return seat.id if isinstance(seat, Person) else 0


def _with_offer(match: Match, offer: Offer, now: datetime) -> Match:
    if match.offer is not None:
        raise Refusal("offer-stands")
    return changed(match, now, offer=offer)


def _carry_out(match: Match, offer: Offer, now: datetime) -> Match:
    if offer.what is OfferKind.DRAW:
        return ended(match, Ending.AGREED, None, now)
    taken_back = "".join(sorted({*match.taken_back, offer.by}))
    moves = match.moves[: _last_ply(match, offer.by)]
    return changed(match, now, moves=moves, taken_back=taken_back, offer=None, turn_since=now)


def _last_ply(match: Match, mark: Mark) -> int:
    last = match.last_ply(mark)
    if last is None:
        raise Refusal("nothing-to-take-back")
    return last
