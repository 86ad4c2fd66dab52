"""Asks the running bot for `/health`, as its container does: `python -m bot.app.health_check`."""

from http.client import HTTPConnection  # which knows no proxies

from bot.app.settings import Settings, read

_ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - these are listened at, not asked
_TIMEOUT = 4.0
_OK = 200


def reached_at(host: str) -> str:
    """Return the address at which this machine reaches a server that listens at `host`."""
    return _ANY.get(host, host)


def is_healthy(values: Settings) -> bool:
    """Return what `/health` says; true if it is not served. Raises OSError if nothing answers."""
    if not values.metrics_port:
        return True
    host, port = reached_at(values.metrics_host), values.metrics_port
    connection = HTTPConnection(host, port, timeout=_TIMEOUT)
    connection.request("GET", "/health")
    return connection.getresponse().status == _OK


if __name__ == "__main__":
    raise SystemExit(not is_healthy(read()))
