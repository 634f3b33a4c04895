/** Starting a game: who sits where, whose dice; and what happens once it is made. */

import { post } from "./api";
import { h } from "./dom";
import { seatLinks } from "./game/links";
import { sit } from "./seats";
import type { Made, TitleInfo } from "./types";

/** What a game is made with, beside its title, variant and scenario. */
export interface Seating {
  mode: string;
  side?: string;
  against?: string;
}

const PLAYERS: Record<string, string> = { random: "the random player", greedy: "the greedy player", still: "an enemy that stays where it is" };

/** The ways to sit down to a variant, with the words for them. */
export function seatings(title: TitleInfo, variant: string): { words: string; seating: Seating }[] {
  const played = title.variants[variant]?.played ?? [];
  if (played.length < 2) return played.map((side) => ({ words: `You are the ${spokenSide(side)}; the system runs the rest`, seating: { mode: "solo", side } }));
  const against = title.players.flatMap((player) =>
    played.map((side) => ({ words: `You are the ${spokenSide(side)}, against ${PLAYERS[player] ?? `the ${player} player`}`, seating: { mode: "solo", side, against: player } })),
  );
  return [{ words: "Two at this screen", seating: { mode: "hot-seat" } }, { words: "Two browsers", seating: { mode: "seats" } }, ...against];
}

function spokenSide(side: string): string {
  return side.charAt(0).toUpperCase() + side.slice(1);
}

export function select(options: [string, string][], attributes: Record<string, string> = {}): HTMLSelectElement {
  return h("select", attributes, ...options.map(([value, told]) => h("option", { value }, told)));
}

export function diceSelect(): HTMLSelectElement {
  return select([
    ["auto", "The program rolls"],
    ["ask", "You press for each roll"],
    ["own", "Your own dice and cards"],
  ]);
}

/** Make a game and sit down; with several seats their links are shown first. */
export async function begin(path: string, wanted: Record<string, unknown>): Promise<void> {
  const made = await post<Made>(path, wanted);
  for (const seat of made.seats) sit(made.game, seat.token);
  const first = made.seats[0];
  if (!first) return;
  sit(made.game, first.token);
  if (made.seats.length > 1) seatLinks(made);
  else location.hash = `#/game/${made.game}`;
}
