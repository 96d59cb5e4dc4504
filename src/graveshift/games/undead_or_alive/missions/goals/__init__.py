"""The goals of this book, one file each."""
