"""The alert rules and the dashboard of `deploy/` ask for metrics that the bot has."""

import json
import re

from docs.monitoring import ASKS
from docs.tables import own_metrics
from tests.project_files import text_of

ALERTS, DASHBOARD = text_of("deploy/alerts.yaml"), json.loads(text_of("deploy/dashboard.json"))
HEAD = r"(?:# .+\n)+groups:\n  - name: noughts\n    rules:\n"
RULE = (
    r"      - alert: (\w+)\n        expr: (\".+\")\n        for: \d+[mh]\n"
    r"        annotations:\n          summary: (\".+\")\n"
)
ENDS = {"counter": ["_total"], "histogram": ["_bucket", "_count"], "info": ["_info"], "gauge": [""]}
SERIES = {it.name + end for it in own_metrics() for end in ENDS[it.type]}


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
