"""Backups that the running bot makes, and restoring one, over real sockets."""

import json
from datetime import UTC, datetime

from tests.chat.until import until
from tests.wire.test_health import look, metric, started
from tests.wire.world import World


async def backed_up(world: World) -> int:
    """Start the bot as hosts do, wait for its first backup, and return the port of its pages."""
    port = await started(world, BACKUP_DIR="")
    folder = world.folder / "backups"
    await until(lambda: list(folder.glob("noughts-*Z.db")), f"a backup\n{world.log}")
    await world.logs("backup made")
    return port


async def test_a_backup_is_made_and_told_of(new_world: World) -> None:
    """A bot makes backups without being asked to; health and metrics say when the newest was."""
    begun = datetime.now(UTC).replace(microsecond=0)
    port = await backed_up(new_world)
    _, text = await look(port, "health")
    made = datetime.fromisoformat(json.loads(text)["last_backup"])
    assert begun <= made <= datetime.now(UTC)
    stamp = await metric(port, "noughts_last_backup_timestamp_seconds")
    assert stamp is not None
    assert abs(stamp - made.timestamp()) < 1


async def test_backups_that_are_off(new_world: World) -> None:
    """With BACKUP_DIR=off none is made, and the metric is no number."""
    port = await started(new_world, BACKUP_DIR="off")
    assert str(await metric(port, "noughts_last_backup_timestamp_seconds")) == "nan"
    assert "backup" not in new_world.log
