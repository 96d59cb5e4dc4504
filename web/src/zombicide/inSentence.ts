/** A place in the middle of an English sentence: “Move to the north room of the house”. Pure. */
const ROOM = /^(.+), ([^,]+ (?:room|end)(?: \(\d+\))?)$/;
const BALCONY = /^(balcony), (.+)$/i;
const BESIDE = /^([^,]+), (?=(?:north|south|east|west|between)[\w-]* (?:of )?the )/;

export function inSentence(name: string): string {
  const room = ROOM.exec(name);
  if (room) return `the ${room[2]} of ${withArticle(room[1]!)}`;
  const balcony = BALCONY.exec(name);
  if (balcony) return `the ${balcony[1]!.toLowerCase()} of ${withArticle(balcony[2]!)}`;
  const beside = BESIDE.exec(name);
  return beside ? `the ${beside[1]!.toLowerCase()} ${name.slice(beside[0].length)}` : withArticle(name);
}

/** What has a capital further on is the name of something and keeps its own. */
function withArticle(house: string): string {
  const bare = house.replace(/^the /i, "");
  return `the ${/^.[^\p{Lu}]*$/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare}`;
}

/** Whoever is told to be in a place is on it where it is a balcony. */
export const onBalconies = (told: string): string =>
  told.replace(/\b([Ii])n(?=(?:\u00a0| )the balcony\b)/g, (_, i: string) => (i === "I" ? "On" : "on"));
