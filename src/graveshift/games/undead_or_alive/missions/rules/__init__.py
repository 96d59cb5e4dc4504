"""The special rules of this book, one file each."""
