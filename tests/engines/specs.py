"""The specs that people can pick: engines, levels, and engines at levels."""

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
SPECS = [*DEFAULTS, *sorted((_at_levels() | set(SPEC_OF_LEVEL.values())) - set(DEFAULTS))]
