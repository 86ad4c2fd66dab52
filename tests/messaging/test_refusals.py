"""How refusals name people."""

import pytest

from bot.errors import Refusal
from bot.locales import LANGUAGES, translate
from bot.messaging.error_replies import refusal_text
from tests.locales.catalogues import ENGLISH, sentences_of
from tests.locales.parts import parts_of
from tests.sizes import each_language

DELETED = -4526


@pytest.mark.parametrize("language", each_language(LANGUAGES))
def test_no_refusal_mentions_a_deleted_person(language: str) -> None:
    """Each refusal that names a person says a general word for one whose data was deleted."""
    sentences = sentences_of(ENGLISH).items()
    naming = [key for key, it in sentences if "person" in parts_of(it).arguments]
    refusals = [key[8:] for key in naming if key.startswith("refusal-")]
    assert len(refusals) > 10
    for key in refusals:
        said = {
            person: refusal_text(Refusal(key, person=person, since="0", until="0"), language)
            for person in (DELETED, 0, 12)
        }
        assert translate(language, "person-gone") in said[DELETED]
        assert "<@" not in said[DELETED] + said[0]
        assert "<@12>" in said[12]
