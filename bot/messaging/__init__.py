"""What goes out: answers to interactions, messages and edits."""
