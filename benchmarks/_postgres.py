"""A PostgreSQL server for the benchmarks, which writes as durably as one that a host runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from benchmarks._bots import cpu
from tests.child_processes import children_of
from tests.postgres import OwnServer, own_server


@contextmanager
def server() -> Iterator[OwnServer]:
    """Start a new server, which is deleted afterwards."""
    with own_server(Path(uuid4().hex)) as running:
        yield running


def server_cpu(running: OwnServer) -> float:
    """Return the processor time of a server, in milliseconds.

    That of connections that are closed is not in it.
    """
    return sum(map(cpu, [running.pid, *children_of(running.pid)]))
