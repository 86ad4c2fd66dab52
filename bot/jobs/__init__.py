"""What the bot does by itself, without anybody asking."""
