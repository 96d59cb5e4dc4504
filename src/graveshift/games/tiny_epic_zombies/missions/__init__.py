"""The nine Objectives, a module for each that has rules of its own."""
