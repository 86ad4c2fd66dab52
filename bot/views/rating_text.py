"""Ratings, and what a finished match did to them, in words."""

from bot.domain.match import Match
from bot.domain.match_effects import MatchEffects, RatingChange, WeightReason
from bot.domain.ratings.leaderboard import Entry
from bot.domain.ratings.rules import is_held_back
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.names import person_name

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def rating(points: float) -> str:
    """Return a rating in whole points, like a year: Fluent would write it as a count, `1,500`."""
    return f"{points:.0f}"


def standing_row(row: Entry, who: str) -> str:
    """Return the line of someone on a leaderboard or a podium, below the line `results-legend`."""
    total, settled = row.standing.total, row.standing.is_settled
    place = "▫️" if row.rank is None else _MEDALS.get(row.rank, f"`{row.rank}.`")
    points = f" **{rating(row.standing.rating.points)}**" if settled else ""
    return f"{place}{points} {who} ·\u00a0{total.wins}/{total.draws}/{total.losses}"


def rating_change(points: int) -> str:
    return f"+{points}" if points > 0 else f"\u2212{-points}" if points else "±0"


def rating_line(match: Match, effects: MatchEffects) -> str:
    """Return what everybody may see of ratings, or of an adaptive engine's skill, if anything."""
    if match.skill is not None:
        skills = match.skill, effects.next_skill
        known = dict.fromkeys(skill for skill in skills if skill is not None)
        return translate(match.language, "board-matched", skill=" → ".join(map(str, known)))
    changes = [it for it in effects.rating_changes if it.weight.counts]
    if not changes or not effects.shows_ratings:
        return ""
    if match.machine is not None:
        if changes[0].weight.reason is WeightReason.REPEATED:
            return f"-# {translate(match.language, 'uncounted-repeated')}"
        return f"-# {_numbers(changes[0], match.language)}"
    return "-# " + "  ·  ".join(_of_person(match, change) for change in changes)


def rating_sentences(match: Match, change: RatingChange | None, language: str) -> str:
    """Return what a match did to a person's rating, and why it counted less or not at all."""
    if change is None:
        return translate(language, "rating-kept")
    why = _why(match, change, language)
    moved = _numbers(change, language) if change.weight.counts else ""
    return "\n".join(filter(None, (moved, why)))


def _of_person(match: Match, change: RatingChange) -> str:
    player = person_name(match.language, change.person)
    numbers = _numbers(change, match.language)
    return translate(match.language, "name-and-value", name=player, value=numbers)


def _numbers(change: RatingChange, language: str) -> str:
    if change.to_go:
        return unranked(change.to_go, language)
    if change.before == change.after:
        return translate(language, "rating-kept")
    points = {"before": rating(change.before), "after": rating(change.after)}
    return translate(language, "rating-changed", **points)


def unranked(games: int, language: str) -> str:
    """Return what stands in place of an unsettled rating: about how many games it takes."""
    return translate(language, "rating-unranked", games=games)


def _why(match: Match, change: RatingChange, language: str) -> str:
    reason = change.weight.reason
    if is_held_back(match, change):
        return translate(language, "uncounted-capped")
    if reason is None or reason is WeightReason.NEWCOMER:
        return ""
    return translate(language, f"uncounted-{reason}")


def rules_button(language: str, variant: str) -> ui.Component:
    game = NUMBERED_GAMES.index(variant)
    return ui.button(language, "stats-help", ui.SECONDARY, ids.GAME_RATING_RULES, game)
