"""The podium of an arena, and the standings that one person reads."""

from dataclasses import replace

import pytest

from bot.domain.arena.arena import Phase
from bot.domain.arena.field import Field
from bot.locales import LANGUAGES, translate
from bot.views.arena import arena_json, standings_page
from bot.views.ui import Message
from tests.chat.ids import Payload
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, text_of
from tests.conftest import ANN, BEN, EVE
from tests.domain.arena.evenings import RUNNING, players, timed_out, won
from tests.sizes import each_language

DAN = 14
WIDEST = 10**18  # a person with as many digits as ids have today
OVER = replace(RUNNING, phase=Phase.OVER)


def test_a_podium_names_only_who_played() -> None:
    """It names the three best, and nobody who never finished a game."""
    people = players(ANN, BEN, EVE, DAN)
    shown = arena_json(OVER, Field(people, (won(ANN, BEN), won(EVE, BEN), won(DAN, BEN))))
    assert [person for person in (ANN, BEN, EVE, DAN) if f"<@{person}>" in shown] == [ANN, EVE, DAN]
    assert "without a finished game" in arena_json(OVER, Field(people))


def test_a_podium_names_all_who_share_a_place() -> None:
    """All who share the first place are named, and of a crowd who share it as many as fit."""
    named = []
    for pairs in (4, 20, 40):
        wins = tuple(won(one, one + pairs) for one in range(1, pairs + 1))
        named.append(arena_json(OVER, Field(players(*range(1, 2 * pairs + 1)), wins)))
    assert [text.count("**2 points**") for text in named] == [4, 20, 30]
    assert ["more people" in text for text in named] == [False, False, True]
    assert "10 more people" in named[2]


def test_why_one_stands_before_another() -> None:
    """Of people with equal points the standings and the podium show what decides, of others not."""
    games = (won(ANN, EVE), won(BEN, DAN), won(DAN, EVE), won(DAN, ANN))
    field = Field(players(ANN, BEN, EVE, DAN), games)
    ann = f"<@{ANN}>: **2 points**, 2 games (wins: 1, points of those beaten: 0)"
    ben = f"<@{BEN}>: **2 points**, 1 game (wins: 1, points of those beaten: 4)"
    podium = {"content": "", "components": Message(arena_json(OVER, field)).to_components()}
    for said in map(text_of, (standings_of(field, ANN, "en"), podium)):
        assert f"<@{DAN}>: **4 points**, 3 games" in said
        assert said.index(ben) < said.index(ann)
        assert said.count("of those beaten") == 2


def test_who_shares_the_last_place_is_listed() -> None:
    """Nobody of the same points, wins and opponents is left out of those that everybody sees."""
    wins = tuple(won(one, one + 12) for one in range(1, 13))
    assert arena_json(RUNNING, Field(players(*range(1, 25)), wins)).count("**2 points**") == 12


def test_an_announcement_names_the_latest_ten() -> None:
    """However many have joined it stays short, with its buttons above what it explains."""
    shown = arena_json(replace(RUNNING, phase=Phase.ANNOUNCED), Field(players(*range(1, 41))))
    assert [it for it in range(1, 41) if f"<@{it}>" in shown] == [*range(31, 41)]
    assert "30 more people" in shown
    assert shown.index("Start now") < shown.index("paired again and again")


@pytest.mark.parametrize("language", each_language(LANGUAGES))
def test_standings_of_a_crowd(language: str) -> None:
    """Discord takes those of any number of people who came and went; one's own place is there."""
    people = [WIDEST + number for number in range(200)]
    crowd = Field(players(*people), tuple(won(one, people[0]) for one in people[1:]))
    data = standings_of(crowd, people[0], language)
    assert broken_limits(data) == []
    assert f"<@{people[0]}>" in text_of(data).splitlines()[-2]


def test_places_are_numbered_once() -> None:
    """Discord would number lines that begin with numbers by itself, also those of one rank."""
    wins = [won(one, 6) for one in (1, 1, 2, 2, 3, 3, 4, 5)]
    said = text_of(standings_of(Field(players(*range(1, 7)), tuple(wins)), 1, "en"))
    places = [line.partition(" ")[0] for line in said.splitlines() if "point" in line]
    assert places[:6] == ["🥇", "🥇", "🥇", "`4.`", "`4.`", "`6.`"]


def test_no_medal_without_a_point() -> None:
    """Before any game everybody shares the first place, but nobody has a medal for it."""
    for games in ((), (won(BEN, ANN),)):
        said = text_of(standings_of(Field(players(ANN, BEN), games), ANN, "en"))
        own = next(line for line in said.splitlines() if f"<@{ANN}>" in line)
        assert "**0 points**" in own
        assert own.startswith("`")


@pytest.mark.parametrize("phase", [Phase.RUNNING, Phase.ENDING, Phase.OVER])
def test_who_missed_a_game_is_told_while_there_are_others(phase: Phase) -> None:
    """Once no new games begin, nobody is asked to say that they are back."""
    field = Field(players(ANN, BEN), (timed_out(ANN, BEN, 0),))
    said = text_of(standings_of(field, ANN, "en", phase))
    assert (translate("en", "arena-you-missed") in said) == (phase is Phase.RUNNING)


def standings_of(field: Field, person: int, language: str, phase: Phase = Phase.RUNNING) -> Payload:
    page = standings_page(replace(RUNNING, phase=phase), field, person, language)
    data = {"content": "", "components": page.to_components(), "flags": V2}
    return data | {"allowed_mentions": {"parse": []}}
