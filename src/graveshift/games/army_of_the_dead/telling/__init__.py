"""How Army of the Dead is told: its words, its view, and the reasons against its own Actions."""
