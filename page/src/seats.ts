/** The seats this browser holds: game to token. */

const KEY = "broadfront.seats";

type Seats = Record<string, string[]>;

function read(): Seats {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Seats;
  } catch {
    return {};
  }
}

export function keep(game: string, token: string): void {
  const seats = read();
  seats[game] = [token, ...(seats[game] ?? []).filter((held) => held !== token)];
  localStorage.setItem(KEY, JSON.stringify(seats));
}

/** The token this tab last used for a game. */
export function seatOf(game: string): string | undefined {
  return sessionStorage.getItem(`broadfront.seat.${game}`) ?? read()[game]?.[0];
}

/** Two seats of one game may be open in two tabs of one browser. */
export function sit(game: string, token: string): void {
  keep(game, token);
  sessionStorage.setItem(`broadfront.seat.${game}`, token);
}

export function allTokens(): string[] {
  return Object.values(read()).flat().slice(0, 100);
}

export function forget(game: string): void {
  const seats = read();
  delete seats[game];
  localStorage.setItem(KEY, JSON.stringify(seats));
}
