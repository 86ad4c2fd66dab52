"""Everything that touches what discord.py keeps private."""
