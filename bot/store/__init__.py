"""All SQL of the bot, one file for each group of tables."""
