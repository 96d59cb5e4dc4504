"""The rules of Undead or Alive, a module for each chapter of the book."""
