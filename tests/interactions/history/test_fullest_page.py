"""The first page of `/history` of someone whose every list is full."""

from bot.domain.history import PAGE, HistoryPage, Listed, PastGame
from bot.domain.match import Ending, Machine, Match, Person, Place, Status
from bot.domain.rating_change import RatingChange, RatingWeight
from bot.domain.who_may_see import Reader
from bot.interactions.history.page import history_message
from bot.views.notices import live_games
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, text_of
from tests.conftest import a_match

ROOM = 3000
"""How long the page may be, so that other languages, which need more letters, have room too."""
WIDEST = 10**18 + 1
"""A person with as many digits as ids have today."""


def a_game(number: int, **values: object) -> Match:
    """Return a match of the person against the bot whose name is the longest."""
    seats = {"x": Person(WIDEST), "o": Machine("sampling:100", "unbeatable")}
    place = Place(None, WIDEST, can_edit=False)
    known = {"id": number, "variant": "vanish", "message_id": WIDEST, "place": place}
    return a_match(**seats | known | values)


def past(number: int) -> PastGame:
    change = RatingChange(WIDEST, 1500, 1490, RatingWeight(), named=True, to_go=5)
    over = {"status": Status.OVER, "ending": Ending.RESIGNED, "rating_changes": (change,)}
    return PastGame(number, a_game(number, **over))


def test_the_fullest_page_fits_into_a_message() -> None:
    """25 live games, most of them in group chats, and ten finished ones are one message."""
    games = tuple(past(number) for number in range(1, PAGE + 1))
    page = HistoryPage(games, newer=False, older=True)
    live = live_games([a_game(number) for number in range(1, 26)], WIDEST, "en")
    reader = Reader(WIDEST, WIDEST, WIDEST)
    shown = history_message(page, Listed(WIDEST, None), reader, "en", live)
    data = {"content": "", "components": shown.to_components(), "allowed_mentions": {"parse": []}}
    assert broken_limits(data, V2) == []
    assert len(text_of(data)) < ROOM
