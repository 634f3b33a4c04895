/** Starting a game: who sits where, whose dice; and what happens once it is made. */

import { post } from "./api";
import { beBeginner, isBeginner } from "./beginner";
import { showLinks } from "./game/links";
import { keepInvitation, sit } from "./seats";
import type { GameView, Made, NewGame, Played, TitleInfo } from "./generated/api";
import { words } from "./words";

/** What a game is made with, beside its title, variant and scenario. */
export interface Seating {
  mode: GameView["mode"];
  side?: string;
  against?: string;
}

/** The level that is offered first. */
export const USUAL = "regular";

/** A way to sit down to a variant, with the words for it. */
export interface Way {
  words: string;
  seating: Seating;
}

export function seatings(title: TitleInfo, variant: string): Way[] {
  const said = words().start;
  const played = title.variants[variant]?.played ?? [];
  if (played.length < 2)
    return played.map((side) => ({ words: said.systemRuns(side), seating: { mode: "solo", side } }));
  // Where the machine plays at several strengths, one of them is chosen beside it.
  const against = (title.levels.length ? [USUAL] : title.players).flatMap((player) =>
    played.map((side): Way => ({
      words: said.against(side, player),
      seating: { mode: "solo", side, against: player },
    })),
  );
  return [
    { words: said.hotSeat, seating: { mode: "hot-seat" } },
    { words: said.browsers, seating: { mode: "seats" } },
    ...against,
  ];
}

/** Which dice are chosen. */
export function diceOf(chosen: { value: string }): GameView["dice"] {
  return chosen.value === "ask" || chosen.value === "own" ? chosen.value : "auto";
}

/** Make a game and sit down. */
export async function begin(wanted: NewGame): Promise<void> {
  const beginner = isBeginner();
  const made = await post("/api/games", {}, { ...wanted, beginner });
  beBeginner(beginner);
  await sitDown(made);
}

/** The same from a position of one's own. */
export async function beginFrom(title: string, wanted: Played): Promise<void> {
  await sitDown(await post("/api/positions/{title}/game", { title }, wanted));
}

/** Sit down at a game that was just made; where another player is to come, the invitation is shown first. */
export async function sitDown(made: Made): Promise<void> {
  const [seat] = made.seats;
  if (!seat) return;
  sit(made.game, seat.token);
  const [invitation] = made.invitations;
  if (invitation) {
    keepInvitation(made.game, invitation);
    await showLinks(made.game);
  } else location.hash = `#/game/${made.game}`;
}
