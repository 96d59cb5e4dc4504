"""What runs at every decision in the Zombicide games."""
