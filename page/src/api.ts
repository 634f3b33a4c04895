/** Calls to the server. A seat's token goes in a header, never in an address that is logged. */

import type { ApiError } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ApiError,
  ) {
    super(error.message);
  }
}

async function answer(path: string, init: RequestInit, seat?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (seat) headers.set("Seat", seat);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Refused(0, plain("The server does not answer. Is it still running?"));
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as { error?: ApiError } | null;
  throw new Refused(response.status, told?.error ?? plain(`The server answered ${response.status}.`));
}

function plain(message: string): ApiError {
  return { kind: "error", parameter: null, given: null, accepted: null, message };
}

export async function get<T>(path: string, seat?: string): Promise<T> {
  return (await (await answer(path, {}, seat)).json()) as T;
}

export async function text(path: string, seat?: string): Promise<string> {
  return await (await answer(path, {}, seat)).text();
}

export async function post<T>(path: string, body: unknown, seat?: string): Promise<T> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await (await answer(path, init, seat)).json()) as T;
}

/** The same for an answer that is not JSON. */
export async function textOf(path: string, body: unknown): Promise<string> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return await (await answer(path, init)).text();
}

const kept = new Map<string, Promise<unknown>>();

/** A thing that does not change while the page is open. */
export function once<T>(path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = get<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found as Promise<T>;
}
