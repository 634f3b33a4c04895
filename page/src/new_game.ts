/** Starting a game: seating, dice, and entering the new game. */

import { post } from "./api";
import { setBeginner, isBeginner } from "./beginner";
import { showInvitation } from "./game/links";
import { keepInvitation, takeSeat } from "./seats";
import type { GameView, Made, NewGame, Played, TitleInfo } from "./generated/api";
import { words } from "./words";

/** The seating of a new game, sent with its title, variant and scenario. */
export interface Seating {
  mode: GameView["mode"];
  side?: string;
  against?: string;
}

/** The computer level selected by default. */
export const DEFAULT_LEVEL = "regular";

/** A seating to choose from, with its label. */
export interface SeatingOption {
  words: string;
  seating: Seating;
}

export function seatingOptions(title: TitleInfo, variant: string): SeatingOption[] {
  const texts = words().start;
  const played = title.variants[variant]?.played ?? [];
  if (played.length < 2)
    return played.map((side) => ({ words: texts.systemRuns(side), seating: { mode: "solo", side } }));
  // If the computer has several levels, the level is chosen separately.
  const against = (title.levels.length ? [DEFAULT_LEVEL] : title.players).flatMap((player) =>
    played.map((side): SeatingOption => ({
      words: texts.against(side, player),
      seating: { mode: "solo", side, against: player },
    })),
  );
  return [
    { words: texts.hotSeat, seating: { mode: "hot-seat" } },
    { words: texts.browsers, seating: { mode: "seats" } },
    ...against,
  ];
}

/** Return the dice mode of a form field. */
export function parseDice(chosen: { value: string }): GameView["dice"] {
  return chosen.value === "ask" || chosen.value === "own" ? chosen.value : "auto";
}

/** Create a game and enter it. */
export async function startGame(wanted: NewGame): Promise<void> {
  const beginner = isBeginner();
  const made = await post("/api/games", {}, { ...wanted, beginner });
  setBeginner(beginner);
  await enterGame(made);
}

/** Create a game from an edited position and enter it. */
export async function startFromPosition(title: string, wanted: Played): Promise<void> {
  await enterGame(await post("/api/positions/{title}/game", { title }, wanted));
}

/** Take the first seat of a new game, and show the invitation first if another player has to join. */
export async function enterGame(made: Made): Promise<void> {
  const [seat] = made.seats;
  if (!seat) return;
  takeSeat(made.game, seat.token);
  const [invitation] = made.invitations;
  if (invitation) {
    keepInvitation(made.game, invitation);
    await showInvitation(made.game);
  } else location.hash = `#/game/${made.game}`;
}
