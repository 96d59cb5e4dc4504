"""The content of Gears & Guns: what it adds to the box of Undead or Alive."""
