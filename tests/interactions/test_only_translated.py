"""What only translations say: where to report a wrong word, and that the English text holds."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.domain.stored_data import Policies
from bot.locales import DEFAULT, LANGUAGES, clear_cache, translate
from tests.chat.world import World

SUPPORT = "https://example.org/support"
TRANSLATION = "de"
WRONG_WORD = translate(TRANSLATION, "help-wrong-word", link=SUPPORT)
ENGLISH_HOLDS = translate(TRANSLATION, "english-holds")


@pytest.fixture(params=[DEFAULT, TRANSLATION])
def is_translated(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Have people read one of the two catalogues; SimCord's people all read Discord in English."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(LANGUAGES, DEFAULT, LANGUAGES[request.param])
        clear_cache()
        yield request.param == TRANSLATION
    clear_cache()


@pytest.mark.parametrize("support", ["", SUPPORT])
async def test_where_to_report_a_wrong_word(
    world: World, monkeypatch: pytest.MonkeyPatch, is_translated: bool, support: str
) -> None:
    """The page of /help says so in a translation, if the host has set an address."""
    bot = world.client
    context = bot.context
    monkeypatch.setattr(bot, "context", replace(context, policies=Policies(support=support)))
    said = (await world.ann.slash("help")).shown.text
    assert (WRONG_WORD in said) == (is_translated and bool(support))


async def test_the_english_text_holds(world: World, is_translated: bool) -> None:
    """The pages on stored data and on ratings say so in a translation."""
    privacy = (await world.ann.slash("privacy")).shown
    stored = await world.ann.click(privacy, translate(DEFAULT, "mydata-export"))
    stats = (await world.ann.slash("stats")).shown
    how = translate(DEFAULT, "stats-help")
    rules = (await world.ann.click(stats, how)).shown
    await world.ann.click(rules, translate(DEFAULT, "rules-details"))
    for said in (stored.said, rules.text):
        assert said.endswith(ENGLISH_HOLDS) == is_translated
