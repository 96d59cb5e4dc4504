/** Our own line drawings in a box of 24 by 24: bent like neon tubes, so all of them are strokes. */
export const GLYPHS = {
  // tracks and turns
  ammo: "M9 21V10c0-4 1.5-6 3-7 1.5 1 3 3 3 7v11zM9 17h6",
  wound: "M12 3c3.5 5 6 8 6 11.5a6 6 0 0 1-12 0C6 11 8.5 8 12 3z",
  heal: "M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z",
  move: "M4 12h14M13 6l6 6-6 6",
  noise: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12",
  skull:
    "M12 3a8 8 0 0 0-8 8c0 3 1.5 5 3.5 6v3.5h9V17c2-1 3.5-3 3.5-6a8 8 0 0 0-8-8zM7.8 11a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zM13.6 11a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zM12 14.5v1.5",
  people:
    "M9 10a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM3 20c0-4 2.5-7 6-7s6 3 6 7M16 10a2.6 2.6 0 1 0-1-4.7M16.5 13c3 .3 4.5 3 4.5 7",
  barricade: "M2 7h20v4H2zM2 14h20v4H2zM6 4v17M18 4v17M9 11l3-4M13 18l3-4",
  deck: "M5 5h11v16H5zM8 5V3h11v15h-3",
  backpack: "M6 9a6 6 0 0 1 12 0v12H6zM9 3.5h6M9 14h6v4H9zM9 10h6",
  hand: "M4 9l6-2 4 12-6 2zM12 6h7v13h-3",
  // abilities of rooms
  "gain-ammo-1": "M6 21V11c0-4 1.3-6 2.7-7 1.3 1 2.7 3 2.7 7v10zM6 17.5h5.4M17.5 9v7M14 12.5h7",
  "pick-up-supplies": "M4 13h16v8H4zM4 17h16M12 10V3M8.5 6.5L12 3l3.5 3.5",
  leftovers: "M4 10c0-4 4-6 8-6s8 2 8 6zM4 13.5h16M5 17h14c0 2-1 3-3 3H8c-2 0-3-1-3-3z",
  "clearance-sale": "M3 12.5L12.5 3H21v8.5L11.5 21zM17 7v.1M9 12l4 4",
  "arm-trap": "M3 16a9 5 0 0 0 18 0M3 16l1-7 3 4 2-5 3 5 3-5 2 5 3-4 1 7z",
  "bonus-round": "M12 13V8M12 8a2.5 2.5 0 1 1 .1 0M5 16h14l1.5 5h-17zM9 16v-2.5h6V16",
  "loud-crash": "M12 2l2.2 6L20 5.5 17.5 11l4.5 3-5.5 1 .5 6-5-4-5 4 .5-6L2 14l4.5-3L4 5.5 9.8 8z",
  "ride-motorcycle":
    "M5.5 19a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7zM18.5 19a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7zM5.5 15.5l3.5-5h6l3.5 5M12.5 6H16l2.5 9.5M8.5 10.5H4",
  "ride-police-car":
    "M2 17v-5l4-1 2-4h7l3.5 4 3.5 1v5h-2M9.5 17h5M4.5 17H2M5 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM14.6 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM10 7V4.5h4V7M6 11h12",
  "trade-in": "M4 8h13M13.5 4.5L17 8l-3.5 3.5M20 16H7M10.5 12.5L7 16l3.5 3.5",
  prescription: "M5 13.5L13.5 5a3.9 3.9 0 0 1 5.5 5.5L10.5 19A3.9 3.9 0 0 1 5 13.5zM9.2 9.3l5.5 5.5",
  // printed signs and tokens
  gear: "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.5 2.5h3l.6 2.7 1.7 1 2.7-.9 1.5 2.6-2 1.9v2.4l2 1.9-1.5 2.6-2.7-.9-1.7 1-.6 2.7h-3l-.6-2.7-1.7-1-2.7.9L4 14.1l2-1.9V9.8L4 7.9l1.5-2.6 2.7.9 1.7-1z",
  biohazard:
    "M8.6 9.2a4.2 4.2 0 1 1 6.8 0M6.5 12.2a4.2 4.2 0 1 0 4 6.3M17.5 12.2a4.2 4.2 0 1 1-4 6.3M10.5 13a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z",
  flask: "M9.5 3h5M10.5 3v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.5 15h9",
  supply: "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
  passage: "M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8",
  radio: "M4 9h16v11H4zM7 9l9-6M6.5 14.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM14 13h3M14 16.5h3",
  part: "M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM12 10c-3-2-3-6 0-8 3 2 3 6 0 8zM13.7 13c3.2-1 6.7 1 7 4.5-3.3.7-6.5-1.5-7-4.5zM10.3 13c-3.2-1-6.7 1-7 4.5 3.3.7 6.5-1.5 7-4.5z",
  stranded:
    "M9.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM5 3.5L9 10v5M19 3.5L15 10v5M9 10h6M9 15l-1 6M15 15l1 6M9 15h6",
  exit: "M13 4H5v16h8M10 12h11M17.5 8.5L21 12l-3.5 3.5",
  clue: "M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5L21 21",
  squad: "M4 14a8 8 0 0 1 16 0v2H4zM2.5 16h19M12 6v3M8 16v4h8v-4",
  // Search cards
  frequency:
    "M12 13v8M8 21h8M10.3 11a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM8 15a5.5 5.5 0 0 1 0-8M16 15a5.5 5.5 0 0 0 0-8M5 17.5a9.5 9.5 0 0 1 0-13M19 17.5a9.5 9.5 0 0 0 0-13",
  "first-aid": "M3 8h18v12H3zM8 8V5h8v3M12 11v6M9 14h6",
  explosion: "M12 2l2.2 6L20 5.5 17.5 11l4.5 3-5.5 1 .5 6-5-4-5 4 .5-6L2 14l4.5-3L4 5.5 9.8 8zM12 11v3",
  zombie:
    "M7 21v-6l-2.5-5 1.6-.8L9 13V5a1.3 1.3 0 0 1 2.6 0v5.5V3.5a1.3 1.3 0 0 1 2.6 0v7V5a1.3 1.3 0 0 1 2.6 0v9.5L16 18v3",
  machete: "M3 21l3.5-3.5M5 15.5l4 4M7.5 17L19 3c2.5 3 2 7.5-1 10.5l-6.5 6",
  chainsaw:
    "M2.5 13h7v6h-7zM9.5 14h9.5a2 2 0 0 1 0 4.5H9.5M4 13v-3.5h7V13M13 14v-1.5M16.5 14v-1.5M13 18.5V20M16.5 18.5V20",
  axe: "M5 21L14 7M11 4c3-2 7 0 8.5 2.5L16 12.5c-1-1-4-3-6.5-3.5z",
  "barbed-bat": "M3.5 21l2-2M5 18.5L15 4.5a2.7 2.7 0 0 1 4.2 3.3L7 20zM11.5 6.5l4 4M18 12l-4-3M8.5 11l4 4",
  "golf-club": "M18 3L9.5 18.5M9.5 18.5c-2 2.5-5.5 2.5-5.5 0 2-1.5 4-1.5 5.5 0z",
  crowbar: "M5.5 21L17 7c1.5-2 0-4.5-2.5-4-1.5.4-2 2-1.5 3.5M17 7l3 .5",
  crossbow: "M4 20L20 4M9 4c6 0 11 5 11 11M9 4L5.5 18.5 20 15M15.5 4H20v4.5",
  "submachine-gun": "M3 7h18v4h-6v2h-2.5l-1 6H8.5l.7-6H6l-3 3zM16 11v5",
  uzi: "M3 6h18v5h-6v10h-4V11H3zM6 11v4",
  revolver: "M3 7h18v4.5H12L10 14H8.5L7 20.5H3L4.8 13 3 10.5zM13 7v4.5M11 14.5a2.5 2.5 0 0 0 4-3",
  shotgun: "M2 16l4-3.5h5L22 9.5v3.5l-11 3-5 .5-4 3.5zM11.5 12.5l.7 3.3M15.5 14.7l3.5-1",
  "assault-rifle": "M2 10h5l2-2h9v2h4v2.5h-8l-1 6h-3l.6-6H8.5L5 16H2zM12 8V5.5h4",
  skateboard:
    "M2.5 8c1.5 3.5 4 3.5 5.5 3.5h8c1.5 0 4 0 5.5-3.5M5.3 15.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM15.1 15.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z",
  fireworks: "M12 21.5L11.3 15M12 10V4M12 10l4-4.5M12 10l6 .5M12 10l4 4.5M12 10L8 5.5M12 10l-6 .5M12 10l-4 4.5",
  adrenaline: "M18 3l3 3M19.5 4.5L16 8M12.5 5.5l6 6M14 7l-8 8v3h3l8-8M6 18l-3.5 3.5M10 11l2 2",
  grenade: "M11 21.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12zM9 9.5V5h5v2.5l4 3.5v4M14 5h3M6 13.5h10M6 17.5h10",
  // sources
  "bio-weapon": "M12 2c3 3 4 6 4 10v6H8v-6c0-4 1-7 4-10zM8 13l-3 4v4l3-3M16 13l3 4v4l-3-3M12 8v4",
  virus:
    "M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM12 7V3M12 17v4M7 12H3M17 12h4M8.5 8.5l-3-3M15.5 15.5l3 3M15.5 8.5l3-3M8.5 15.5l-3 3",
  fungus: "M3 12c0-5 4-8 9-8s9 3 9 8c-3 1.5-15 1.5-18 0zM9.5 13l-1 8h7l-1-8M8 8.5v.1M13 7v.1M16.5 9.5v.1",
  "dark-magic": "M12 2.5l5.7 17.5L2.8 9.2h18.4L6.3 20z",
  radiation:
    "M10.3 12a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM9.5 8L6.8 3.3a10 10 0 0 1 10.4 0L14.5 8zM16.5 12.5l5.4.5a10 10 0 0 1-5.7 8.3l-2.2-4.8zM7.5 12.5l-5.4.5a10 10 0 0 0 5.7 8.3l2.2-4.8z",
  // objectives
  helicopter:
    "M3 4h18M12 4v4M5 15c0-4 3-7 7-7h2c4 0 6 3 6 6s-1.5 4-4 4H9c-2 0-4-1-4-3zM5 13.5H2V10M8 21.5h11M13.5 8v5.5H20",
  arsenal: "M3 11h18v10H3zM3 11l3-5h12l3 5M9 16h6M12 2v4",
  cage: "M4 5h16v16H4zM8 5v16M12 5v16M16 5v16M9 5a3 3 0 0 1 6 0",
  // store signs
  dice: "M4 8l8-5 8 5v8l-8 5-8-5zM4 8l8 5 8-5M12 13v8M12 7.5v.1M8 14v.1M16 14v.1M16 17v.1",
  frame: "M3 4h18v16H3zM6.5 7.5h11v9h-11zM6.5 15l3.5-4 3 3 2-2 2.5 3",
  parking: "M5 3h14v18H5zM10 18V7h3a3 3 0 0 1 0 6h-3",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2.5 2.5L16 10",
  gem: "M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11-3-6z",
  record: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM6 12a6 6 0 0 1 6-6",
  bolt: "M13 2L5 14h6l-1 8 9-13h-6z",
  rocket:
    "M12 2c4 3 5 7 5 12H7C7 9 8 5 12 2zM7 11l-3 4v3l3-2M17 11l3 4v3l-3-2M10 17c0 2 1 3.5 2 4.5 1-1 2-2.5 2-4.5M12 8v.1",
  palette:
    "M12 3a9 9 0 1 0 0 18c2 0 2-1.5 1.5-2.5-.7-1.5.3-2.5 2-2.5H18c2 0 3-2 3-4 0-5-4-9-9-9zM7 12v.1M9 7.5v.1M14.5 7v.1M17.5 10.5v.1",
  book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  ball: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3v18M5.5 5.5c4 3.5 4 9.5 0 13M18.5 5.5c-4 3.5-4 9.5 0 13",
  tent: "M3 20L12 4l9 16zM12 4v4M8.5 20L12 13l3.5 7",
  burger: "M4 10c0-4 4-6 8-6s8 2 8 6zM4 13.5h16M5 17h14c0 2-1 3-3 3H8c-2 0-3-1-3-3z",
  hammer: "M4 20l9-9M10 5l6 6M13 3c3-1 5 0 7 2l1.5 3.5-3 3L16 8l-2.5 1.5L10 5z",
  hanger: "M12 10V8a2.5 2.5 0 1 0-2.5-2.5M12 10l9.5 7.5c.5.5 0 1.5-.8 1.5H3.3c-.8 0-1.3-1-.8-1.5z",
} as const;
export type GlyphName = keyof typeof GLYPHS;

const OBJECTIVES: Record<string, GlyphName> = {
  "save-the-stranded": "stranded",
  "call-the-cdc": "radio",
  "fix-the-helicopter": "helicopter",
  "assemble-an-arsenal": "arsenal",
  "discover-a-cure": "flask",
  "escape-the-mall": "exit",
  "quarantine-the-infected": "cage",
  "escort-the-army": "squad",
  "investigate-the-source": "clue",
};
/** Which printed sign matters for which objective. */
export const SIGN_OF: Record<string, string> = {
  gear: "fix-the-helicopter",
  biohazard: "investigate-the-source",
  flask: "discover-a-cure",
};

const known = (name: string): GlyphName | null => (name in GLYPHS ? (name as GlyphName) : null);

/** The glyph of an ability, a token, a sign or a source: by its id, or by its kind before the number. */
export function glyphOf(id: string): GlyphName {
  return known(id) ?? known(id.replace(/-\w+$/, "")) ?? "skull";
}
/** `grenade-b` and `frequency-2-a` are copies of one card. */
export function cardGlyph(copy: string): GlyphName {
  return known(copy) ?? known(copy.replace(/-[a-c]$/, "")) ?? glyphOf(copy.replace(/-\d-[a-c]$/, ""));
}
export const objectiveGlyph = (id: string): GlyphName => OBJECTIVES[id] ?? "clue";
export const vehicleGlyph = (id: string): GlyphName => (id === "motorcycle" ? "ride-motorcycle" : "ride-police-car");
