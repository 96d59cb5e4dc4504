/** Give the user a file. */
export function save(name: string, data: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: "application/json" }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

/** Is this a file of a designer's mission, by its name? */
export const isMission = (file: File): boolean => /\.ya?ml$/i.test(file.name);

/** The text of a file, or null where it is not in UTF-8. */
export async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** A record file, or the record inside a problem report. */
export async function readRecord(file: File): Promise<unknown> {
  const data = JSON.parse(await file.text()) as Record<string, unknown>;
  return typeof data === "object" && data !== null && "record" in data && "report" in data ? data.record : data;
}
