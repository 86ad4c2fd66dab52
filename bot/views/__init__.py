"""Turns values into Discord messages and pictures; makes no decisions."""
