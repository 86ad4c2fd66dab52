"""Text that people type or paste, cut into the words that may be moves."""

import re
from typing import NamedTuple
from unicodedata import category, digit, normalize

_UNSEEN = ("Cc", "Cf", "Me", "Mn")
"""Unicode's categories of what has no width of its own, such as U+200B and the frame of a key."""
_LOOKALIKES = str.maketrans("авсеохαβεοχ×✕✖❌⭕", "abceoxabeoxxxxxo")  # noqa: RUF001
"""Letters of other alphabets, and pictures, that look like those of boards."""
_BETWEEN = r"""\s.,;:!/|()\[\]{}<>→•·"'`´‘’“”„«»*_~#–—、。،؛"""  # noqa: RUF001
_DASH_BETWEEN = re.compile(r"-(?!\w)|(?<=\w)-")
_WORD = re.compile(rf"([^{_BETWEEN}]+)([{_BETWEEN}]*)")
_AFTER_NUMBER = (".", ")", ":")
_PLAYERS = "xo"


class Word(NamedTuple):
    """What may be a move, and the mark of its player if that stands before it."""

    text: str
    player: str = ""


def visible(typed: str) -> str:
    """Return a text without what nobody sees, and in other scripts' digits and letters as ours."""
    return "".join(map(_plain, normalize("NFKC", typed))).strip()


def _plain(character: str) -> str:
    if category(character) in _UNSEEN and not character.isspace():
        return ""
    number = digit(character, None)
    return character if number is None else str(number)


def words_in(typed: str) -> list[Word]:
    """Return the words of a text, without the numbers of moves and with marks as their players."""
    text = _DASH_BETWEEN.sub(" ", visible(typed).lower().translate(_LOOKALIKES))
    words, player = [], ""
    for found in _without_numbers(_WORD.findall(text)):
        has_mark = found[0] in _PLAYERS and not player
        player, word = (found[0].upper(), found[1:]) if has_mark else (player, found)
        if word:
            words.append(Word(word, player))
            player = ""
    return [*words, Word(player)] if player else words


def _without_numbers(found: list[tuple[str, str]]) -> list[str]:
    """Return words without `1.`, `2.` and so on, if those count moves: never two in a row."""
    words = [word for word, _ in found]
    dotted = [at for at, (word, gap) in enumerate(found[:-1]) if gap.startswith(_AFTER_NUMBER)]
    numbers = [at for at in dotted if words[at].isdecimal()]
    counted = [words[at] for at in numbers] == [str(n + 1) for n in range(len(numbers))]
    if numbers[:1] != [0] or not counted or any(at + 1 in numbers for at in numbers):
        return words
    return [word for at, word in enumerate(words) if at not in numbers]
