/** Game records in links: compressed into the fragment, which browsers never send to a server. */

import { words } from "./words";

export const MAX_LINK_LENGTH = 64 * 1024;
export const MAX_RECORD_SIZE = 4_000_000;

export async function packRecord(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (let start = 0; start < bytes.length; start += 8192)
    letters += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the packed record; throw if the link is damaged or too large. */
export async function unpackRecord(packed: string): Promise<string> {
  if (packed.length > MAX_LINK_LENGTH) throw new Error(words().share.long);
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
      if (length > MAX_RECORD_SIZE) break;
      parts.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    throw new Error(words().share.content);
  }
  if (length > MAX_RECORD_SIZE) {
    await reader.cancel();
    throw new Error(words().share.large);
  }
  return await new Blob(parts).text();
}
