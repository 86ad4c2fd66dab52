"""What a sentence of a catalogue consists of: its texts, and what it puts into them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PUT_IN = "\ufffc"  # stands in a text for what is put in there


@dataclass
class Parts(Visitor):
    """Collects what a sentence puts into its text; `forms` are those it asks for of a name."""

    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[tuple[str, ...]] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    selectors: list[ast.SelectExpression] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            self.forms |= {str(it.value.parse()["value"]) for it in node.arguments.named}
        else:
            literals = [it for it in node.arguments.positional if isinstance(it, ast.StringLiteral)]
            self.functions.add((node.id.name, *(it.value for it in literals)))
        self.generic_visit(node)


def parts_of(node: ast.BaseNode) -> Parts:
    """Return what a sentence, or a part of one, puts into its text."""
    parts = Parts()
    parts.visit(node)
    return parts


def texts_of(sentence: ast.Message) -> list[str]:
    """Return each text that a sentence can be, as its selectors choose; first that of defaults."""
    return _ways(sentence.value) if sentence.value else [""]


def _ways(pattern: ast.Pattern) -> list[str]:
    each = (
        [it.value] if isinstance(it, ast.TextElement) else list(_ways_of(it.expression))
        for it in pattern.elements
    )
    return ["".join(chosen) for chosen in product(*each)]


def _ways_of(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
) -> Iterator[str]:
    if isinstance(expression, ast.SelectExpression):
        for variant in sorted(expression.variants, key=lambda it: not it.default):
            yield from _ways(variant.value)
    elif isinstance(expression, ast.Placeable):
        yield from _ways_of(expression.expression)
    elif isinstance(expression, ast.StringLiteral):
        yield expression.parse()["value"]
    else:
        yield PUT_IN
