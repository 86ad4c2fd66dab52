"""Presses of buttons: parsed, sent to the handler of their kind, and always answered."""
