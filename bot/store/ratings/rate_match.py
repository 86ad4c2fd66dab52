"""Counts a match that has ended: its results, and the standings that follow from them."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from bot.domain.match import Match
from bot.domain.rating_change import RatingWeight
from bot.domain.ratings.past_match import past_match_of
from bot.domain.ratings.rules import TODAY, Rules
from bot.domain.ratings.standing import EVERYWHERE, Category, Standing, played
from bot.domain.ratings.terms import Terms
from bot.store.database import Connection, Row
from bot.store.ratings import match_standings, results, standings
from bot.store.ratings.match_standings import Found
from bot.store.ratings.past_matches import earlier
from bot.store.ratings.results import Result, Results, StoredTerms, stored_terms
from bot.store.ratings.standings import Columns, standing_of
from bot.store.rows import moment

TermsOf = Callable[[int, Mapping[int, Standing]], Terms]
"""Returns a person's terms; it takes the person and the standings before the match."""

# For matches from before there were standings; newer matches get their number when they end.
_END = """
UPDATE matches SET
    ended = (SELECT coalesce(max(ended), 0) + 1 FROM matches),
    everywhere = CASE WHEN guild_id IS NULL THEN 0 ELSE coalesce(
        (SELECT servers.everywhere FROM servers WHERE servers.guild_id = matches.guild_id), 1
    ) END
WHERE id = ? AND status = 'over' AND ended IS NULL RETURNING ended, everywhere, changed_at
"""


async def apply_missed_result(db: Connection, match: Match) -> None:
    """Count a finished match that was never counted; any other match changes nothing."""
    row = await db.one(_END, (match.id,))
    if row is not None:
        await apply_result(db, match, row)


async def apply_result(db: Connection, match: Match, row: Row, rules: Rules = TODAY) -> Match:
    """Count a match for the standings of each of its scopes.

    `row` holds its number among all finished matches (`ended`), whether it counts everywhere, and
    when it changed. Returns it with its weight, and what it did to the ratings in its own server.
    """
    # The stored time, to the millisecond, is what a recount has.
    stored = match._replace(changed_at=moment(row["changed_at"]))
    weight = rules.weigh(past_match_of(stored), await earlier(db, stored, row["ended"]))
    found = await match_standings.find(db, stored, row)
    counted = await _count(db, stored, found.by_scope, _by_rules(rules, stored, weight), {})
    own = next((counted[scope] for scope in counted if scope != EVERYWHERE), {})
    return match._replace(weight=weight, rating_changes=results.changes(own, found.named))


async def apply_again(db: Connection, match: Match, row: Row, rules: Rules) -> None:
    """Count a match on the terms that are stored with its results.

    What has none is weighed by `rules`. The other parameters are those of `apply_result`.
    """
    stored = await stored_terms(db, match.id)
    found = await match_standings.find(db, match, row)
    weight = await _weight_of(db, match, row, rules, stored)
    await _count(db, match, found.by_scope, _by_rules(rules, match, weight), stored)


async def apply_to_season(db: Connection, match: Match, row: Row, rules: Rules, scope: int) -> None:
    """Count a match, as `apply_again` does, for the standings of a season that lacks it."""
    stored = await stored_terms(db, match.id)
    weight = await _weight_of(db, match, row, rules, stored)
    await results.delete(db, match.id, scope)
    found = await match_standings.find_in(db, match, scope)
    await _count(db, match, found, _by_rules(rules, match, weight), stored)


async def _weight_of(
    db: Connection, match: Match, row: Row, rules: Rules, stored: StoredTerms
) -> RatingWeight:
    """Return the weight of a match: if stored, as in any scope."""
    for terms in chain.from_iterable(people.values() for people in stored.values()):
        return terms.weight.of_match
    return rules.weigh(past_match_of(match), await earlier(db, match, row["ended"]))


def _by_rules(rules: Rules, match: Match, weight: RatingWeight) -> TermsOf:
    def terms_of(person: int, before: Mapping[int, Standing]) -> Terms:
        others = (before[other] for other in before if other != person)
        opponent = next(others, Standing())
        return rules.terms(match, match.mark_of(person), before[person], opponent, weight)

    return terms_of


async def _count(
    db: Connection, match: Match, found: Found, terms_of: TermsOf, stored: StoredTerms
) -> dict[int, Results]:
    """Count a match in some scopes, on the stored terms or those that `terms_of` returns.

    `found` holds the standings before it. Returns each person's result by scope. A person who plays
    in a single server has equal rows in two scopes, calculated only once.
    """
    known: tuple[object, ...] = ()
    counted: dict[int, Results] = {}
    saved: list[Columns] = []
    changes: list[standings.BucketChange] = []
    for scope, rows in found.items():
        category, terms = Category(scope, match.variant), stored.get(scope, {})
        if known != (rows, terms):
            known, people = (rows, terms), dict(_results(match, rows, terms, terms_of))
            columns = {p: standings.columns_of(p, result.after) for p, result in people.items()}
        counted[scope] = people
        if any(result.terms.weight.counts for result in people.values()):
            key = category._asdict()
            saved += [columns[person] | key | {"person_id": person} for person in people]
            changes += [standings.bucket_change(category, rows[p], columns[p]) for p in people]
    saved = await _with_people_met(db, match, saved)
    await results.store(db, match.id, counted)
    await standings.save(db, saved)
    await standings.change_buckets(db, changes)
    return counted


async def _with_people_met(db: Connection, match: Match, rows: list[Columns]) -> list[Columns]:
    """Count a match in the record of its two people; return their rows of standings after it."""
    scopes = list(dict.fromkeys(row["scope"] for row in rows))
    if not scopes or len(match.people) == 1:
        return rows
    met = await standings.count_pair(db, scopes, match)
    return [row | {"people_met": row["people_met"] + (row["scope"] in met)} for row in rows]


def _results(
    match: Match,
    rows: Mapping[int, Columns | None],
    stored: Mapping[int, Terms],
    terms_of: TermsOf,
) -> Iterator[tuple[int, Result]]:
    before = {person: standing_of(row) if row else Standing() for person, row in rows.items()}
    for person, own in before.items():
        terms = stored.get(person) or terms_of(person, before)
        yield person, Result(terms, own, played(own, match, match.mark_of(person), terms))
