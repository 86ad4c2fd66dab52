"""What is changed in the code: most operators of mutmut, and four that it lacks."""

from collections.abc import Callable, Iterator
from typing import Any

import libcst as cst
from libcst import matchers as m
from mutmut.mutation import mutators

from tests.mutation.sql import is_sql, mutants_of_sql

Operator = Callable[[Any], Iterator[cst.CSTNode]]

_CALL = m.Call() | m.Await(m.Call())


def drop_statement(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    """Leave out a statement that is a mere call, or that raises an error."""
    if m.matches(node, m.SimpleStatementLine([m.Expr(_CALL) | m.Raise()])):
        yield node.with_changes(body=[cst.Pass()])


def negate_condition(node: cst.If) -> Iterator[cst.CSTNode]:
    inner = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(
        test=cst.UnaryOperation(cst.Not(), inner), whitespace_before_test=cst.SimpleWhitespace(" ")
    )


def drop_keyword(node: cst.Call) -> Iterator[cst.CSTNode]:
    """Leave out an argument that is given by its name."""
    for argument in node.args:
        if argument.keyword is not None:
            yield node.with_changes(args=[it for it in node.args if it is not argument])


def change_sql(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    if is_sql(node.value):
        yield from (node.with_changes(value=text) for text in mutants_of_sql(node.value))


def change_text(node: cst.BaseString) -> Iterator[cst.CSTNode]:
    """Change a text that is no SQL, which does not tell upper from lower case."""
    if not (isinstance(node, cst.SimpleString) and is_sql(node.value)):
        yield from mutators.operator_string(node)


# mutmut would also leave out each argument without a name, or give None for it. That is half of all
# mutants, and mypy finds nearly all of them.
_REPLACED = (mutators.operator_arg_removal, mutators.operator_string)
_SQL = (cst.SimpleString, change_sql)
IN_FUNCTIONS: list[tuple[type, Operator]] = [
    *(pair for pair in mutators.mutation_operators if pair[1] not in _REPLACED),
    (cst.BaseString, change_text),
    (cst.Call, drop_keyword),
    (cst.SimpleStatementLine, drop_statement),
    (cst.If, negate_condition),
    _SQL,
]
"""What is changed in a function."""

OUTSIDE: list[tuple[type, Operator]] = [
    (cst.BaseNumber, mutators.operator_number),
    (cst.Name, mutators.operator_name),
    _SQL,
]
"""What is changed in a constant of a module or a class, whose rest is mostly types."""
