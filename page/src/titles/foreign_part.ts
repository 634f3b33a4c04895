/**
 * The page's part of a title from another package: a script from the server. It is trusted code, like the rest of an
 * installed title. An error in it removes its panels, never the game.
 */

import { signal } from "@preact/signals";
import { Component, createElement, type ComponentChildren, type VNode } from "preact";
import type { Panel, PartView, Place, TitlePart } from ".";
import { gameWords } from "../words/game";

/** The places; views of an "asked" place may return null to leave it to the general page. */
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
const placeMode = (place: string): string | undefined =>
  place.startsWith("bar:") ? "stands" : (PLACES as Record<string, string>)[place];

/** The modules that a script may import, by version. */
const API_VERSIONS = import.meta.glob(["../page-api/*.ts", "!../page-api/*.check.ts"]);

/** Load the script of a title, and catch its errors. */
export async function loadPart(title: string): Promise<TitlePart> {
  const fault = signal("");
  const onError = (error: unknown): void => {
    fault.value = gameWords().notices.script(title, error instanceof Error ? error.message : String(error));
  };
  try {
    await Promise.all(Object.values(API_VERSIONS).map((load) => load()));
    const script: { part?: TitlePart } = await import(/* @vite-ignore */ `/titles/${title}/page.js`);
    if (!script.part) throw new Error("it exports no `part`");
    const lost = script.part.panels?.find(({ place }) => !placeMode(place));
    if (lost) throw new Error(`“${lost.place}” is not a place; expected ${Object.keys(PLACES).join(", ")} or bar:ITEM`);
    const guarded = guardSlots(script.part, onError) as TitlePart;
    return { ...guarded, panels: (script.part.panels ?? []).map((panel) => guardPanel(panel, onError)), fault };
  } catch (error) {
    onError(error);
    return { fault };
  }
}

type OnError = (error: unknown) => void;

/** Return the slots with every function guarded: one that throws returns undefined, like an empty slot. */
function guardSlots(slots: object, onError: OnError): object {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]: [string, unknown]) => {
      if (typeof slot === "function") return [name, guardSlot(slot as (...given: unknown[]) => unknown, onError)];
      return [name, slot && typeof slot === "object" && !Array.isArray(slot) ? guardSlots(slot, onError) : slot];
    }),
  );
}

function guardSlot<T>(slot: (...given: T[]) => unknown, onError: OnError): (...given: T[]) => unknown {
  return (...given) => {
    try {
      return slot(...given);
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
}

function guardPanel(panel: Panel, onError: OnError): Panel {
  const { place, view } = panel;
  const calledView: PartView = (given) => (guardSlot(view, onError)(given) ?? null) as VNode | null;
  const wrappedView: PartView = (given) =>
    createElement(ErrorBoundary, { onError }, createElement(view, given)) as VNode;
  return { ...(guardSlots(panel, onError) as Panel), view: placeMode(place) === "asked" ? calledView : wrappedView };
}

/** Hides a foreign view after an error and reports it. */
class ErrorBoundary extends Component<{ onError: OnError; children?: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.setState({ broken: true });
  }

  override render(): ComponentChildren {
    return this.state.broken ? null : this.props.children;
  }
}
