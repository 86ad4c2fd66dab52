"""Games that are typed as moves, as arguments or a line each, and answered one by one."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator

from engines.games.classic import BadBoardError
from engines.games.notation import UnreadableMoveError, is_marked, play_typed, words_in
from engines.games.position import IllegalMoveError, PlayedPosition
from engines.games.variants import GAMES

_END = "Ctrl-Z and Enter end it" if os.name == "nt" else "Ctrl-D ends it"


def answer_games(options: Namespace, answer: Callable[[PlayedPosition], str]) -> int:
    """Write the answer to every game in turn; return 2 if one cannot be read, otherwise 0."""
    texts = options.sequences or typed_lines(what_to_type(options))
    return answer_each(texts, lambda text: answer(game_of(text, options)))


def answer_each(texts: Iterable[str], answer: Callable[[str], str]) -> int:
    status = 0
    for text in texts:
        try:
            reply = answer(text)
        except BadBoardError as error:
            sys.stderr.write(f"{error}\n")
            status = 2
        else:
            sys.stdout.write(f"{reply}\n")
            sys.stdout.flush()
    return status


def game_of(text: str, options: Namespace) -> PlayedPosition:
    """Return the game of `--variant` after moves; raises BadBoardError.

    Moves are as boards show them; with `--json` they are tokens, unless a `p` marks each.
    """
    start = PlayedPosition(GAMES[options.variant])
    try:
        if options.json and not is_marked(text):
            return start.play_tokens(word.text for word in words_in(text))
        return play_typed(start, text)
    except (IllegalMoveError, UnreadableMoveError) as error:
        raise BadBoardError(f"{text!r}: {error}") from error


def what_to_type(options: Namespace) -> str:
    """Return how games are typed, as the end of a sentence that begins with "Type"."""
    spelling = "from 0, as programs write them" if options.json else GAMES[options.variant].spelling
    return f"the moves of a game of {options.variant}, one game a line ({spelling})"


def typed_lines(what: str) -> Iterator[str]:
    """Yield the lines of standard input; a person at a terminal is told first what to type."""
    if sys.stdin.isatty():
        sys.stderr.write(f"Type {what}. {_END}.\n")
    for line in sys.stdin:
        yield line.strip()
