"""The rules of Tiny Epic Zombies, a module for each chapter of the book."""
