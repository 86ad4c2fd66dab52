"""The specs of engines that people can pick in classic, and those of levels."""

from engines.levels import ENGINES, LEVELS, SPEC_OF_LEVEL, NoSuchSettingError, spec_for


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
WITH_LEVELS = [*SPECS, *(spec for spec in SPEC_OF_LEVEL.values() if spec not in SPECS)]
