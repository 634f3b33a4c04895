/** Between two persons at one screen: nothing of the game is seen until the next one sits down. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { spoken, toast } from "../dom";
import { live, v } from "../ui";
import type { Called, Looking } from "./looking";

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
  return v(
    "div",
    { class: "cover", role: "dialog", "aria-modal": "true", "aria-label": `${side} to the screen` },
    v("h1", {}, `${spoken(side)} to the screen`),
    v("p", {}, "The other player looks away. Press Enter when you are at the screen."),
    v(
      "button",
      { ref: button, type: "button", class: "main", disabled: waits, onclick: () => void come() },
      `I am ${spoken(side)}`,
    ),
  );
}
