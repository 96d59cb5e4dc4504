/** A preview of any game as lines: shares of one become percentages, texts are taken in the language. */
export interface Line { name: string; value: string; depth: number; share: number | null }

const spaced = (name: string): string => name.replaceAll(/[-_]/g, " ");
const isText = (value: object): value is { en: string; pl: string } => "en" in value && "pl" in value;

export function previewLines(preview: Record<string, unknown>, language: "en" | "pl", depth = 0): Line[] {
  const lines: Line[] = [];
  for (const [name, value] of Object.entries(preview)) {
    if (value === null || value === undefined) continue;
    if (typeof value === "number") {
      const share = value >= 0 && value <= 1 && !Number.isInteger(value) ? value : null;
      lines.push({ name: spaced(name), value: share === null ? String(Math.round(value * 100) / 100) : `${Math.round(value * 100)} %`, depth, share });
    } else if (typeof value === "string" || typeof value === "boolean") {
      lines.push({ name: spaced(name), value: typeof value === "boolean" ? (value ? "✓" : "–") : value, depth, share: null });
    } else if (Array.isArray(value)) {
      if (value.every((item) => typeof item !== "object")) {
        const shares = value.length > 1 && value.every((item) => typeof item === "number" && item >= 0 && item <= 1) && value.some((item) => !Number.isInteger(item));
        if (shares) value.forEach((item: number, number) => lines.push({ name: `${spaced(name)} ${number}`, value: `${Math.round(item * 100)} %`, depth, share: item }));
        else if (value.length) lines.push({ name: spaced(name), value: value.join(", "), depth, share: null });
      } else value.forEach((item, number) => lines.push(...previewLines({ [`${name} ${number + 1}`]: item as unknown }, language, depth)));
    } else if (typeof value === "object") {
      if (isText(value)) lines.push({ name: spaced(name), value: value[language], depth, share: null });
      else {
        const inner = previewLines(value as Record<string, unknown>, language, depth + 1);
        if (inner.length) lines.push({ name: spaced(name), value: "", depth, share: null }, ...inner);
      }
    }
  }
  return lines;
}
