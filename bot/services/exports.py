"""The service of exports: people can get everything that is stored about them, as JSON files."""

import asyncio
import gzip
import zlib

import orjson

from bot.errors import Refusal
from bot.exact_json import exact
from bot.store.people.personal_data import ExportedRow, PersonalDataTable

ExportFile = tuple[str, bytes]  # its name, and what it holds

MOST_BYTES = 9 << 20  # bytes to begin another file at: Discord takes 10 MiB, a page comes on top
PAUSE = 0.01  # seconds between two pages, so that presses have more than half of the time
_PLAIN = 1 << 20  # bytes up to which a single file is not compressed
_GZIP = 31  # zlib's number for the format of gzip files


class Exports:
    """Makes exports, one at a time; the JSON is written in a thread."""

    def __init__(self, table: PersonalDataTable) -> None:
        self._table = table
        self._people: set[int] = set()
        self._one_at_a_time = asyncio.Lock()

    async def files(self, person: int) -> list[ExportFile]:
        """Return the files that hold everything stored about a person.

        Raises Refusal if the person waits for them already, or their data is being deleted.
        """
        if person in self._people:
            raise Refusal("export-in-flight")
        self._people.add(person)
        try:
            async with self._one_at_a_time:
                return await self._files(person)
        finally:
            self._people.remove(person)

    async def _files(self, person: int) -> list[ExportFile]:
        files = ExportFiles(await self._table.summary(person))
        async for name, rows in self._table.pages(person):
            await asyncio.to_thread(files.add, name, rows)
            await asyncio.sleep(PAUSE)
        return await asyncio.to_thread(files.finish)


class ExportFiles:
    """The files of one export; each is a JSON object with the header and some of the rows.

    Another file begins when one has `most_bytes`, compressed.
    """

    def __init__(self, header: ExportedRow, most_bytes: int = MOST_BYTES) -> None:
        self._header = header
        self._most_bytes = most_bytes
        self._finished: list[bytes] = []
        self._current = _GrowingObject(header)

    def add(self, name: str, rows: list[ExportedRow]) -> None:
        if len(self._current.compressed) >= self._most_bytes:
            self._finished.append(self._current.finish())
            self._current = _GrowingObject(self._header)
        self._current.add(name, rows)

    def finish(self) -> list[ExportFile]:
        """Return the files: one in plain text if it is small, otherwise compressed ones."""
        is_plain = not self._finished and self._current.size <= _PLAIN
        files = [*self._finished, self._current.finish()]
        if is_plain:
            plain = orjson.loads(gzip.decompress(files[0]))
            return [("noughts.json", orjson.dumps(plain, option=orjson.OPT_INDENT_2))]
        if len(files) == 1:
            return [("noughts.json.gz", files[0])]
        return [(f"noughts-{n}.json.gz", file) for n, file in enumerate(files, 1)]


class _GrowingObject:
    """A JSON object whose last value is a list that can grow."""

    def __init__(self, header: ExportedRow) -> None:
        self._compressor = zlib.compressobj(wbits=_GZIP)
        self.compressed = bytearray()
        self._list = ""
        self._is_empty = True
        self.size = 0
        self._write(orjson.dumps(exact(header))[:-1])

    def add(self, name: str, rows: list[ExportedRow]) -> None:
        if name != self._list:
            end = b"]" if self._list else b""
            self._write(end + b',\n"%s":[' % name.encode())
            self._list = name
            self._is_empty = True
        if rows:
            separator = b"\n" if self._is_empty else b",\n"
            self._write(separator + orjson.dumps(exact(rows))[1:-1])
            self._is_empty = False

    def finish(self) -> bytes:
        self._write(b"]}" if self._list else b"}")
        self.compressed += self._compressor.flush()
        return bytes(self.compressed)

    def _write(self, text: bytes) -> None:
        self.size += len(text)
        self.compressed += self._compressor.compress(text)
