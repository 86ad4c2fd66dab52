"""What an address of a database means."""

from urllib.parse import parse_qs, urlsplit

_SCHEMES = ("postgresql", "postgres")


def is_postgres(where: str) -> bool:
    return where.partition("://")[0].lower() in _SCHEMES


def is_complete(where: str) -> bool:
    """Return whether server and database are clear, which a raw @ or / in a password prevents."""
    try:
        parts = urlsplit(where)
        has_host = bool(parts.hostname) or "host" in parse_qs(parts.query)
        is_clear = parts.netloc.count("@") <= 1 and "@" not in parts.path and not parts.fragment
        is_known = parts.port != 0 and parts.scheme in _SCHEMES and has_host
        return is_clear and is_known and len(parts.path) > 1
    except ValueError:  # such as a port that is no number
        return False


def shown(where: str) -> str:
    """Return a path, or an address without its password and its options."""
    if not is_postgres(where):
        return where
    scheme, _, rest = where.partition("://")
    login, at, server = rest.rpartition("@")  # the last one, whatever a password has
    return f"{scheme}://{login.partition(':')[0]}{at}{server.partition('?')[0]}"
