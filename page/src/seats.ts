/** Seat tokens and pending invitations by game, kept in this browser. */

const SEATS_KEY = "broadfront.seats";
const INVITATIONS_KEY = "broadfront.invitations";

export interface Invitation {
  sides: string[];
  token: string;
}

function readStored<T>(key: string): Record<string, T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Record<string, T>;
  } catch {
    return {};
  }
}

function writeStored<T>(key: string, game: string, value: T | undefined): void {
  const all = readStored<T>(key);
  if (value === undefined) delete all[game];
  else all[game] = value;
  localStorage.setItem(key, JSON.stringify(all));
}

export function keepToken(game: string, token: string): void {
  writeStored(SEATS_KEY, game, [token, ...seatTokens(game).filter((other) => other !== token)]);
}

/** Return all seat tokens of a game. */
export function seatTokens(game: string): string[] {
  return readStored<string[]>(SEATS_KEY)[game] ?? [];
}

/** Return the token this tab last used for a game, else the newest one. */
export function seatToken(game: string): string | undefined {
  return sessionStorage.getItem(`broadfront.seat.${game}`) ?? seatTokens(game)[0];
}

/** Use a seat in this tab; another tab of the browser may use another seat of the same game. */
export function takeSeat(game: string, token: string): void {
  keepToken(game, token);
  sessionStorage.setItem(`broadfront.seat.${game}`, token);
}

export function allTokens(): string[] {
  return Object.values(readStored<string[]>(SEATS_KEY)).flat().slice(0, 100);
}

export function forgetGame(game: string): void {
  writeStored(SEATS_KEY, game, undefined);
  forgetInvitation(game);
}

/** Store an invitation, because the server sends it only once. */
export function keepInvitation(game: string, invitation: Invitation): void {
  writeStored<Invitation>(INVITATIONS_KEY, game, { sides: invitation.sides, token: invitation.token });
}

export function invitationTo(game: string): Invitation | undefined {
  return readStored<Invitation>(INVITATIONS_KEY)[game];
}

/** Remove an invitation that has been used. */
export function forgetInvitation(game: string): void {
  writeStored(INVITATIONS_KEY, game, undefined);
}
