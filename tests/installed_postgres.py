"""`python -m tests.installed_postgres COMMAND…` runs it on each PostgreSQL installed by Debian."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

INSTALLED = Path("/usr/lib/postgresql")
_USER = "postgres"  # who runs the server when root asks for one; Debian has made that user
_OPTIONS = "-h '' -F -k"  # no port, nothing outlives a power cut, and the folder of the socket


@contextmanager
def server(programs: Path) -> Iterator[str]:
    """Start a new server with the programs of a folder, and give the address of a database."""
    with tempfile.TemporaryDirectory(prefix="noughts-postgres-") as folder:
        user = _USER if sys.platform != "win32" and os.geteuid() == 0 else None
        if user is not None:
            shutil.chown(folder, user)
        data = ("-D", f"{folder}/data")
        _run(user, programs / "initdb", *data, "-U", _USER, "-A", "trust", "--locale", "C.UTF-8")
        start = ("-w", "-l", f"{folder}/log", "-o", f"{_OPTIONS} {folder}", "start")
        _run(user, programs / "pg_ctl", *data, *start)
        try:
            yield f"postgresql://{_USER}:@/postgres?host={folder}"
        finally:
            _run(user, programs / "pg_ctl", *data, "-m", "immediate", "stop")


def _run(user: str | None, *command: str | Path) -> None:
    subprocess.run(command, check=True, user=user, cwd="/", stdout=subprocess.DEVNULL)


def main(command: Sequence[str]) -> int:
    """Run a command on each server; return the status of the last that failed, or 0."""
    status = 0
    for programs in sorted(path.parent for path in INSTALLED.glob("*/bin/initdb")):
        sys.stdout.write(f"== PostgreSQL {programs.parent.name}\n")
        sys.stdout.flush()
        with server(programs) as address:
            environment = os.environ | {"TEST_DATABASE_URL": address}
            status = subprocess.run(command, check=False, env=environment).returncode or status
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
