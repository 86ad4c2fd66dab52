"""How each game looks: its board, the names of its squares, and what it says of itself."""

from bot.views.looks.look import Look
from bot.views.looks.ultimate import UltimateLook
from engines.games.sizes import SIZES
from engines.games.ultimate import ULTIMATE
from engines.games.vanish import VANISH
from engines.games.variants import GAMES

_SPECIAL = (Look(VANISH, "legend-fading"), Look(SIZES, "legend-sizes"), UltimateLook(ULTIMATE))
LOOKS = {game.name: Look(game) for game in GAMES.values()}
LOOKS |= {look.game.name: look for look in _SPECIAL}
