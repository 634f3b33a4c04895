/** Reading the values of an answer: each question has its own, and what they are is seen when they are read. */

export function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Words by name. */
export function wordsOf(value: unknown): Record<string, string> {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, told]) => [name, wordOf(told)]))
    : {};
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(wordOf) : [];
}
