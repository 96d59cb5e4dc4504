export const GAME = "army-of-the-dead";
