"""A PostgreSQL server for the benchmarks, which writes as durably as one that a host runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from benchmarks._bots import cpu
from tests.child_processes import children_of
from tests.postgres import Server, own_server


@contextmanager
def server() -> Iterator[Server]:
    """Start a server in a new folder, which goes with it."""
    with own_server(Path(uuid4().hex)) as running:
        yield running


def server_cpu(pid: int) -> float:
    """Return the processor time of the server whose first process is `pid`, in milliseconds.

    That of connections that are closed is not in it.
    """
    return sum(map(cpu, [pid, *children_of(pid)]))
