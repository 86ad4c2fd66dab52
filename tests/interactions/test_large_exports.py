"""The export of someone who has stored a great deal."""

import pytest

from bot.interactions.privacy import MOST_FILES
from bot.services.exports import ExportFile, Exports
from tests.chat.world import World


@pytest.mark.parametrize("beyond", [0, 1])
async def test_more_files_than_a_message_takes(
    world: World, monkeypatch: pytest.MonkeyPatch, beyond: int
) -> None:
    """The files that one message has no room for come in another one."""
    names = [f"noughts-{number}.json.gz" for number in range(1, MOST_FILES + beyond + 1)]

    async def files(_: Exports, __: int) -> list[ExportFile]:
        return [(name, b"{}") for name in names]

    monkeypatch.setattr(Exports, "files", files)
    page = (await world.ann.slash("privacy")).shown
    handed = await world.ann.click(page, "Show my data")
    shown = [it for it in (handed.response, *handed.followups) if it is not None]
    sent = [[file["filename"] for file in it.message["attachments"]] for it in shown]
    assert sent == [names[:MOST_FILES], *([names[MOST_FILES:]] if beyond else [])]
