"""Goals and special rules of missions that every book of the family can use, one file each."""
