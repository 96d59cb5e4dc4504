"""What is in the box, as structs, and how a table is set up from it."""
