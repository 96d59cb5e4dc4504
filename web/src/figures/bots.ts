/** Who sits in a bot's seat: a name by level and seat, so that two of a kind can be told apart. */
const NAMES: Record<string, string[]> = {
  random: ["Tad", "Pip", "Lula", "Moe", "Dot", "Gus"],
  novice: ["Wes", "Ivy", "Ned", "Fay", "Abe", "Kit"],
  greedy: ["Roz", "Hank", "Vera", "Otto", "June", "Bram"],
  "planner-quick": ["Hob", "Greta", "Silas", "Nora", "Cyrus", "Alma"],
  "planner-deep": ["Ada", "Cornelius", "Judith", "Ambrose", "Selma", "Virgil"],
};

export const botName = (bot: string, seat: number): string => {
  const names = NAMES[bot] ?? NAMES.greedy!;
  return names[seat % names.length]!;
};
