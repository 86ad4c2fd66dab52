"""Processes of one bot whose catalogues differ, while a new version replaces the old one."""

from functools import partial
from pathlib import Path

import pytest

from bot import locales
from tests.chat.payloads import command
from tests.chat.people import another_channel, another_person
from tests.postgres import Server
from tests.wire.process import Process
from tests.wire.test_clusters import started
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

CHANGED = "Changed! "


def change(folder: Path) -> None:
    """Have the process begin one sentence of `/help`, and one of a command, in another way."""
    catalogue = locales.source("de")
    for begins in ("\nhelp-text =\n    ", "\ncommand-help = "):
        assert begins in catalogue
        catalogue = catalogue.replace(begins, begins + CHANGED)
    file = folder / "de.ftl"
    file.write_text(catalogue, encoding="utf-8")
    locales.LANGUAGES["de"] = file
    locales.clear_cache()


async def test_beside_a_process_with_other_sentences(
    new_world: World, postgres: Server, tmp_path: Path
) -> None:
    """Each process says its own; descriptions of commands are sent by the one with shard 0."""
    new_world.discord.gateway.shards = 2
    newer = partial(change, tmp_path)

    async def is_changed(server: int) -> bool:
        hans, channel = another_person("hans", locale="de"), another_channel(server << 22)
        asked = command(hans, channel, "help")
        return CHANGED in await new_world.told(await new_world.discord.send(asked))

    with postgres.database() as new_world.database:
        first: Process = await started(new_world, CLUSTER="1/2")
        await started(new_world, newer, CLUSTER="2/2")
        assert [await is_changed(it) for it in (2, 3)] == [False, True]
        assert len(new_world.discord.requests_to("commands")) == 1
        first.terminate()
        await first.ended()
        await started(new_world, newer, CLUSTER="1/2")
        assert await is_changed(2)
        assert len(new_world.discord.requests_to("commands")) == 2
