"""The only SQL: one file a group of tables."""
