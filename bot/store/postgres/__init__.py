"""A database on a PostgreSQL server, for hosts whose bot has outgrown one file."""
