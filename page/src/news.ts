/** News of a game as server-sent events, read with fetch because EventSource cannot send the seat's header. */

import type { News } from "./generated/api";
import { language } from "./words";

/** Follow the news after `lastLine` and return a function that stops it. `onNews` gets null after a lost connection. */
export function listenForNews(
  game: string,
  seat: string,
  lastLine: () => number,
  onNews: (news: News | null) => void,
  onConnectionLost: (yes: boolean) => void,
): () => void {
  const stop = new AbortController();
  void streamNews(game, seat, lastLine, onNews, onConnectionLost, stop.signal);
  return () => stop.abort();
}

async function streamNews(
  game: string,
  seat: string,
  lastLine: () => number,
  onNews: (news: News | null) => void,
  onConnectionLost: (yes: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, 10_000)) {
    try {
      const headers = { Seat: seat, "Accept-Language": language() };
      const response = await fetch(`/api/games/${game}/events?since=${lastLine()}`, { headers, signal });
      if (response.status === 403 || response.status === 404) return;
      if (response.ok && response.body) {
        onConnectionLost(false);
        wait = 500;
        await readEvents(response.body, onNews);
      }
    } catch {
      if (signal.aborted) return;
    }
    onConnectionLost(true);
    await new Promise((resolve) => setTimeout(resolve, wait));
    onNews(null);
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, onNews: (news: News) => void): Promise<void> {
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
        onNews(news);
      }
    }
  }
}
