/** The level of the computer player: a list, and a description of the chosen level. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Seating, DEFAULT_LEVEL } from "../new_game";
import type { TitleInfo } from "../generated/api";
import { v } from "../ui";
import { words } from "../words";
import { selectField } from "./start_buttons";

const STORAGE_KEY = "broadfront.level";

export interface Level {
  chosen: string;
  /** Return a seating with the chosen level, if it is against the computer. */
  withLevel(seating: Seating): Seating;
  /** The list of levels; null for a seating without a computer player. */
  view(seating: Seating | undefined): VNode | null;
}

/** The level of a title, initially the one chosen last. */
export function useLevel({ levels }: TitleInfo): Level {
  const [wanted, choose] = useState(localStorage.getItem(STORAGE_KEY) ?? DEFAULT_LEVEL);
  const chosen = levels.includes(wanted) ? wanted : DEFAULT_LEVEL;
  const texts = words().levels;
  const applies = (seating: Seating | undefined): boolean => levels.includes(seating?.against ?? "");
  const take = (level: string): void => {
    localStorage.setItem(STORAGE_KEY, level);
    choose(level);
  };
  return {
    chosen,
    withLevel: (seating) => (applies(seating) ? { ...seating, against: chosen } : seating),
    view: (seating) =>
      applies(seating)
        ? v(
            "div",
            { class: "machine-level" },
            selectField(
              texts.label,
              levels.map((level) => [level, texts.of[level]?.[0] ?? level]),
              chosen,
              take,
            ),
            v("p", { class: "faint" }, texts.of[chosen]?.[1] ?? ""),
          )
        : null,
  };
}
