/** Typed calls to the server; a seat's token travels in a header, never in a URL that is logged. */

import type { ErrorAnswer, paths, ToldError } from "./generated/api";
import { proseText, asProse } from "./prose";
import { language, words } from "./words";

type Method = "get" | "post";
type Operation<P extends keyof paths, M extends Method> = Exclude<paths[P][M], undefined>;
type OptionalQuery<T> = [T] extends [never] ? object : T;

/** The API paths that accept a method. */
export type ApiPath<M extends Method> = {
  [P in keyof paths]: [Operation<P, M>] extends [never] ? never : P;
}[keyof paths];

/** The path and query parameters of a request. */
export type RequestParameters<P extends keyof paths, M extends Method> = object &
  (Operation<P, M> extends { parameters: { path: infer A } } ? A : object) &
  (Operation<P, M> extends { parameters: { query?: infer Q } } ? OptionalQuery<Exclude<Q, undefined>> : object);

export type RequestBody<P extends keyof paths> =
  Operation<P, "post"> extends { requestBody: { content: { "application/json": infer B } } } ? B : never;

export type ResponseBody<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { "application/json": infer A } } } } ? A : never;

export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly error: ToldError,
  ) {
    super(proseText(error.message));
  }
}

function buildUrl(path: string, parameters: object): string {
  const query = new URLSearchParams();
  let url = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return query.size ? `${url}?${query}` : url;
}

async function request(path: string, init: RequestInit, seat?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language());
  if (seat) headers.set("Seat", seat);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new RequestError(0, localError(words().net.silent));
  }
  if (response.ok) return response;
  const refusal: ErrorAnswer | null = await response.json().catch(() => null);
  throw new RequestError(response.status, refusal?.error ?? localError(words().net.answered(response.status)));
}

function localError(message: string): ToldError {
  return { kind: "error", parameter: null, given: null, accepted: null, message: asProse(message) };
}

function jsonPost(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

export async function get<P extends ApiPath<"get">>(
  path: P,
  parameters: RequestParameters<P, "get">,
  seat?: string,
): Promise<ResponseBody<P, "get">> {
  return (await request(buildUrl(path, parameters), {}, seat)).json();
}

/** Get a response as text, not JSON. */
export async function getText<P extends ApiPath<"get">>(
  path: P,
  parameters: RequestParameters<P, "get">,
  seat?: string,
): Promise<string> {
  return (await request(buildUrl(path, parameters), {}, seat)).text();
}

export async function post<P extends ApiPath<"post">>(
  path: P,
  parameters: RequestParameters<P, "post">,
  body: RequestBody<P> & object,
  seat?: string,
): Promise<ResponseBody<P, "post">> {
  return (await request(buildUrl(path, parameters), jsonPost(body), seat)).json();
}

/** Post a request and return the response as text. */
export async function postForText<P extends ApiPath<"post">>(
  path: P,
  parameters: RequestParameters<P, "post">,
  body: RequestBody<P> & object,
): Promise<string> {
  return (await request(buildUrl(path, parameters), jsonPost(body))).text();
}

// `any`, because each path has its own response type.
const answers = new Map<string, Promise<any>>();

/** Get a response once and keep it while the page is open. */
export function getOnce<P extends ApiPath<"get">>(
  path: P,
  parameters: RequestParameters<P, "get">,
): Promise<ResponseBody<P, "get">> {
  const key = `${language()} ${buildUrl(path, parameters)}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = get(path, parameters);
    answer.catch(() => answers.delete(key));
    answers.set(key, answer);
  }
  return answer;
}
