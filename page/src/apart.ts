/** Names of the rules that are written as one word, as a person reads them: `HoldCheck` is a Hold Check. */

const JOINED = /\b(Hold|Combat|Low|In|Out)(Of)?(Checks?|Tactics?|Supply|Fuel|Contact|Communication)\b/g;

export function apart<T>(shown: T): T {
  if (Array.isArray(shown)) return shown.map(apart) as T;
  if (typeof shown !== "string") return shown;
  return shown.replace(JOINED, (_, first: string, of: string | undefined, last: string) =>
    [first, of?.toLowerCase(), last].filter(Boolean).join(" "),
  ) as T;
}
