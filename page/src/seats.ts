/** The seats this browser holds, and the invitations its person has to hand on: game to tokens. */

const SEATS = "broadfront.seats";
const INVITATIONS = "broadfront.invitations";

export interface Invitation {
  sides: string[];
  token: string;
}

function read<T>(key: string): Record<string, T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Record<string, T>;
  } catch {
    return {};
  }
}

function write<T>(key: string, game: string, held: T | undefined): void {
  const all = read<T>(key);
  if (held === undefined) delete all[game];
  else all[game] = held;
  localStorage.setItem(key, JSON.stringify(all));
}

export function keep(game: string, token: string): void {
  write(SEATS, game, [token, ...tokensOf(game).filter((held) => held !== token)]);
}

/** Every seat this browser holds in a game. */
export function tokensOf(game: string): string[] {
  return read<string[]>(SEATS)[game] ?? [];
}

/** The token this tab last used for a game. */
export function seatOf(game: string): string | undefined {
  return sessionStorage.getItem(`broadfront.seat.${game}`) ?? tokensOf(game)[0];
}

/** Two seats of one game may be open in two tabs of one browser. */
export function sit(game: string, token: string): void {
  keep(game, token);
  sessionStorage.setItem(`broadfront.seat.${game}`, token);
}

export function allTokens(): string[] {
  return Object.values(read<string[]>(SEATS)).flat().slice(0, 100);
}

export function forget(game: string): void {
  write(SEATS, game, undefined);
  forgetInvitation(game);
}

/** The server tells an invitation once: kept, so that it can be sent after the page was closed too. */
export function keepInvitation(game: string, invitation: Invitation): void {
  write<Invitation>(INVITATIONS, game, { sides: invitation.sides, token: invitation.token });
}

export function invitationTo(game: string): Invitation | undefined {
  return read<Invitation>(INVITATIONS)[game];
}

/** It was used. */
export function forgetInvitation(game: string): void {
  write(INVITATIONS, game, undefined);
}
