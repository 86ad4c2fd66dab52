"""A person's live games in all channels: those that wait for them, and the others."""

from collections.abc import Sequence

from discord.utils import format_dt

from bot.domain.match import Match, Person
from bot.locales import Argument, Noun, translate
from bot.views import ui
from bot.views.names import seat_name
from bot.views.notices import link
from engines.games.game import other

_LISTED, _IN_A_ROW = 10, 4


def live_games(matches: Sequence[Match], person: int, language: str) -> list[ui.Component]:
    """Return the live matches of a person as a text and links, or nothing if there are none.

    Those in which it is their turn come first. All are counted, and the first ten listed.
    """
    mine = [match for match in matches if match.to_move == Person(person)]
    others = [match for match in matches if match not in mine]
    listed = [*mine, *others][:_LISTED]
    lines = [_line(number, match, person, language) for number, match in enumerate(listed, 1)]
    titles = {"waiting-yours": len(mine), "waiting-theirs": len(others)}
    yours, theirs = (
        [translate(language, key, count=count)] if count else [] for key, count in titles.items()
    )
    text = "\n".join((*yours, *lines[: len(mine)], *theirs, *lines[len(mine) :]))
    return [ui.text(text), *ui.rows(_links(listed, language), _IN_A_ROW)] if listed else []


def _line(number: int, match: Match, person: int, language: str) -> str:
    opponent = match.seat(other(match.mark_of(person)))
    named: dict[str, Argument] = {
        "number": number,
        "opponent": seat_name(language, opponent, match.variant),
        "game": Noun(f"game-{match.variant}"),
    }
    if match.deadline is None:
        return translate(language, "waiting-thinking", **named)
    key = "waiting-group-chat" if _has_no_link(match) else "waiting-game"
    return translate(language, key, until=format_dt(match.deadline, "R"), **named)


def _links(matches: Sequence[Match], language: str) -> list[ui.Component]:
    """Return a link to each match that has one, with its number in the text."""
    return [
        ui.link_button(language, "waiting-open", link(match), number=number)
        for number, match in enumerate(matches, 1)
        if not _has_no_link(match)
    ]


def _has_no_link(match: Match) -> bool:
    """Return whether a match is played in a group chat, to which no link leads."""
    return match.place.guild_id is None and not match.place.can_edit
