"""A plugin of pytest: a failed example is not made smaller, since nobody reads it."""

from hypothesis import Phase, settings

settings.register_profile("mutation", phases=(Phase.explicit, Phase.generate), database=None)
settings.load_profile("mutation")
