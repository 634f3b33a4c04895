/** A record inside a link: compressed, in the fragment, so that it never reaches a server's log. */

import { words } from "./words";

export const MOST_LINK = 64 * 1024;
export const MOST_RECORD = 4_000_000;

export async function pack(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The record; an error when the link is damaged, or holds more than a record may have. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_LINK) throw new Error(words().share.long);
  let letters: string;
  try {
    letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    throw new Error(words().share.letters);
  }
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > MOST_RECORD) break;
      parts.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    throw new Error(words().share.content);
  }
  if (length > MOST_RECORD) {
    await reader.cancel();
    throw new Error(words().share.large);
  }
  return await new Blob(parts).text();
}
