/**
 * Calls to the server, with the types it declares: a path of its document, what stands in the path and after the
 * question mark, a body. A seat's token goes in a header, never in an address that is logged.
 */

import type { ErrorAnswer, paths, ToldError } from "./generated/api";
import { letters, own } from "./prose";
import { language, words } from "./words";

type Method = "get" | "post";
type Operation<P extends keyof paths, M extends Method> = Exclude<paths[P][M], undefined>;
type Known<T> = [T] extends [never] ? object : T;

/** The paths that take a method. */
export type Path<M extends Method> = { [P in keyof paths]: [Operation<P, M>] extends [never] ? never : P }[keyof paths];

/** What stands in a path and after its question mark. */
export type Given<P extends keyof paths, M extends Method> = object &
  (Operation<P, M> extends { parameters: { path: infer A } } ? A : object) &
  (Operation<P, M> extends { parameters: { query?: infer Q } } ? Known<Exclude<Q, undefined>> : object);

export type Body<P extends keyof paths> =
  Operation<P, "post"> extends { requestBody: { content: { "application/json": infer B } } } ? B : never;

export type Answer<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { "application/json": infer A } } } } ? A : never;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ToldError,
  ) {
    super(letters(error.message));
  }
}

function address(path: string, given: object): string {
  const words = new URLSearchParams();
  let at = path;
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (at.includes(`{${name}}`)) at = at.replace(`{${name}}`, encodeURIComponent(String(value)));
    else words.set(name, String(value));
  }
  return words.size ? `${at}?${words}` : at;
}

async function answer(path: string, init: RequestInit, seat?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language());
  if (seat) headers.set("Seat", seat);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Refused(0, plain(words().net.silent));
  }
  if (response.ok) return response;
  const told: ErrorAnswer | null = await response.json().catch(() => null);
  throw new Refused(response.status, told?.error ?? plain(words().net.answered(response.status)));
}

function plain(message: string): ToldError {
  return { kind: "error", parameter: null, given: null, accepted: null, message: own(message) };
}

function sending(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

export async function get<P extends Path<"get">>(
  path: P,
  given: Given<P, "get">,
  seat?: string,
): Promise<Answer<P, "get">> {
  return (await answer(address(path, given), {}, seat)).json();
}

/** An answer that is no JSON. */
export async function text<P extends Path<"get">>(path: P, given: Given<P, "get">, seat?: string): Promise<string> {
  return (await answer(address(path, given), {}, seat)).text();
}

export async function post<P extends Path<"post">>(
  path: P,
  given: Given<P, "post">,
  body: Body<P> & object,
  seat?: string,
): Promise<Answer<P, "post">> {
  return (await answer(address(path, given), sending(body), seat)).json();
}

/** The same for an answer that is no JSON. */
export async function textOf<P extends Path<"post">>(
  path: P,
  given: Given<P, "post">,
  body: Body<P> & object,
): Promise<string> {
  return (await answer(address(path, given), sending(body))).text();
}

// Of many types: each path has its own.
const kept = new Map<string, Promise<any>>();

/** A thing that does not change while the page is open. */
export function once<P extends Path<"get">>(path: P, given: Given<P, "get">): Promise<Answer<P, "get">> {
  const at = `${language()} ${address(path, given)}`;
  let found = kept.get(at);
  if (!found) {
    found = get(path, given);
    found.catch(() => kept.delete(at));
    kept.set(at, found);
  }
  return found;
}
