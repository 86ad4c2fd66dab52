"""Finds the mutants of a file: each is the file with one small change."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff

import libcst as cst
from libcst import matchers as m
from libcst.metadata import MetadataWrapper, PositionProvider

from tests.mutation.operators import IN_FUNCTIONS, OUTSIDE
from tests.project_files import text_of

_SKIPPED = (
    m.Annotation()
    | m.Decorator()
    | m.Import()
    | m.ImportFrom()
    | m.Expr(value=m.SimpleString())  # a docstring
    # What is logged is for the operator of the bot, and has its own tests.
    | m.Call(func=m.Attribute(value=m.Name("log")))
)


@dataclass(frozen=True)
class Mutant:
    """A change of a file: its number, its line, and that of the outermost function, if any."""

    path: str
    number: int
    line: int
    function: int | None
    module: cst.Module
    before: cst.CSTNode
    after: cst.CSTNode

    @property
    def name(self) -> str:
        """The name by which it can be run again."""
        return f"{self.path}#{self.number}"

    @property
    def code(self) -> str:
        return str(self.module.deep_replace(self.before, self.after).code)

    def diff(self) -> str:
        before, after = self.module.code.splitlines(), self.code.splitlines()
        lines = [*unified_diff(before, after, n=0, lineterm="")][2:]
        return "\n".join(line for line in lines if not line.startswith("@@"))


def mutants_of(path: str) -> Iterator[Mutant]:
    """Return all mutants of a file, in an order that depends only on the file."""
    wrapper, visitor = MetadataWrapper(cst.parse_module(text_of(path))), _Visitor()
    wrapper.visit(visitor)
    for number, (before, after, line, function) in enumerate(visitor.changes, 1):
        yield Mutant(path, number, line, function, wrapper.module, before, after)


class _Visitor(cst.CSTVisitor):
    """Collects each change: the node before and after, its line, and its function's line."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        self.changes: list[tuple[cst.CSTNode, cst.CSTNode, int, int | None]] = []
        self._line = 1
        self._functions: list[cst.FunctionDef] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if m.matches(node, _SKIPPED):
            return False
        if place := self.get_metadata(PositionProvider, node, None):
            self._line = place.start.line
        if isinstance(node, cst.FunctionDef):
            self._functions.append(node)
        self._collect(node)
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if self._functions and original_node is self._functions[-1]:
            self._functions.pop()

    def _collect(self, node: cst.CSTNode) -> None:
        function = self._outermost_function()
        for kind, operator in IN_FUNCTIONS if function else OUTSIDE:
            if isinstance(node, kind):
                self.changes += [(node, after, self._line, function) for after in operator(node)]

    def _outermost_function(self) -> int | None:
        if not self._functions:
            return None
        return int(self.get_metadata(PositionProvider, self._functions[0].name).start.line)
