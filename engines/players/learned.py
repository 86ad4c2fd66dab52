"""The search tree of `tree` with a judgement that was learned by self-play."""

from dataclasses import dataclass

from engines.players.learned_values import learned_values
from engines.players.search_tree import Judgement
from engines.players.tree import Tree


@dataclass(frozen=True)
class Learned(Tree):
    """Looks at `playouts` positions as `tree` does; 2,500 take it as long as that one 5,000."""

    playouts: int = 2500

    NAME, JUDGEMENT = "learned", Judgement(learned_values, exploration=0.02)
