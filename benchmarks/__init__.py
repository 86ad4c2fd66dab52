"""The benchmarks: each prints measurements, and the ratios of what it compares."""
