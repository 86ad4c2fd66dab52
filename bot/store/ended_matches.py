"""Counts a match that has ended: its results, and the standings that follow from them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from bot.domain.match import Match
from bot.domain.rating_weight import RatingWeight
from bot.domain.ratings.anti_farming import past_match_of
from bot.domain.ratings.rules import TODAY, Rules
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Category, Standing, played
from bot.domain.ratings.terms import Terms
from bot.store import results, standings
from bot.store.database import Connection, Row
from bot.store.past_matches import earlier
from bot.store.results import Result, StoredTerms, stored_terms
from bot.store.rows import moment, standing_of

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
_SEASON = """
SELECT scope, counted FROM seasons WHERE guild_id = ? AND undone = 0 AND after < ?
ORDER BY number DESC LIMIT 1
"""


async def apply_missed_result(connection: Connection, match: Match) -> RatingWeight | None:
    """Count a finished match that was never counted, and return its rating weight.

    Any other match changes nothing, and the result is None.
    """
    row = await connection.one(_END, (match.id,))
    return None if row is None else await apply_result(connection, match, row)


async def apply_result(
    connection: Connection, match: Match, row: Row, rules: Rules = TODAY
) -> RatingWeight:
    """Count a match for the standings of each of its scopes, and return its rating weight.

    `row` holds its number among all finished matches (`ended`), whether it counts everywhere, and
    when it changed.
    """
    # The stored time, to the millisecond, is what a recount has.
    match = match._replace(changed_at=moment(row["changed_at"]))
    weight = rules.weigh(past_match_of(match), await earlier(connection, match, row["ended"]))
    scopes = await _scopes(connection, match, row)
    await _count(connection, match, scopes, _by_rules(rules, match, weight), {})
    return weight


async def apply_again(connection: Connection, match: Match, row: Row, rules: Rules) -> None:
    """Count a match on the terms that are stored with its results.

    What has none is weighed by `rules`. The other parameters are those of `apply_result`.
    """
    stored, scopes = await stored_terms(connection, match.id), await _scopes(connection, match, row)
    weight = await _weight_of(connection, match, row, rules, stored)
    await _count(connection, match, scopes, _by_rules(rules, match, weight), stored)


async def apply_to_season(
    connection: Connection, match: Match, row: Row, rules: Rules, scope: int
) -> None:
    """Count a match, as `apply_again` does, for the standings of a season that lacks it."""
    stored = await stored_terms(connection, match.id)
    weight = await _weight_of(connection, match, row, rules, stored)
    await results.delete(connection, match.id, scope)
    await _count(connection, match, (scope,), _by_rules(rules, match, weight), stored)


async def _weight_of(
    connection: Connection, match: Match, row: Row, rules: Rules, stored: StoredTerms
) -> RatingWeight:
    """Return the weight of a match: if stored, as in any scope."""
    for terms in chain.from_iterable(people.values() for people in stored.values()):
        return terms.weight.of_match
    return rules.weigh(past_match_of(match), await earlier(connection, match, row["ended"]))


def _by_rules(rules: Rules, match: Match, weight: RatingWeight) -> TermsOf:
    def terms_of(person: int, before: Mapping[int, Standing]) -> Terms:
        others = (before[other] for other in before if other != person)
        opponent = next(others, Standing())
        return rules.terms(match, match.mark_of(person), before[person], opponent, weight)

    return terms_of


async def _count(
    connection: Connection,
    match: Match,
    scopes: Iterable[int],
    terms_of: TermsOf,
    stored: StoredTerms,
) -> None:
    """Count a match in some scopes, on the stored terms or else on those that `terms_of` returns.

    A person who plays in a single server has equal rows in two scopes, calculated only once.
    """
    known: tuple[object, ...] = ()
    found_rows: list[tuple[object, ...]] = []
    saved: list[standings.Columns] = []
    moves: list[standings.Move] = []
    for scope in scopes:
        category = Category(scope, match.variant)
        rows = {p: await standings.find_row(connection, category, p) for p in match.people}
        terms = stored.get(scope, {})
        if known != (rows, terms):
            known, found = (rows, terms), dict(_results(match, rows, terms, terms_of))
            columns = {p: standings.columns_of(p, result.after) for p, result in found.items()}
        found_rows += results.rows_of(match.id, scope, found)
        if any(result.terms.weight.counts for result in found.values()):
            saved += [standings.row_of(category, person, columns[person]) for person in found]
            moves += [standings.moved(category, rows[p], columns[p]) for p in found]
    await results.store(connection, found_rows)
    await _save(connection, match, saved, moves)


async def _save(
    connection: Connection,
    match: Match,
    rows: list[standings.Columns],
    moves: list[standings.Move],
) -> None:
    """Store the standings that a match has changed, and what follows from them."""
    await standings.save(connection, rows)
    if len(match.people) > 1:
        for category in dict.fromkeys(move.category for move in moves):
            await standings.count_pair(connection, category, match)
    await standings.move_all(connection, moves)


def _results(
    match: Match,
    rows: Mapping[int, Row | None],
    stored: Mapping[int, Terms],
    terms_of: TermsOf,
) -> Iterator[tuple[int, Result]]:
    """Yield each person of a match with their result in one scope."""
    before = {person: standing_of(row) if row else Standing() for person, row in rows.items()}
    for person, own in before.items():
        terms = stored.get(person) or terms_of(person, before)
        yield person, Result(terms, own, played(own, match, match.mark_of(person), terms))


async def _scopes(connection: Connection, match: Match, row: Row) -> list[int]:
    guild = match.place.guild_id
    if guild is None:
        return [DIRECT]
    everywhere = [EVERYWHERE] if row["everywhere"] else []
    season = await connection.one(_SEASON, (guild, row["ended"]))
    # In an incomplete season the match waits until those before it are counted.
    if season is None or season["counted"] is None:
        return [guild if season is None else season["scope"], *everywhere]
    return everywhere
