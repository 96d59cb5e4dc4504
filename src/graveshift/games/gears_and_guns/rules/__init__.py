"""The rules of Gears & Guns, chapter by chapter."""
