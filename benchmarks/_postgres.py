"""A PostgreSQL server for the benchmarks, which writes as durably as one that a host runs."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks._bots import cpu
from tests.child_processes import children_of
from tests.postgres import Server, own_server


@contextmanager
def server() -> Iterator[Server]:
    """Start a server in a new folder, which goes with it."""
    with tempfile.TemporaryDirectory(prefix="noughts-benchmark-") as folder:
        # Started by root, the server runs as somebody else.
        Path(folder).chmod(0o777)
        with own_server(Path(folder) / "postgres") as running:
            yield running


def server_cpu(pid: int) -> float:
    """Return the processor time of the server whose first process is `pid`, in milliseconds.

    That of connections that are closed is not in it.
    """
    return sum(map(cpu, [pid, *children_of(pid)]))
