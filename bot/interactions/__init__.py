"""What comes in: commands and presses, and what answers them."""
