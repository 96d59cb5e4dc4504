export const GAME = "undead-or-alive";
