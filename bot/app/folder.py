"""The folder with .env and data: the working directory, or one of the installed program's own."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.app.terminal import is_installed
from bot.errors import StartError


def enter(environment: Mapping[str, str]) -> None:
    """Have the installed program work in its own folder, unless there are files of it here.

    Nothing changes where `environment` names a database, as in a container. Raises StartError.
    """
    if not is_installed() or environment.get("DATABASE_URL"):
        return
    if not (Path(".env").exists() or Path("data").exists()):
        from platformdirs import user_data_path  # noqa: PLC0415 - takes 0.3 MB

        folder = user_data_path("noughts", appauthor=False)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.chdir(folder)
        except OSError as error:
            raise StartError(f"{folder} cannot be used: {error.strerror}.") from error
    sys.stderr.write(f"The files .env and data are in {Path.cwd()}.\n")
