"""What an address of a database means."""

from urllib.parse import parse_qs, urlsplit, urlunsplit

_SCHEMES = ("postgresql", "postgres")


def is_postgres(where: str) -> bool:
    """Return whether a database is at an address of PostgreSQL, and not at a path."""
    return urlsplit(where).scheme in _SCHEMES


def is_complete(where: str) -> bool:
    """Return whether an address of PostgreSQL names a server and a database."""
    try:
        parts = urlsplit(where)
        has_host = bool(parts.hostname) or "host" in parse_qs(parts.query)
        return parts.port != 0 and parts.scheme in _SCHEMES and has_host and len(parts.path) > 1
    except ValueError:  # such as a port that is no number
        return False


def shown(where: str) -> str:
    """Return a path, or an address without its password and its options."""
    if not is_postgres(where):
        return where
    parts = urlsplit(where)
    user, _, host = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    return urlunsplit(parts._replace(netloc=f"{name}@{host}" if name else host, query=""))
