/** Conversions of answer values, whose types are not known in advance. */

export function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Convert an object to texts by name. */
export function toTextByName(value: unknown): Record<string, string> {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toText(entry)]))
    : {};
}

export function toTextList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(toText) : [];
}
