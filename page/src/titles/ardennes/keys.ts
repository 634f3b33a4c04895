/** The keys 1 to 9 press the first buttons of what is asked, in the order they stand there. */

export type Keys = () => number | null;

export function keysFromOne(): Keys {
  let last = 0;
  return () => (last < 9 ? ++last : null);
}
