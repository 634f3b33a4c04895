/** News of a game: server-sent events read with fetch, because only fetch can send the seat's header. */

import type { News } from "./generated/api";
import { language } from "./words";

/** `seen` is the last line known: the stream tells what others have changed since. Null: the stream was lost. */
export function listen(
  game: string,
  seat: string,
  seen: () => number,
  changed: (news: News | null) => void,
  lost: (yes: boolean) => void,
): () => void {
  const stop = new AbortController();
  void follow(game, seat, seen, changed, lost, stop.signal);
  return () => stop.abort();
}

async function follow(
  game: string,
  seat: string,
  seen: () => number,
  changed: (news: News | null) => void,
  lost: (yes: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, 10_000)) {
    try {
      const headers = { Seat: seat, "Accept-Language": language() };
      const response = await fetch(`/api/games/${game}/events?since=${seen()}`, { headers, signal });
      if (response.status === 403 || response.status === 404) return;
      if (response.ok && response.body) {
        lost(false);
        wait = 500;
        await read(response.body, changed);
      }
    } catch {
      if (signal.aborted) return;
    }
    lost(true);
    await new Promise((resolve) => setTimeout(resolve, wait));
    changed(null);
  }
}

async function read(body: ReadableStream<Uint8Array>, changed: (news: News) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data: "));
      if (data) {
        const news: News = JSON.parse(data.slice(6));
        changed(news);
      }
    }
  }
}
