"""The service for systemd, and the script for Windows."""

import re
from configparser import RawConfigParser
from pathlib import Path

from bot.__main__ import parser
from bot.app.settings import read
from tests.project_files import ROOT, text_of


def service(section: str = "Service") -> dict[str, str]:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text_of("deploy/noughts.service"))
    return dict(unit[section])


def test_the_service() -> None:
    """The unit starts the bot in the clone's folder; it can write the database, and its backups."""
    folder = service()["WorkingDirectory"]
    python, *arguments = service()["ExecStart"].split()
    assert python == f"{folder}/.venv/bin/python"
    assert arguments[:2] == ["-m", "bot"]
    assert parser().parse_args(arguments[2:]).command == "run"
    data = Path(read({}).database).parent
    assert service()["ReadWritePaths"] == f"{folder}/{data}"
    assert Path(read({}).backup_folder).is_relative_to(data)
    assert service()["ProtectSystem"] == "strict"


def test_the_service_never_gives_up() -> None:
    """Systemd starts it again after each failure, however many there were."""
    assert service("Unit")["StartLimitIntervalSec"] == "0"
    assert service()["Restart"] == "on-failure"


def test_the_script_for_windows() -> None:
    """It installs what is pinned, with a Python that `make` takes, and then runs the bot."""
    script = text_of("run.ps1")
    (check,) = re.findall(r'^\$tooOld = "(.+)"$', script, re.MULTILINE)
    assert f"-c '{check}'" in text_of("Makefile")
    steps = ("& $python -c $tooOld", "Invoke-Python -c $tooOld", "3.11 or newer", "venv --clear")
    assert re.search(".*".join(map(re.escape, steps)), script, re.DOTALL)
    (lock,) = re.findall(r'^\$lock = "(.+)"$', script, re.MULTILINE)
    assert (ROOT / lock.replace("\\", "/")).is_file()
    assert "pip install --quiet --disable-pip-version-check --require-hashes -r $lock" in script
    (default,) = re.findall(r'else \{ "(\w+)" \}', script)
    assert parser().parse_args([default]).command == "run"
