export const GAME = "gears-and-guns";
