"""What a sentence of a catalogue consists of: its texts, and what it puts into them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    InlineExpression,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

PUT_IN = "\ufffc"
"""Stands in a text for what is put in there."""


@dataclass
class Parts(Visitor):
    """Collects what a sentence puts into its text; `forms` are those it asks for of a name."""

    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[tuple[str, ...]] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    selectors: list[SelectExpression] = field(default_factory=list)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            self.forms |= {str(it.value.parse()["value"]) for it in node.arguments.named}
        else:
            literals = [it for it in node.arguments.positional if isinstance(it, StringLiteral)]
            self.functions.add((node.id.name, *(it.value for it in literals)))
        self.generic_visit(node)


def parts_of(node: BaseNode) -> Parts:
    """Return what a sentence, or a part of one, puts into its text."""
    parts = Parts()
    parts.visit(node)
    return parts


def texts_of(sentence: Message) -> list[str]:
    """Return each text that a sentence can be, as its selectors choose; first that of defaults."""
    return _ways(sentence.value) if sentence.value else [""]


def _ways(pattern: Pattern) -> list[str]:
    each = (
        [it.value] if isinstance(it, TextElement) else list(_ways_of(it.expression))
        for it in pattern.elements
    )
    return ["".join(chosen) for chosen in product(*each)]


def _ways_of(expression: InlineExpression | Placeable | SelectExpression) -> Iterator[str]:
    if isinstance(expression, SelectExpression):
        for variant in sorted(expression.variants, key=lambda it: not it.default):
            yield from _ways(variant.value)
    elif isinstance(expression, Placeable):
        yield from _ways_of(expression.expression)
    elif isinstance(expression, StringLiteral):
        yield expression.parse()["value"]
    else:
        yield PUT_IN
