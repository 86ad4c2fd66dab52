"""The alert rules for Prometheus and the dashboard for Grafana, each made from the metrics.

What to investigate is said once, in the help of each metric; here is how Prometheus asks for it.
"""

import json
from collections.abc import Iterator
from typing import NamedTuple

from docs.tables import own_metrics

ASKS = "Investigate if"
HEAD = """\
# Rules for Prometheus, made by `make docs` from bot/metrics.py. Of a BACKUP_EVERY other than 24h,
# write twice its seconds in place of 2 * 86400.
groups:
  - name: noughts
    rules:
"""


class Watched(NamedTuple):
    """What is drawn of a metric, and the alert: a whole expression, or how that compares."""

    drawn: str
    alert: str = ""
    lasts: str = "5m"


WATCHED = {
    "noughts_build": Watched(
        "count by (version) (noughts_build_info)", "absent(noughts_build_info)", "2m"
    ),
    "noughts_press_seconds": Watched(
        "histogram_quantile(0.99, sum by (le) (rate(noughts_press_seconds_bucket[5m])))", "> 1"
    ),
    "noughts_presses": Watched("sum by (kind) (rate(noughts_presses_total[5m]))"),
    "noughts_commits": Watched(
        "sum(rate(noughts_commits_total[5m]))",
        "sum(increase(noughts_commits_total[15m])) == 0"
        ' and sum(increase(noughts_presses_total{kind="cell"}[15m])) > 10',
    ),
    "noughts_refusals": Watched(
        "sum by (kind) (rate(noughts_refusals_total[5m]))",
        'sum(increase(noughts_refusals_total{kind=~"store-.+|[A-Z].+"}[15m])) > 5',
    ),
    "noughts_rate_limited": Watched("sum(increase(noughts_rate_limited_total[1h]))", "> 5"),
    "noughts_matches_begun": Watched("sum by (game) (rate(noughts_matches_begun_total[5m]))"),
    "noughts_matches_ended": Watched(
        "sum by (game) (rate(noughts_matches_ended_total[5m]))",
        "(sum(increase(noughts_matches_ended_total[6h])) or vector(0)) == 0"
        " and sum(increase(noughts_matches_begun_total[6h])) > 10",
    ),
    # Prometheus calls a label `job` of ours `exported_job`, unless it honours labels.
    "noughts_job_late_seconds": Watched(
        "max by (job, exported_job) (noughts_job_late_seconds)",
        'max(noughts_job_late_seconds{exported_job="MatchExpirer"}'
        ' or noughts_job_late_seconds{job="MatchExpirer"}) > 60',
        "1m",
    ),
    "noughts_engine_turns_waiting": Watched("max(noughts_engine_turns_waiting)", "> 10"),
    "noughts_matches_live": Watched(
        "sum(noughts_matches_live)", "noughts_matches_live != noughts_matches_live", "2m"
    ),
    "noughts_servers": Watched("sum(noughts_servers)"),
    "noughts_players": Watched("max by (days) (noughts_players)"),
    "noughts_database_bytes": Watched("max(noughts_database_bytes)"),
    "noughts_last_backup_timestamp_seconds": Watched(
        "time() - max(noughts_last_backup_timestamp_seconds)", "> 2 * 86400"
    ),
    "noughts_gateway_connected": Watched(
        "max by (shard) (noughts_gateway_connected)", "== 0", "2m"
    ),
    "noughts_shard_held": Watched(
        "sum(noughts_shard_held)", "< max_over_time(sum(noughts_shard_held)[1h:1m])", "1m"
    ),
}
_DATASOURCE = {"type": "prometheus", "uid": "${datasource}"}
_DASHBOARD = {
    "title": "Noughts",
    "uid": "noughts",
    "schemaVersion": 39,
    "refresh": "1m",
    "time": {"from": "now-24h", "to": "now"},
    "templating": {"list": [{"name": "datasource", "type": "datasource", "query": "prometheus"}]},
    "panels": [],
}
_WIDTH, _HEIGHT, _COLUMNS = 8, 8, 3


def alerts() -> str:
    """Return the alert rules; raises LookupError if a metric lacks one, or needs none."""
    helps = {it.name: it.documentation for it in own_metrics()}
    asking = {name for name, text in helps.items() if ASKS in text}
    if wrong := asking ^ {name for name, it in WATCHED.items() if it.alert}:
        raise LookupError(f"either without an alert, or without '{ASKS}': {wrong}")
    return HEAD + "".join(_rule(name, helps[name]) for name in WATCHED if name in asking)


def _rule(name: str, text: str) -> str:
    it = WATCHED[name]
    asked = f"{it.drawn} {it.alert}" if it.alert[0] in "<=>" else it.alert
    return (
        f"      - alert: {name.title().replace('_', '')}\n"
        f"        expr: {json.dumps(asked)}\n"
        f"        for: {it.lasts}\n"
        f"        annotations:\n"
        f"          summary: {json.dumps(text)}\n"
    )


def dashboard() -> str:
    """Return the dashboard, which draws each metric; raises LookupError if one is not known."""
    panels = ",\n    ".join(map(json.dumps, _panels()))
    return json.dumps(_DASHBOARD, indent=2).replace("[]", f"[\n    {panels}\n  ]") + "\n"


def _panels() -> Iterator[dict[str, object]]:
    for number, it in enumerate(own_metrics()):
        y, x = divmod(number, _COLUMNS)
        yield {
            "id": number + 1,
            "type": "timeseries",
            "title": it.name,
            "description": it.documentation,
            "datasource": _DATASOURCE,
            "gridPos": {"x": x * _WIDTH, "y": y * _HEIGHT, "w": _WIDTH, "h": _HEIGHT},
            "targets": [{"refId": "A", "expr": WATCHED[it.name].drawn}],
        }
