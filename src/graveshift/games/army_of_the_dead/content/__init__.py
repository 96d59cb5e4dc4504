"""The content of Army of the Dead: structs of its files, its box, its missions, the first position."""
