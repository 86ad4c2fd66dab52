"""The SQLite engine: one database file, its connections, transactions, migrations and backup."""
