"""Runs the bot with English, and the languages whose catalogues are in the current folder."""

import sys
from pathlib import Path

from bot import locales
from bot.__main__ import main

if __name__ == "__main__":
    english = locales.LANGUAGES[locales.DEFAULT]
    locales.LANGUAGES.clear()
    locales.LANGUAGES[locales.DEFAULT] = english
    locales.LANGUAGES.update({file.stem: file for file in Path.cwd().glob("*.ftl")})
    sys.exit(main())
