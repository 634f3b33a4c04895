/** A compile-time check, never shipped: forbidden uses of `Prose` must not compile or must fail the linter. */

import type { Prose } from "./prose";

export function forbiddenUses(words: Prose): unknown[] {
  return [
    // @ts-expect-error no string methods
    words.slice(1),
    // @ts-expect-error no searching
    words.includes("roll"),
    // @ts-expect-error no comparison with a string
    words === "Done",
    // @ts-expect-error no regular expressions
    /\d{4}/.test(words),
    /* eslint-disable @typescript-eslint/restrict-template-expressions -- must be refused */
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- must be refused
    `It says: ${words}`,
    /* eslint-enable @typescript-eslint/restrict-template-expressions */
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- must be refused
    String(words),
    // @ts-expect-error no addition
    // eslint-disable-next-line @typescript-eslint/restrict-plus-operands -- must be refused
    words + 1,
  ];
}
