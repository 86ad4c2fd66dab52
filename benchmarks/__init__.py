"""Programs that measure: each prints figures, and ratios of what was run in turn."""
