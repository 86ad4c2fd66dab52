"""The database as a whole: opening, backups, copies, recounts, servers and runs."""
