"""The boxes of the Zombicide family: cards, zombies, survivors and skills as data, and how a game is set up."""
