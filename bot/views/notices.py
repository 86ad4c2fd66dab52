"""Short messages: questions, reminders, links to boards, a person's live games, the welcome."""

from collections.abc import Sequence

from discord.utils import format_dt

from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.match import Match, Person, Status
from bot.domain.ratings.rules import counts_if_ended
from bot.domain.show import NUMBERED_GAMES
from bot.locales import Argument, Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.looks import LOOKS
from bot.views.names import move_name, person_name, player_name, players_line, seat_name, small_name
from bot.views.status_text import deadline_line, status_in_words
from engines.games.classic import CLASSIC
from engines.games.game import other
from engines.games.variants import GAMES

_LISTED, _IN_A_ROW = 10, 4


def resign_question(match: Match, language: str) -> ui.Message:
    counted = "counted" if counts_if_ended(match) else "uncounted"
    what = "arena" if match.arena_id is not None else counted if match.rated else "unrated"
    return notice(
        translate(language, f"resign-question-{what}", counts=counted),
        ui.button(language, "resign-yes", ui.DANGER, ids.RESIGN, match.id),
        ui.button(language, "resign-no", ui.SECONDARY, ids.KEEP_PLAYING, match.id),
    )


def already_playing(match: Match, language: str) -> ui.Message:
    return notice(
        translate(language, "already-playing"),
        to_board(match, language),
        ui.button(language, "already-show", ui.PRIMARY, ids.SHOW_BOARD, match.id),
        ui.button(language, "resign", ui.DANGER, ids.ASK_RESIGN, match.id),
    )


def call_for_players(match: Match, role: int = 0, *others: ui.Component) -> ui.Component:
    """Return a call for an opponent, or who was found; `others` are buttons while it is open."""
    language, is_open = match.language, match.status is Status.INVITED
    is_found = match.status in (Status.LIVE, Status.OVER)
    text = translate(
        language,
        f"players-{'called' if is_open else 'found' if is_found else 'none'}",
        role=f"<@&{role}>" if role else "",
        challenger=person_name(language, match.challenger or 0),
        players=players_line(player_name(match, "X"), player_name(match, "O")),
    )
    terms = translate(language, f"choice-{match.pace}")
    join = ui.button(language, "join", ui.SUCCESS, ids.JOIN_CHALLENGE, match.id)
    return ui.container(
        ui.text(text.strip(), f"{small_name(language, match.variant)}  ·  {terms}"),
        ui.row(
            *((join, *others) if is_open else ()),
            to_board(match, language) if is_open or is_found else "",
        ),
    )


def start_your_own(
    text: str, language: str, *others: ui.Component, variant: str = CLASSIC.name
) -> ui.Message:
    """Return a refusal with a button that starts a match of the person's own, before `others`."""
    game = NUMBERED_GAMES.index(variant)
    own = ui.button(language, "start-own", ui.PRIMARY, ids.START_GAME, game)
    return notice(text, own, *others)


def retired(match: Match) -> ui.Message:
    """Return the message that replaces a board after it moved to another message."""
    text = translate(match.language, "board-retired")
    return notice(text, to_board(match, match.language))


def rematch_made(match: Match, language: str) -> ui.Message:
    return notice(translate(language, "refusal-rematch-made"), to_board(match, language))


def declined(match: Match, language: str) -> ui.Message:
    """Return what a person is told who declined a challenge, with a way to block the challenger."""
    challenger = person_name(language, match.challenger or 0)
    block = ui.button(language, "challenge-block", ui.DANGER, ids.BLOCK_CHALLENGER, match.id)
    again = match.changed_at + CHALLENGE_PAUSE
    times = {"time": format_dt(again, "t"), "left": format_dt(again, "R")}
    return notice(translate(language, "you-declined", person=challenger, **times), block)


def blocked(match: Match, language: str) -> ui.Message:
    challenger = person_name(language, match.challenger or 0)
    return notice(translate(language, "blocked", person=challenger))


def board_in_words(match: Match, language: str) -> ui.Message:
    """Return what a board shows as sentences, for people who hear it."""
    match, ply = match._replace(language=language), len(match.moves) - 1
    moved = ""
    if ply >= match.start_ply:
        player = seat_name(language, match.mover(ply), match.variant)
        cell = move_name(match.board, ply)
        moved = translate(language, "move-explained", player=player, cell=cell)
    lines = filter(None, (moved, *LOOKS[match.variant].in_words(match)))
    text = "\n\n".join((status_in_words(match), "\n".join(lines)))  # a voice pauses between them
    return notice(text, to_board(match, language))


def reminder(match: Match, person: int) -> str:
    sentence = translate(
        match.language,
        "reminder",
        player=person_name(match.language, person),
        opponent=player_name(match, other(match.mark_of(person))),
        game=Noun(f"game-{match.variant}"),
        number=len(match.moves) + 1,
        link=link(match),
    )
    return "\n".join(filter(None, (sentence, deadline_line(match))))


def notice(text: str, *buttons: ui.Component) -> ui.Message:
    return ui.Message(ui.text(text), ui.row(*buttons))


def practice_button(variant: str, due: int, language: str) -> ui.Component:
    """Return the button of practice in a game, if there is any, with how much is due, if known."""
    if not GAMES[variant].is_solved:
        return ""
    label = translate(language, "practice-waiting", count=due) if due else "/practice"
    pressed = ids.custom_id(ids.PRACTICE, NUMBERED_GAMES.index(variant) + 1, 0)
    return ui.labelled_button(label, ui.SECONDARY, pressed)


def to_board(match: Match, language: str) -> ui.Component:
    return ui.link_button(language, "go-to-board", link(match))


def link(match: Match) -> str:
    """Return the URL of a match's board, or of its channel if the message is unknown."""
    guild = match.place.guild_id or "@me"
    channel = f"https://discord.com/channels/{guild}/{match.place.channel_id}"
    return channel if match.message_id is None else f"{channel}/{match.message_id}"


def welcome(language: str, *, daily: bool = True) -> ui.Message:
    settings = translate(language, "welcome-settings") if daily else ""
    return ui.Message(
        ui.text(translate(language, "welcome-text")),
        ui.row(ui.button(language, "play", ui.PRIMARY, ids.START_OWN)),
        ui.text(translate(language, "welcome-admins"), settings),
    )


def live_games(
    matches: Sequence[Match], person: int, language: str, kind: ids.ButtonKind | None = None
) -> ui.Component:
    """Return a person's live matches, their turns first, with links or buttons; nothing if none."""
    mine = [match for match in matches if match.to_move == Person(person)]
    others = [match for match in matches if match not in mine]
    listed = [*mine, *others][:_LISTED]
    lines = [_line(number, match, person, language) for number, match in enumerate(listed, 1)]
    yours = translate(language, "waiting-yours", count=len(mine)) if mine else ""
    theirs = translate(language, "waiting-theirs", count=len(others)) if others else ""
    text = ui.text(yours, *lines[: len(mine)], theirs, *lines[len(mine) :])
    return ui.joined(text, ui.rows(_links(listed, language, kind), _IN_A_ROW)) if listed else ""


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


def _links(
    matches: Sequence[Match], language: str, kind: ids.ButtonKind | None
) -> list[ui.Component]:
    """Return a link to each match that has one, or a button, with its number in the text."""
    if kind is not None:
        own = (language, "waiting-open", ui.SECONDARY, kind)
        return [ui.button(*own, it.id, number=number) for number, it in enumerate(matches, 1)]
    return [
        ui.link_button(language, "waiting-open", link(match), number=number)
        for number, match in enumerate(matches, 1)
        if not _has_no_link(match)
    ]


def _has_no_link(match: Match) -> bool:
    """Return whether a match is played in a group chat, to which no link leads."""
    return match.place.guild_id is None and not match.place.can_edit
