/**
 * The page's part of a title from another package: a script that the server offers. It is trusted code, as all of an
 * installed title is; what it throws takes its panels away, never the game.
 */

import { signal } from "@preact/signals";
import { Component, createElement, type ComponentChildren, type VNode } from "preact";
import type { Panel, PartView, Place, TitlePart } from ".";
import { gameWords } from "../words/game";

/** The places; those whose views are asked in turn may leave what is there to the general page. */
const PLACES: Record<Exclude<Place, `bar:${string}`>, "asked" | "stands"> = {
  status: "stands",
  news: "stands",
  question: "asked",
  about: "asked",
  lookup: "stands",
  tables: "stands",
  hand: "stands",
  card: "stands",
  desk: "stands",
};
const howOf = (place: string): string | undefined =>
  place.startsWith("bar:") ? "stands" : (PLACES as Record<string, string>)[place];

/** What a script may import, by the number of the agreement. */
const AGREEMENTS = import.meta.glob(["../page-api/*.ts", "!../page-api/*.check.ts"]);

/** Load the script of a title, and hold what it throws. */
export async function partFrom(title: string): Promise<TitlePart> {
  const fault = signal("");
  const wrong = (error: unknown): void => {
    fault.value = gameWords().notices.script(title, error instanceof Error ? error.message : String(error));
  };
  try {
    await Promise.all(Object.values(AGREEMENTS).map((load) => load()));
    const script: { part?: TitlePart } = await import(/* @vite-ignore */ `/titles/${title}/page.js`);
    if (!script.part) throw new Error("it exports no `part`");
    const lost = script.part.panels?.find(({ place }) => !howOf(place));
    if (lost) throw new Error(`“${lost.place}” is not a place; expected ${Object.keys(PLACES).join(", ")} or bar:ITEM`);
    const held = holding(script.part, wrong) as TitlePart;
    return { ...held, panels: (script.part.panels ?? []).map((panel) => heldPanel(panel, wrong)), fault };
  } catch (error) {
    wrong(error);
    return { fault };
  }
}

type Wrong = (error: unknown) => void;

/** The same with every function of it held: one that throws says nothing, as if the slot were empty. */
function holding(slots: object, wrong: Wrong): object {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]: [string, unknown]) => {
      if (typeof slot === "function") return [name, held(slot as (...given: unknown[]) => unknown, wrong)];
      return [name, slot && typeof slot === "object" && !Array.isArray(slot) ? holding(slot, wrong) : slot];
    }),
  );
}

function held<T>(slot: (...given: T[]) => unknown, wrong: Wrong): (...given: T[]) => unknown {
  return (...given) => {
    try {
      return slot(...given);
    } catch (error) {
      wrong(error);
      return undefined;
    }
  };
}

function heldPanel(panel: Panel, wrong: Wrong): Panel {
  const { place, view } = panel;
  const asked: PartView = (given) => (held(view, wrong)(given) ?? null) as VNode | null;
  const within: PartView = (given) => createElement(Held, { wrong }, createElement(view, given)) as VNode;
  return { ...(holding(panel, wrong) as Panel), view: howOf(place) === "asked" ? asked : within };
}

/** Around a view from elsewhere: when anything in it throws, it is gone, and the page says so. */
class Held extends Component<{ wrong: Wrong; children?: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    this.props.wrong(error);
    this.setState({ broken: true });
  }

  override render(): ComponentChildren {
    return this.state.broken ? null : this.props.children;
  }
}
