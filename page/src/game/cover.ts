/** Between two persons at one screen: nothing of the game is seen until the next one sits down. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { toast } from "../dom";
import { live, v } from "../ui";
import type { Called, Looking } from "./looking";
import { gameWords } from "../words/game";

export function Cover({ looking }: { looking: Looking }): VNode | null {
  const called = looking.called.value;
  return called && live(Calling, { called, key: called.side });
}

function Calling({ called: { side, sit } }: { called: Called }): VNode {
  const [waits, wait] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    document.body.classList.add("covered");
    return () => document.body.classList.remove("covered");
  }, []);
  useLayoutEffect(() => button.current?.focus(), [waits]);
  const come = async (): Promise<void> => {
    wait(true);
    try {
      await sit();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "wrong");
      wait(false);
    }
  };
  const said = gameWords().cover;
  return v(
    "div",
    { class: "cover", role: "dialog", "aria-modal": "true", "aria-label": said.toScreen(side) },
    v("h1", {}, said.toScreen(side)),
    v("p", {}, said.about),
    v(
      "button",
      { ref: button, type: "button", class: "main", disabled: waits, onclick: () => void come() },
      said.here(side),
    ),
  );
}
