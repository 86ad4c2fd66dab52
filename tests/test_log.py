import json
import logging
from datetime import datetime

import orjson
import pytest

from bot import log

TOKEN = "MTA.secret.part"  # noqa: S105


@pytest.fixture(autouse=True)
def _keep_logging() -> object:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


def test_no_token_reaches_the_log(capfd: pytest.CaptureFixture[str]) -> None:
    """The log leaves out the bot's token and those in addresses, also in tracebacks."""
    log.configure(logging.INFO, TOKEN)
    address = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original"
    error = ValueError(f"{TOKEN} was refused at {address}")
    logging.getLogger("discord.http").error("POST %s with %s", address, TOKEN, exc_info=error)
    text = capfd.readouterr().err
    assert TOKEN not in text
    assert "aW50ZXJhY3Rpb24" not in text
    assert "/webhooks/123/…/messages/@original" in text


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "address",
    [
        *("/guilds/1/members/{}/roles/3", "/guilds/1/members/{}", "/users/{}?with=guilds"),
        *("/channels/1/thread-members/{}", "/channels/1/messages/2/reactions/%E2%9D%8C/{}"),
        "/guilds/1/bans/{}",
    ],
)
def test_no_line_names_a_person(capfd: pytest.CaptureFixture[str], address: str, form: str) -> None:
    """Whoever writes a line, also in a traceback, an address in it tells no person's id."""
    log.configure(logging.INFO, form=form)
    url = f"https://discord.com/api/v10{address.format(80351110224678912)}"
    logging.getLogger("discord.http").warning("%s %s responded with 429", "PUT", url)
    log.log.warning("role not changed: server=%d error=%s", 1, url)
    logging.getLogger("asyncio").error("never retrieved", exc_info=ValueError(f"URL('{url}')"))
    text = capfd.readouterr().err
    assert "80351110224678912" not in text
    assert text.count(address.format("…")) >= 3


def test_an_address_of_nobody_stays(capfd: pytest.CaptureFixture[str]) -> None:
    """Ids of servers, channels and roles stay readable, as does the bot's own address."""
    log.configure(logging.INFO)
    for address in ("/guilds/1/roles/3", "/users/@me/channels", "/channels/1/messages/2"):
        log.log.warning("%s", address)
        assert address in capfd.readouterr().err


def test_discords_debug_lines_are_never_shown(capfd: pytest.CaptureFixture[str]) -> None:
    """Even at DEBUG, the log leaves out discord.py's payloads with people's names."""
    log.configure(logging.DEBUG)
    logging.getLogger("discord.gateway").debug("payload with names")
    log.log.debug("our own")
    text = capfd.readouterr().err
    assert "names" not in text
    assert "our own" in text


def test_a_json_line_has_named_fields(capfd: pytest.CaptureFixture[str]) -> None:
    """A JSON line has its time, its event and every field by name; numbers stay numbers."""
    log.configure(logging.INFO, form="json")
    log.log.info("%s: match=%d channel=%d shard=%d", "started", 1, 2, 3)
    log.log.warning("reply lost: interaction=%d error=%s", 4, "ClientOSError: gone: code=5")
    log.log.info("stopped")
    started, lost, stopped = map(json.loads, capfd.readouterr().err.splitlines())
    assert datetime.fromisoformat(started.pop("time")).tzinfo is not None
    said = {"message": "started: match=1 channel=2 shard=3", "event": "started"}
    fields = {"match": 1, "channel": 2, "shard": 3}
    assert started == {"level": "INFO", "logger": "noughts"} | said | fields
    assert (lost["event"], lost["interaction"]) == ("reply lost", 4)
    assert lost["error"] == "ClientOSError: gone: code=5"
    assert stopped["event"] == stopped["message"] == "stopped"


def test_a_json_line_is_read_without_loss(capfd: pytest.CaptureFixture[str]) -> None:
    """A reader that rounds large numbers, or takes only whole characters, reads all of a line."""
    log.configure(logging.INFO, form="json")
    log.log.info("started: match=%d channel=%d", 2**53 - 1, 1456074443980800007)
    log.log.info("malformed event ignored: event=%s error=%s", "READY", "\udc80 in a name")
    log.log.info("message unreachable: message=%d", 2**53)
    started, ignored, unreachable = map(orjson.loads, capfd.readouterr().err.splitlines())
    assert (started["match"], started["channel"]) == (2**53 - 1, "1456074443980800007")
    assert (ignored["event"], ignored["field_event"]) == ("malformed event ignored", "READY")
    assert ignored["error"] == r"\udc80 in a name"
    assert unreachable["message"] == "message unreachable: message=9007199254740992"
    assert unreachable["field_message"] == "9007199254740992"


@pytest.mark.parametrize("quote", ['"', "'", "\\", "\n", " "])
def test_no_token_reaches_a_json_line(capfd: pytest.CaptureFixture[str], quote: str) -> None:
    """A JSON line without its tokens is still valid JSON, also with a traceback."""
    log.configure(logging.INFO, TOKEN, "json")
    address = f"/webhooks/123/aW50ZXJhY3Rpb24{quote} and {TOKEN}{quote}"
    logging.getLogger("discord.http").error("%s", address, exc_info=ValueError(address))
    (line,) = capfd.readouterr().err.splitlines()
    assert TOKEN not in line
    assert "aW50ZXJhY3Rpb24" not in line
    assert json.loads(line)["traceback"].startswith("ValueError: /webhooks/123/…")
