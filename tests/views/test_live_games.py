"""The list of a person's live games, with many of them and in every kind of place."""

from bot.domain.match import Machine, Match, Person, Place
from bot.views import ui
from bot.views.notices import live_games
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, text_of
from tests.conftest import ANN, BEN, a_match


def message(*matches: Match) -> dict[str, object]:
    components = ui.Message(live_games(matches, ANN, "en")).to_components()
    return {"content": "", "components": components, "allowed_mentions": {"parse": []}}


def test_many_live_games() -> None:
    """Of 25 games all are counted, and the first ten listed with a link; Discord takes that."""
    matches = [a_match(id=n, x=Person(ANN), o=Person(BEN), message_id=n) for n in range(1, 26)]
    told = message(*matches)
    assert broken_limits(told, V2) == []
    assert "**Your turn (25)**" in text_of(told)
    assert text_of(told).count(" Classic  ·  ") == 10
    assert str(told).count("https://discord.com") == 10


def test_a_group_chat_has_no_link() -> None:
    """A game in a group chat, to which no link leads, says where it is played."""
    told = message(a_match(x=Person(ANN), place=Place(None, 31, can_edit=False)))
    assert "in a group chat" in text_of(told)
    assert "https://" not in str(told)


def test_a_game_in_which_the_bot_thinks() -> None:
    """While an engine thinks, no clock runs."""
    told = message(a_match(x=Machine("tree:30"), o=Person(ANN), variant="ultimate"))
    assert "Noughts (Tree) is thinking" in text_of(told)
    assert "Waiting for others (1)" in text_of(told)
