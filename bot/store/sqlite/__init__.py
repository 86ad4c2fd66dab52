"""The SQLite engine: one file, its connections, transactions and backup."""
