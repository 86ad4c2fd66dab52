"""What comes in: commands and presses, and the code that answers them."""
