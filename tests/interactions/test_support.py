"""What people read after a bug, where they get help, and what translations alone say."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.domain.stored_data import Policies
from bot.locales import DEFAULT, LANGUAGES, translate
from tests.chat.world import World
from tests.hostile.pseudo_pages import serving
from tests.wire.test_host_settings import LINKS

TRANSLATION, SUPPORT = "de", LINKS["Support"]
WRONG_WORD = translate(TRANSLATION, "help-wrong-word", link=SUPPORT)
ENGLISH_HOLDS = translate(TRANSLATION, "english-holds")


def host_sets(world: World, policies: Policies) -> None:
    world.client.context = replace(world.client.context, policies=policies)


@pytest.mark.parametrize("address", ["", SUPPORT])
async def test_after_a_bug(world: World, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Someone who meets a bug is told so, with a link to support if the host has set one."""
    host_sets(world, Policies(support=address))
    broken = AsyncMock(side_effect=RuntimeError("a bug"))
    monkeypatch.setattr(world.client.context.history, "page", broken)
    answer = await world.ann.slash("history")
    assert "Something went wrong on my side" in answer.said
    assert "unexpected error: interaction=" in world.log.take()
    links = [item["url"] for row in answer.shown.components for item in row.get("components", ())]
    assert links == [address] * bool(address)


@pytest.mark.parametrize(
    ("policies", "links"),
    [
        (Policies(), {}),
        (Policies(terms="https://a.example"), {"Terms": "https://a.example"}),
        (Policies(*LINKS.values()), LINKS),
    ],
)
async def test_help_links_what_is_set(
    world: World, policies: Policies, links: dict[str, str]
) -> None:
    """`/help` links the policies and the support that the host has set, and no others."""
    host_sets(world, policies)
    page = (await world.ann.slash("help")).shown
    assert {it["label"]: it["url"] for it in page.all_buttons if "url" in it} == links


@pytest.fixture(params=[DEFAULT, TRANSLATION])
def is_translated(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[bool]:
    """Have people read one of the two catalogues; they all read Discord in English."""
    with serving(DEFAULT, tmp_path, LANGUAGES[request.param].read_text(encoding="utf-8")):
        yield request.param == TRANSLATION


@pytest.mark.parametrize("support", ["", SUPPORT])
async def test_where_to_report_a_wrong_word(
    world: World, is_translated: bool, support: str
) -> None:
    """The page of /help says so in a translation, if the host has set an address."""
    host_sets(world, Policies(support=support))
    said = (await world.ann.slash("help")).shown.text
    assert (WRONG_WORD in said) == (is_translated and bool(support))


async def test_the_english_text_holds(world: World, is_translated: bool) -> None:
    """The pages on stored data and on ratings say so in a translation."""
    privacy = (await world.ann.slash("privacy")).shown
    stored = await world.ann.click(privacy, translate(DEFAULT, "mydata-export"))
    stats = (await world.ann.slash("stats")).shown
    rules = (await world.ann.click(stats, translate(DEFAULT, "stats-help"))).shown
    await world.ann.click(rules, translate(DEFAULT, "rules-details"))
    for said in (stored.said, rules.text):
        assert said.endswith(ENGLISH_HOLDS) == is_translated
