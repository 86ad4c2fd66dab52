"""What the bot says and does with `DISCORD_FAST_PATH=off`, on discord.py's public API alone."""

import pytest

from tests.interactions.test_bad_days import (  # noqa: F401
    test_a_page,
    test_a_show_that_is_stopped_before_it_is_confirmed,
    test_a_show_whose_first_answer_is_lost,
)
from tests.interactions.test_challenge import test_a_challenge_that_nobody_saw  # noqa: F401
from tests.interactions.test_shared_puzzles import (  # noqa: F401
    test_where_the_bot_cannot_write,
)
from tests.interactions.test_user_install import test_two_people_play, there  # noqa: F401
from tests.interactions.test_who_may_manage import (  # noqa: F401
    test_a_permission_withdrawn_meanwhile,
    test_without_the_permission,
    test_without_the_server,
)
from tests.jobs.test_puzzle_posts import now  # noqa: F401


@pytest.fixture
def fast_path() -> bool:
    return False
