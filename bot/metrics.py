"""The metrics, in Prometheus' own client; no label identifies a person or a match."""

from prometheus_client import Counter, Gauge, Histogram, Info

from bot import __version__

BUILD = Info(
    "noughts_build",
    "1, with the version that runs. Investigate if it is missing: the process is gone.",
)
BUILD.info({"version": __version__})
PRESSES = Histogram(
    "noughts_press_seconds",
    "From a press's arrival to its answer, in seconds. Investigate if the 99th percentile passes 1;"
    " at 3, people see a failure.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0),
)
PRESSES_BY_KIND = Counter("noughts_presses", "Presses, by kind of button.", ["kind"])
COMMITS = Counter(
    "noughts_commits",
    "Transactions committed to the database. Investigate if none are while people press.",
)
REFUSALS = Counter(
    "noughts_refusals",
    "Presses and commands not carried out, by kind. Investigate if store-busy, store-damaged or an"
    " error grows.",
    ["kind"],
)
RATE_LIMITED = Counter(
    "noughts_rate_limited",
    "Requests that Discord refused because there were too many (429). Investigate if it grows by"
    " more than a few an hour.",
)
BEGUN = Counter("noughts_matches_begun", "Matches that began, by game.", ["game"])
ENDED = Counter(
    "noughts_matches_ended", "Matches that ended, by game. Investigate if none do.", ["game"]
)
JOB_LATE = Gauge(
    "noughts_job_late_seconds",
    "Seconds since the next work of a job was due. Investigate if MatchExpirer passes 60.",
    ["job"],
)
TURNS_WAITING = Gauge(
    "noughts_engine_turns_waiting",
    "Long turns of engines that wait for others to end. Investigate if it stays above 10.",
)
LIVE = Gauge(
    "noughts_matches_live",
    "Matches on this process's shards that wait for a move. Investigate if it is NaN: the database"
    " fails.",
)
SERVERS = Gauge("noughts_servers", "Servers on this process's shards that have the bot.")
PLAYERS = Gauge(
    "noughts_players",
    "People who began a game in the last days, as many as the label says, over all shards. Each"
    " process counts them every five minutes.",
    ["days"],
)
SIZE = Gauge("noughts_database_bytes", "The size of the database, without its journal.")
LAST_BACKUP = Gauge(
    "noughts_last_backup_timestamp_seconds",
    "When the newest backup was made; 0 if there is none yet, NaN if none are made. Investigate"
    " if it is older than twice BACKUP_EVERY.",
)
CONNECTED = Gauge(
    "noughts_gateway_connected",
    "1 for a shard that is connected, else 0. Investigate if it is 0 for two minutes.",
    ["shard"],
)
HELD = Gauge(
    "noughts_shard_held",
    "1 for each shard that this process has locked on PostgreSQL. Investigate if the sum over all"
    " processes is below the number of shards for a minute.",
    ["cluster", "shard"],
)


def count_refusal(error: BaseException) -> None:
    """Count a refusal by the key of its sentence, or by the name of its class if it has none."""
    key = getattr(error, "key", "")
    REFUSALS.labels(kind=key.removeprefix("refusal-") or type(error).__name__).inc()
