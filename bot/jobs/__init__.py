"""Jobs: what the bot does by itself, without an interaction."""
