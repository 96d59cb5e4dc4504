"""What a game may offer besides its rules, one part each: the contracts and plain forms that games build on.

A game names its parts in its GameModule (kernel/registry.py); the floors above find them there and know no game.
"""
