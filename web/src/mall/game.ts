export const GAME = "tiny-epic-zombies";
