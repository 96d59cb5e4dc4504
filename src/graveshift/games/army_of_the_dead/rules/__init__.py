"""The rules of Army of the Dead, chapter by chapter, where its book differs from its siblings'."""
