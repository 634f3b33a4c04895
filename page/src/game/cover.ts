/** The screen between two players of a hot-seat game: it hides everything until the next player takes over. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { showToast } from "../dom";
import { live, v } from "../ui";
import type { NextPlayer, ViewState } from "./view_state";
import { gameWords } from "../words/game";

export function Cover({ looking }: { looking: ViewState }): VNode | null {
  const nextPlayer = looking.nextPlayer.value;
  return nextPlayer && live(NextPlayerScreen, { nextPlayer, key: nextPlayer.side });
}

function NextPlayerScreen({ nextPlayer: { side, sit } }: { nextPlayer: NextPlayer }): VNode {
  const [waits, setWaits] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    document.body.classList.add("covered");
    return () => document.body.classList.remove("covered");
  }, []);
  useLayoutEffect(() => button.current?.focus(), [waits]);
  const takeScreen = async (): Promise<void> => {
    setWaits(true);
    try {
      await sit();
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), "wrong");
      setWaits(false);
    }
  };
  const texts = gameWords().cover;
  return v(
    "div",
    { class: "cover", role: "dialog", "aria-modal": "true", "aria-label": texts.toScreen(side) },
    v("h1", {}, texts.toScreen(side)),
    v("p", {}, texts.about),
    v(
      "button",
      { ref: button, type: "button", class: "main", disabled: waits, onclick: () => void takeScreen() },
      texts.here(side),
    ),
  );
}
