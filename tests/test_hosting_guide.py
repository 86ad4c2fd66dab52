"""docs/hosting.md agrees with the service, the container and the bot's own sentences."""

import re
from configparser import RawConfigParser
from pathlib import Path

from bot.__main__ import parser
from bot.app.settings import read
from tests.project_files import ROOT, modules, strings, table, text_of, tokens, tree_of

PAGE = "docs/hosting.md"
UNIT = "deploy/noughts.service"


def commands() -> list[str]:
    """Return each line of the page's blocks."""
    return "\n".join(re.findall(r"```\n(.*?)```", text_of(PAGE), re.DOTALL)).splitlines()


def service(section: str = "Service") -> dict[str, str]:
    """Return the settings of the systemd unit's service, or of another section."""
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text_of(UNIT))
    return dict(unit[section])


def test_the_service() -> None:
    """The unit starts the bot in the clone's folder and lets it write only the database."""
    folder = service()["WorkingDirectory"]
    python, *arguments = service()["ExecStart"].split()
    assert python == f"{folder}/.venv/bin/python"
    assert arguments[:2] == ["-m", "bot"]
    assert parser().parse_args(arguments[2:]).command == "run"
    assert service()["ReadWritePaths"] == f"{folder}/{Path(read({}).database).parent}"
    assert service()["ProtectSystem"] == "strict"


def test_the_service_never_gives_up() -> None:
    """Systemd starts it again after each failure, however many there were."""
    assert service("Unit")["StartLimitIntervalSec"] == "0"
    assert service()["Restart"] == "on-failure"


def test_the_service_is_the_one_installed() -> None:
    """The page makes the unit's user and folder, and copies the unit from there."""
    user, folder = service()["User"], service()["WorkingDirectory"]
    lines = "\n".join(commands())
    assert f"useradd --system --home-dir {folder} --shell /usr/sbin/nologin {user}\n" in lines
    assert f"install --directory --owner {user} --group {user} {folder}\n" in lines
    assert f"cp {folder}/{UNIT} /etc/systemd/system/\n" in lines


def test_every_installation_is_pinned() -> None:
    """Each package that the page installs has a version of the lock file."""
    pinned = ("--require-hashes -r requirements", "--constraints requirements")
    installs = [line for line in commands() if re.search(r"(pip|tool) install", line)]
    assert len(installs) >= 4
    plain = [line.replace("\\", "/") for line in installs]
    assert [line for line in plain if not any(way in line for way in pinned)] == []


def test_sentences_of_the_bot() -> None:
    """Each sentence that the page quotes of a failed start is one of the bot's."""
    said = " ".join(text for module in modules("bot") for text in strings(tree_of(module)))
    quoted = [t for row in table(PAGE, "What you see") for t in tokens(row[0]) if " " in t]
    assert len(quoted) >= 4
    theirs = {"certificate is not yet valid"}  # of Python's
    assert [text for text in quoted if text not in said and text not in theirs] == []


def test_the_script_for_windows() -> None:
    """The script that the page runs on Windows installs what is pinned, and then runs the bot."""
    assert "powershell -ExecutionPolicy Bypass -File run.ps1" in commands()
    script = text_of("run.ps1")
    (lock,) = re.findall(r'^\$lock = "(.+)"$', script, re.MULTILINE)
    assert (ROOT / lock.replace("\\", "/")).is_file()
    assert "pip install --quiet --disable-pip-version-check --require-hashes -r $lock" in script
    (default,) = re.findall(r'else \{ "(\w+)" \}', script)
    assert parser().parse_args([default]).command == "run"


def test_sentences_that_people_see() -> None:
    """Each sentence of the bot to people that the page quotes is in the catalogue."""
    catalogue = text_of("bot/locales/en.ftl")
    rows = table(PAGE, "What you see")
    quoted = [text for row in rows for text in re.findall(r"\*([^*]+)\*", row[0])]
    assert len(quoted) >= 3
    discords = {"The application did not respond"}
    assert [text for text in quoted if text not in catalogue and text not in discords] == []
