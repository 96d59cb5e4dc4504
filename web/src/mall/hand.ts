/** The Zombie Player's hand: when it is dealt from, the cards themselves are the answers. */
export const DEALING = new Set(["deal", "first-deal"]);
