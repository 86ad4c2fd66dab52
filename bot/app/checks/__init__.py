"""What `python -m bot doctor` checks: one file for each side of a set-up."""
