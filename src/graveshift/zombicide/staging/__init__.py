"""How a scenario file becomes a position of the family, and a position what can be expected of it."""
