"""What a game's moves were worth: names, reasons and hints."""
