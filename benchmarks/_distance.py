"""A proxy that makes a PostgreSQL server look as far away as one on another machine.

It is a process with a thread for each direction of a connection, since timers of an event loop are
too coarse for parts of a millisecond.
"""

import multiprocessing
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from urllib.parse import parse_qs, urlsplit, urlunsplit

_LOCAL: int = getattr(socket, "AF_UNIX", -1)  # not on Windows


@contextmanager
def at_distance(url: str, delay: float) -> Iterator[str]:
    """Return the address of the same database, from which each answer takes `delay` s longer."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(url, delay, theirs), daemon=True)
    process.start()
    try:
        parts = urlsplit(url)
        user = parts.netloc.rpartition("@")[0]
        netloc = f"{user}@127.0.0.1:{ours.recv()}"
        yield urlunsplit(parts._replace(netloc=netloc, query=""))
    finally:
        process.kill()
        process.join()


def _serve(url: str, delay: float, report: Connection) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        report.send(door.getsockname()[1])
        while True:
            client, _ = door.accept()
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            server = _connect(url)
            for pair in ((client, server, 0.0), (server, client, delay)):
                threading.Thread(target=_copy, args=pair, daemon=True).start()


def _connect(url: str) -> socket.socket:
    parts = urlsplit(url)
    folder = parse_qs(parts.query).get("host", [""])[0]
    port = parts.port or 5432
    if not folder.startswith("/"):
        return socket.create_connection((parts.hostname, port))
    server = socket.socket(_LOCAL)
    server.connect(f"{folder}/.s.PGSQL.{port}")
    return server


def _copy(source: socket.socket, target: socket.socket, delay: float) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            time.sleep(delay)
            target.sendall(data)
    for one in (source, target):
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
