"""How a game of the family is told: keys, sentences, views, previews; made only when somebody looks.

The chapters here tell what the siblings share. What a game tells in its own way hangs on its Teller (`teller`), which
the Book has.
"""
