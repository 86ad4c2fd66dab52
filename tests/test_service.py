"""The service for systemd, the script for Windows, and the alert rules and the dashboard."""

import json
import re
from configparser import RawConfigParser
from pathlib import Path

from bot.__main__ import parser
from bot.app.settings import read
from docs.monitoring import ASKS
from docs.tables import own_metrics
from tests.project_files import ROOT, text_of

ALERTS, DASHBOARD = text_of("deploy/alerts.yaml"), json.loads(text_of("deploy/dashboard.json"))
HEAD = r"(?:# .+\n)+groups:\n  - name: noughts\n    rules:\n"
RULE = (
    r"      - alert: (\w+)\n        expr: (\".+\")\n        for: \d+[mh]\n"
    r"        annotations:\n          summary: (\".+\")\n"
)
ENDS = {"counter": ["_total"], "histogram": ["_bucket", "_count"], "info": ["_info"], "gauge": [""]}
SERIES = {it.name + end for it in own_metrics() for end in ENDS[it.type]}


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


def named(text: str) -> set[str]:
    return set(re.findall(r"noughts_\w+", text))


def test_the_rules() -> None:
    """The file is YAML that any reader takes, and each rule names metrics that exist."""
    assert re.fullmatch(f"{HEAD}(?:{RULE})+", ALERTS)
    found = re.findall(RULE, ALERTS)
    rules = [(name, json.loads(asked), json.loads(says)) for name, asked, says in found]
    assert len({name for name, _, _ in rules}) == len(rules)
    assert all(named(asked) and named(asked) <= SERIES for _, asked, _ in rules)
    asking = [it.documentation for it in own_metrics() if ASKS in it.documentation]
    assert sorted(says for _, _, says in rules) == sorted(asking)


def test_the_dashboard() -> None:
    """It draws each metric once, in a place of its own, from series that exist."""
    panels = DASHBOARD["panels"]
    assert [it["title"] for it in panels] == [it.name for it in own_metrics()]
    places = {(it["gridPos"]["x"], it["gridPos"]["y"]) for it in panels}
    assert len(places) == len({it["id"] for it in panels}) == len(panels)
    for panel in panels:
        (target,) = panel["targets"]
        assert named(target["expr"]) <= SERIES
        assert any(it.startswith(panel["title"]) for it in named(target["expr"]))
