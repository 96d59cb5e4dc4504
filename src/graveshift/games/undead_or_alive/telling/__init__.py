"""What only Undead or Alive tells: Feats, Holy Water, Machines, the Train, powers of classes."""
