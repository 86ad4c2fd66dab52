"""Counts a match that has ended: its results, and the standings that follow from them."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from bot.domain.match import Match
from bot.domain.match_effects import RatingWeight
from bot.domain.ratings import rules
from bot.domain.ratings.past_match import PastMatch, past_match_of
from bot.domain.ratings.standing import Category, Standing, Terms, played
from bot.store.database import Connection, Row
from bot.store.ratings import match_standings, results, standings
from bot.store.ratings.match_standings import MatchStandings
from bot.store.ratings.past_matches import earlier
from bot.store.ratings.results import Result, Results, StoredTerms, stored_terms
from bot.store.ratings.standings import StandingValues, standing_of
from bot.store.rows import milliseconds, moment

TermsOf = Callable[[int, Mapping[int, Standing]], Terms]
"""Returns a person's terms; it takes the person and the standings before the match."""


async def apply_result(
    db: Connection, match: Match, past: PastMatch, found: MatchStandings
) -> None:
    """Count a match for the standings that were `found` in each of its scopes."""
    # The stored time, to the millisecond, is what a recount has.
    stored = match._replace(changed_at=moment(milliseconds(match.changed_at)))
    weight = await _weigh(db, stored, past, found.ended)
    await _count(db, stored, found, _by_rules(stored, weight), {})


async def apply_again(db: Connection, match: Match, row: Row) -> None:
    """Count a match on its stored terms or, without any, by the rules; `row` is the match's own."""
    stored = await stored_terms(db, match.id)
    found = await match_standings.find(db, match, row)
    weight = await _weight_of(db, match, row, stored)
    await _count(db, match, found, _by_rules(match, weight), stored)


async def _weight_of(db: Connection, match: Match, row: Row, stored: StoredTerms) -> RatingWeight:
    """Return the weight of a match, as it is stored in any scope or, without any, by the rules."""
    for terms in chain.from_iterable(people.values() for people in stored.values()):
        return terms.weight.of_match
    return await _weigh(db, match, past_match_of(match), row["ended"])


async def _weigh(db: Connection, match: Match, past: PastMatch, ended: int) -> RatingWeight:
    return rules.weigh(past, await earlier(db, match, ended, past.image))


def _by_rules(match: Match, weight: RatingWeight) -> TermsOf:
    def terms_of(person: int, before: Mapping[int, Standing]) -> Terms:
        others = (before[other] for other in before if other != person)
        opponent = next(others, Standing())
        return rules.terms(match, match.mark_of(person), before[person], opponent, weight)

    return terms_of


async def _count(
    db: Connection, match: Match, found: MatchStandings, terms_of: TermsOf, stored: StoredTerms
) -> None:
    """Count a match in its scopes, on the stored terms or those that `terms_of` returns.

    A person who plays in a single server has equal rows in two scopes, calculated only once.
    """
    known: tuple[object, ...] = ()
    counted: dict[int, Results] = {}
    saved: list[StandingValues] = []
    for scope, rows in found.by_scope.items():
        category, terms = Category(scope, match.variant), stored.get(scope, {})
        meet = len(rows) > 1 and scope not in found.met
        if known != (rows, terms, meet):
            known = (rows, terms, meet)
            people = dict(_results(match, rows, terms, terms_of, meet=meet))
            columns = {p: standings.columns_of(p, result.after) for p, result in people.items()}
        counted[scope] = people
        if any(result.terms.weight.counts for result in people.values()):
            saved += [(*category, person, *columns[person]) for person in people]
    await results.store(db, match.id, counted)
    await standings.save(db, saved)
    await standings.count_pair(db, dict.fromkeys(scope for scope, *_ in saved), match)


def _results(
    match: Match,
    rows: Mapping[int, StandingValues | None],
    stored: Mapping[int, Terms],
    terms_of: TermsOf,
    *,
    meet: bool,
) -> Iterator[tuple[int, Result]]:
    """Yield each person with their result; `meet` says whether two meet for the first time."""
    before = {person: standing_of(row) if row else Standing() for person, row in rows.items()}
    for person, own in before.items():
        terms = stored.get(person) or terms_of(person, before)
        after = played(own, match, match.mark_of(person), terms)
        if meet and terms.weight.counts:
            after = after._replace(people_met=own.people_met + 1)
        yield person, Result(terms, own, after)
