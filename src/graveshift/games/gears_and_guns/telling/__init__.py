"""How Gears & Guns is told."""
