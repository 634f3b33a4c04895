/** The page: finds what the address names and shows it. */

import { byId, fill, h } from "./dom";
import { applyTheme, switchTheme } from "./theme";
import type { View } from "./view";

const VIEWS: Record<string, () => Promise<{ open(rest: string[], query: URLSearchParams): Promise<View> }>> = {
  "": () => import("./views/home"),
  game: () => import("./game/game"),
  join: () => import("./views/join"),
  map: () => import("./views/map"),
  ask: () => import("./views/ask"),
  rules: () => import("./views/rules"),
  editor: () => import("./views/editor"),
  rhine: () => import("./views/rhine"),
  open: () => import("./views/open"),
};

let shown: View | null = null;
let turn = 0;

async function route(): Promise<void> {
  const mine = ++turn;
  const [path = "", words = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...rest] = path.split("/");
  const main = byId("main");
  const same = shown?.stays?.(name, rest, new URLSearchParams(words));
  if (same) return;
  shown?.close?.();
  shown = null;
  fill(main, h("p", { class: "loading" }, "Loading …"));
  try {
    const load = VIEWS[name];
    if (!load) throw new Error(`There is no page #/${path}.`);
    const view = await (await load()).open(rest.map(decodeURIComponent), new URLSearchParams(words));
    if (mine !== turn) {
      view.close?.();
      return;
    }
    shown = view;
    document.title = `${view.heading} · broadfront`;
    document.body.dataset["view"] = name || "home";
    fill(main, view.element);
    view.ready?.();
  } catch (error) {
    if (mine !== turn) return;
    fill(
      main,
      h(
        "section",
        { class: "wrong narrow", role: "alert" },
        h("h1", {}, "That did not work"),
        h("p", {}, (error as Error).message),
        h("p", {}, h("a", { href: "#/" }, "To the start")),
      ),
    );
  }
}

function top(): void {
  fill(
    byId("top"),
    h(
      "a",
      { class: "brand", href: "#/" },
      h("img", { src: "/icon.svg", alt: "", width: 26, height: 26 }),
      "broadfront",
    ),
    h(
      "nav",
      { "aria-label": "Main" },
      h("a", { href: "#/" }, "Play"),
      h("a", { href: "#/ask" }, "Charts"),
      h("a", { href: "#/map" }, "Maps"),
      h("a", { href: "#/rules" }, "Rules"),
    ),
    h(
      "button",
      { type: "button", class: "plain", title: "Light or dark", "aria-label": "Light or dark", onclick: switchTheme },
      "◐",
    ),
  );
}

applyTheme();
top();
addEventListener("hashchange", () => void route());
void route();
