"""The bot asks for no more than it uses, and never runs SQL from outside."""

import ast
from typing import TypeGuard

import discord

from bot.__main__ import parser
from bot.app.client import Noughts
from bot.store.database import Database
from tests.command_line import commands_of
from tests.project_files import modules, tree_of
from tests.test_architecture import SQL

HOUSE = modules("bot", "engines")
# These build SQL of only the project's own words: the files of migrations/, the names of the
# tables that a recount repairs or a copy fills, the tables and columns in the list of what is
# stored of people or at what time, the condition of who may see a match, the number of a run, and
# all SQL of the store as PostgreSQL wants it.
BUILDERS = {
    "bot/store/sqlite/migrate.py",
    "bot/store/sqlite/run_number.py",
    "bot/store/sqlite/statements.py",
    "bot/store/postgres/migrate.py",
    "bot/store/postgres/statements.py",
    "bot/store/sqlite/tables.py",
    "bot/store/postgres/tables.py",
    "bot/store/rows.py",
    "bot/store/upkeep/clock_set_back.py",
    "bot/store/upkeep/recount.py",
    "bot/store/people/personal_data.py",
}
OWN_WORDS = {"held_only", "_held", "of_both_seats", "upsert"}
"""The functions that put the numbers of shards, or names of columns, into SQL, and nothing else."""
EXECUTE = {"execute", "executemany", "executescript"}
RUN = {"one", "all", "run", "run_later", "run_last"}
"""What runs SQL on a `Connection` of the store, which has one of these names."""
CONNECTIONS = {"db", "connection", "restored"}


async def test_no_intents(database: Database) -> None:
    """The client has no intents, since interactions arrive without any.

    For the welcome it asks for one: `tests/wire/test_welcome.py::test_the_one_intent`.
    """
    assert Noughts(database).intents == discord.Intents.none()


def test_no_token_on_the_command_line() -> None:
    """No command-line option takes the token, which others could see there."""
    offered = [option for options in commands_of(parser()).values() for option in options]
    assert offered
    assert not [option for option in offered if "token" in option]


def is_built(node: ast.AST | None) -> bool:
    """Return whether an expression builds a text from parts that may be anything."""
    is_text = isinstance(node, ast.JoinedStr | ast.BinOp | ast.Call)
    return is_text and not (is_of_own_words(node) or is_of_constants(node))


def is_of_constants(node: ast.AST | None) -> bool:
    """Return whether an expression is an f-string of texts and constants alone."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    values = [it.value if isinstance(it, ast.FormattedValue) else it for it in parts]
    return all(
        isinstance(it, ast.Constant) or (isinstance(it, ast.Name) and it.id.isupper())
        for it in values
    )


def is_of_own_words(node: ast.AST | None) -> bool:
    """Return whether an expression calls a function of `OWN_WORDS`, perhaps as its own method."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).removeprefix("self.") in OWN_WORDS


def looks_like_sql(node: ast.AST) -> bool:
    """Return whether an expression builds SQL from parts."""
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return any(isinstance(part.value, str) and SQL.search(part.value) for part in parts)


def built_sql(tree: ast.AST) -> list[int]:
    """Return the lines that build SQL from parts, or pass such a text to the database."""
    nodes = list(ast.walk(tree))
    joined = [
        node
        for node in nodes
        if isinstance(node, ast.JoinedStr | ast.BinOp)
        and looks_like_sql(node)
        and not is_of_constants(node)
    ]
    handed = [node.args[0] for node in nodes if is_execute(node)]
    names = {argument.id for argument in handed if isinstance(argument, ast.Name)}
    assigned = [n for n in nodes if isinstance(n, ast.Assign | ast.AugAssign | ast.AnnAssign)]
    bound = [n.value for n in assigned if names & names_of(n) and is_built(n.value)]
    grown = [n for n in assigned if isinstance(n, ast.AugAssign) and names & names_of(n)]
    odd = [it for it in handed if not isinstance(it, ast.Constant | ast.Name | ast.Call)]
    odd += [it for it in handed if isinstance(it, ast.Call) and not is_of_own_words(it)]
    return sorted(node.lineno for node in [*joined, *odd, *bound, *grown] if node)


def is_execute(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and (node.func.attr in EXECUTE or is_run(node.func))
    )


def is_run(method: ast.Attribute) -> bool:
    owner = method.value
    return method.attr in RUN and isinstance(owner, ast.Name) and owner.id in CONNECTIONS


def names_of(node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    parts = [part for target in targets for part in ast.walk(target)]
    return {part.id for part in parts if isinstance(part, ast.Name)}


def test_no_sql_is_put_together() -> None:
    """No SQL is built from parts; what people send is passed as parameters."""
    others = [module for module in HOUSE if module not in BUILDERS]
    assert {m: lines for m in others if (lines := built_sql(tree_of(m)))} == {}


def test_put_together_sql_is_found() -> None:
    """The test above finds each way to build SQL."""
    ways = (
        'db.execute(f"SELECT * FROM {table}")',
        'sql = f"DELETE FROM {table} WHERE {KEY} = 1"',
        'sql = f"DELETE FROM {TABLE.lower()}"',
        'db.execute("SELECT * FROM a WHERE b = " + name)',
        'db.execute("SELECT * FROM a WHERE b = %s" % name)',
        'db.execute("SELECT * FROM {}".format(name))',
        'await db.one("SELECT {}".format(name))',
        'sql = "SELECT 1".replace("1", name)\ndb.execute(sql)',
        'sql = "SELECT a"\nsql += name\ndb.execute(sql)',
        'query = f"DELETE FROM {table}"',
        "db.all(self.held_by(name))",
        "sql = other._held(name)\ndb.all(sql)",
    )
    assert [way for way in ways if not built_sql(ast.parse(way))] == []
    assert built_sql(ast.parse('sql = "SELECT 1"\ndb.execute(sql, (name,))')) == []
