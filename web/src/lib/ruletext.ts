/** A rule's text in parts: paragraphs, lists and tables, as the ledgers write them; and IDs of rules inside a line. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

const kindOf = (line: string): Part["kind"] =>
  line.startsWith("|") ? "table" : line.startsWith("- ") ? "list" : "text";
const cells = (line: string): string[] =>
  line
    .slice(1)
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => cell.trim());

function part(kind: Part["kind"], lines: string[]): Part {
  if (kind === "list") return { kind, items: lines.map((line) => line.slice(2)) };
  if (kind === "text") return { kind, text: lines.join("\n") };
  const [head = "", ...rows] = lines.filter((line) => !/^[|\s-]+$/.test(line));
  return { kind, head: cells(head), rows: rows.map(cells) };
}

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let open: string[] = [];
  let kind: Part["kind"] = "text";
  const close = (): void => {
    if (open.length) parts.push(part(kind, open));
    open = [];
  };
  for (const line of text.replaceAll("`", "").split("\n")) {
    if (!line.trim() || kindOf(line) !== kind) close();
    if (!line.trim()) continue;
    kind = kindOf(line);
    open.push(line);
  }
  close();
  return parts;
}

/** A line cut where it names a rule: every second piece is an ID. */
export const pieces = (text: string): string[] => text.split(/\b([A-Z]{2,4}(?:-[A-Z0-9]+)+-\d{2,3}[a-z]?)\b/);
