/** Spell out rule names that are written as one word: `HoldCheck` becomes `Hold Check`. */

const JOINED_NAME = /\b(Hold|Combat|Low|In|Out)(Of)?(Checks?|Tactics?|Supply|Fuel|Contact|Communication)\b/g;

export function splitRuleNames<T>(content: T): T {
  if (Array.isArray(content)) return content.map(splitRuleNames) as T;
  if (typeof content !== "string") return content;
  return content.replace(JOINED_NAME, (_, first: string, of: string | undefined, last: string) =>
    [first, of?.toLowerCase(), last].filter(Boolean).join(" "),
  ) as T;
}
