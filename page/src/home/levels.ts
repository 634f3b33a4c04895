/** How well the machine plays: a list of levels, and a sentence on the chosen one. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Seating, USUAL } from "../start";
import type { TitleInfo } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";
import { choice } from "./starting";

const KEY = "broadfront.level";

export interface Level {
  chosen: string;
  /** A way to sit down with the chosen level, where it is one against the machine. */
  at(seating: Seating): Seating;
  /** Nothing where nobody plays against the machine. */
  view(seating: Seating | undefined): VNode | null;
}

/** The level a person chose last is offered again. */
export function useLevel({ levels }: TitleInfo): Level {
  const [wanted, choose] = useState(localStorage.getItem(KEY) ?? USUAL);
  const chosen = levels.includes(wanted) ? wanted : USUAL;
  const said = words().levels;
  const applies = (seating: Seating | undefined): boolean => levels.includes(seating?.against ?? "");
  const take = (level: string): void => {
    localStorage.setItem(KEY, level);
    choose(level);
  };
  return {
    chosen,
    at: (seating) => (applies(seating) ? { ...seating, against: chosen } : seating),
    view: (seating) =>
      applies(seating)
        ? v(
            "div",
            { class: "machine-level" },
            choice(
              said.label,
              levels.map((level) => [level, said.of[level]?.[0] ?? level]),
              chosen,
              take,
            ),
            v("p", { class: "faint" }, said.of[chosen]?.[1] ?? ""),
          )
        : null,
  };
}
