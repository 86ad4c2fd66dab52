"""What a finished match did to a person's rating: "More", and why a match could not raise it."""

from bot.domain.match import Match
from bot.domain.match_effects import MatchEffects, RatingChange, WeightReason, change_of
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ON_DIRECT, ON_SERVER, of_game
from bot.views.notices import notice, practice_button, start_your_own
from bot.views.rating_text import rating_sentences, rules_button
from engines.games.game import other


@on_press(ids.MORE)
async def press_more(request: Request, match: Match) -> None:
    changes = (await request.context.matches.table.effects(match)).rating_changes
    change = change_of(changes, request.person)
    await request.show(_more(match, change, request.person, request.language))


def _more(match: Match, change: RatingChange | None, person: int, language: str) -> ui.Message:
    """Return what a match did to a person's rating, with ways on; others learn it is not theirs."""
    if person not in match.people:
        text = translate(language, "refusal-not-your-match")
        return start_your_own(text, language, _why(match, language))
    lost = match.winner == other(match.mark_of(person))
    board = ON_DIRECT if match.place.guild_id is None else ON_SERVER
    which = of_game(board, match.variant)
    return notice(
        rating_sentences(match, change, language),
        ui.button(language, "my-stats", ui.SECONDARY, ids.PLAYER_CARD, which, person),
        rules_button(language, match.variant),
        _why(match, language),
        practice_button(match.variant, 0, language) if lost else "",
    )


def _why(match: Match, language: str) -> ui.Component:
    if match.last_ply(match.machine) is None:
        return ""
    return ui.button(language, "why", ui.SECONDARY, ids.EXPLAIN_MOVE, match.id)


async def explain_uncounted(request: Request, match: Match, effects: MatchEffects) -> None:
    """Tell the person why a match could not raise their rating, if the board does not say so."""
    change = change_of(effects.rating_changes, request.person)
    if effects.shows_ratings or change is None or not change.weight.counts:
        return
    weight = change.weight.of_match
    took_back = match.mark_of(request.person) in match.taken_back
    if took_back or not weight.share:
        reason = weight.reason or WeightReason.TAKEN_BACK
        await request.show(translate(request.language, f"uncounted-{reason}"))
