"""The online table: games over WebSockets, kept in a store that outlives the process."""
