"""What the levels of games that are too large to count out score, in percent.

All with a ± (95 %) are from games played; those of vanish are exact, but repetitions do not count.
What unbeatable scores against hard in squares, drop and sizes is not measured.
`.venv/bin/python -m engines table --variant all --games 4000` measures them again.
"""

AGAINST = ("random", "casual", "80:20", "level below")
SCORES = {
    "vanish": (
        ("89.1", "23.2", "24.3", ""),
        ("95.5", "52.8", "34.6", "71.9"),
        ("99.0", "84.0", "46.2", "76.3"),
        (">99.9", ">99.9", ">99.9", ">99.9"),
    ),
    "squares": (
        ("72.9±1.9", "31.6±2.0", "22.4±1.8", ""),
        ("84.0±2.3", "50.3±2.2", "33.5±2.1", "70.2±2.0"),
        ("93.4±1.6", "79.2±1.8", "44.7±2.2", "75.8±1.9"),
        ("99.7±0.2", "95.5±0.6", "77.3±1.3", ""),
    ),
    "drop": (
        ("75.0±2.7", "29.0±4.4", "18.5±3.8", ""),
        ("87.9±3.2", "54.8±4.9", "32.0±4.6", "80.5±3.9"),
        ("95.5±2.1", "73.9±4.3", "41.5±4.8", "72.5±4.4"),
        ("99.8±0.2", "99.1±0.3", "82.0±1.2", ""),
    ),
    "sizes": (
        ("86.1±2.2", "23.0±1.8", "27.7±2.0", ""),
        ("93.2±1.6", "54.6±2.2", "37.0±2.1", "75.0±1.9"),
        ("97.7±1.9", "76.5±1.9", "46.3±2.2", "76.3±1.9"),
        (">99.9±0.1", "98.3±0.4", "80.7±1.2", ""),
    ),
}
"""Each level of a game, from easy to unbeatable, against the players in `AGAINST`."""
