"""The specs of the engines that people can pick."""

from engines.levels import ENGINES, LEVELS, NoSuchSettingError, spec_for


def _at_levels() -> set[str]:
    specs = set()
    for engine in ("minimax", "sampling"):
        for level in LEVELS:
            try:
                specs.add(spec_for(level, engine))
            except NoSuchSettingError:
                continue
    return specs


DEFAULTS = [spec_for(None, engine) for engine in ENGINES]
SPECS = [*DEFAULTS, *sorted(_at_levels() - set(DEFAULTS))]
