"""The kernel: decisions, chance, the driver, records, undo, views. It knows no game."""
