"""What a Human may do in a Turn: one class for each Action, with its offer, price, effect, refusal and words."""
