"""Names of things within sentences, such as squares, which languages decline."""

from typing import Self


class Noun(tuple[str, "tuple[tuple[str, Argument], ...]"]):
    """The key of a name, with the arguments of that name.

    As the argument `cell` of a sentence, `Noun("cell-4")` is said as the sentence's language says
    `cell-4`: `{ $cell }` is its value, and `{ FORM($cell, of: "acc") }` its attribute `.acc`:

        cell-4 = die Mitte
            .dat = der Mitte

    A noun without the form that is asked for is said as its value, and text as it is. So is an
    attribute that tells something else, such as a gender that the sentence chooses by.
    """

    __slots__ = ()

    def __new__(cls, key: str, **args: "Argument") -> Self:
        """Return the noun of `key`, with the arguments of its sentence."""
        # As a tuple it is compared and hashed in C, which the cache of sentences does each time.
        return super().__new__(cls, (key, tuple(args.items())))

    @property
    def key(self) -> str:
        """The key of the name."""
        return self[0]

    @property
    def args(self) -> "dict[str, Argument]":
        """The arguments of the name."""
        return dict(self[1])


Name = Noun | str
"""What a thing is called; text is the same in each language and form."""


class OneOf(tuple[Name, ...]):
    """Names, one of them: a sentence says "a, b or c", each in the same form."""

    __slots__ = ()


Argument = Name | OneOf | int
"""What a sentence may be told; numbers are counts."""
