"""What is in the box, as structs, and what a table decides before the game."""
