"""What the levels of games that are too large to count out score, in percent.

Squares, drop and sizes are measured in 4,000 games, and so is vanish where there is a ± (95 %); its
other figures are exact, but repetitions do not count.
`.venv/bin/python -m engines table --variant all --games 4000` measures them again.
"""

AGAINST = ("random", "casual", "80:20", "level below")
SCORES = {
    "vanish": (
        ("90.8±0.9", "23.6±1.3", "24.6±1.3", ""),
        ("96.7", "50.0", "34.5", "75.3±1.3"),
        ("97.8", "84.8", "46.0", "84.8"),
        (">99.9", ">99.9", ">99.9", ">99.9"),
    ),
    "squares": (
        ("64.4±1.5", "26.6±1.4", "15.7±1.1", ""),
        ("81.7±1.2", "54.1±1.5", "29.5±1.4", "78.8±1.3"),
        ("91.3±0.9", "78.7±1.3", "47.6±1.5", "79.4±1.3"),
        ("99.7±0.2", "95.5±0.6", "77.3±1.3", "85.0±1.1"),
    ),
    "drop": (
        ("64.6±1.5", "26.4±1.4", "14.0±1.1", ""),
        ("81.1±1.2", "52.6±1.5", "24.4±1.3", "75.6±1.3"),
        ("91.8±0.9", "80.1±1.2", "42.6±1.5", "82.4±1.2"),
        ("99.8±0.2", "99.1±0.3", "82.0±1.2", "94.0±0.7"),
    ),
    "sizes": (
        ("79.0±1.3", "23.1±1.3", "20.7±1.3", ""),
        ("90.0±0.9", "52.8±1.5", "33.2±1.5", "81.1±1.2"),
        ("97.5±0.5", "86.2±1.1", "49.9±1.5", "82.5±1.2"),
        (">99.9±0.1", "98.3±0.4", "80.7±1.2", "82.1±1.2"),
    ),
}
"""Each level of a game, from easy to unbeatable, against the players in `AGAINST`."""
