"""How Tiny Epic Zombies is told: keys, sentences, views, previews; made only when somebody looks."""
