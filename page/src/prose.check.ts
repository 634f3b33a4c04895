/** Compiled and linted, never shipped: what must not be done with a sentence of the engine is refused here. */

import type { Prose } from "./prose";

export function refused(words: Prose): unknown[] {
  return [
    // @ts-expect-error it has no letters to take out
    words.slice(1),
    // @ts-expect-error nor to look for
    words.includes("roll"),
    // @ts-expect-error it is no word of ours
    words === "Done",
    // @ts-expect-error a pattern takes strings
    /\d{4}/.test(words),
    /* eslint-disable @typescript-eslint/restrict-template-expressions -- must be refused */
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- must be refused
    `It says: ${words}`,
    /* eslint-enable @typescript-eslint/restrict-template-expressions */
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- must be refused
    String(words),
    // @ts-expect-error nor can anything be added to it
    // eslint-disable-next-line @typescript-eslint/restrict-plus-operands -- must be refused
    words + 1,
  ];
}
