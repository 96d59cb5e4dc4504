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

/** A record file, or the record inside a problem report. */
export async function readRecord(file: File): Promise<unknown> {
  const data = JSON.parse(await file.text()) as Record<string, unknown>;
  return typeof data === "object" && data !== null && "record" in data && "report" in data ? data.record : data;
}
