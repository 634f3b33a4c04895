/** The menu of map overlays, and their legend. */

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lookOfKind } from "../board/overlays";
import type { Overlay } from "../generated/api";
import { ruleLinks } from "../rules";
import { group, styled, v } from "../ui";
import type { Overlays } from "./overlays";
import { gameWords } from "../words/game";

/** The menu; the O key toggles it, and its first checkbox is focused when it opens. */
export function OverlayMenu({ overlays }: { overlays: Overlays }): VNode {
  const { open, offered, chosen, sheets } = overlays;
  const menu = useRef<HTMLDetailsElement>(null);
  const before = useRef(open.value);
  useLayoutEffect(() => {
    if (before.current !== open.value)
      menu.current?.querySelector<HTMLElement>(open.value ? "input" : "summary")?.focus();
    before.current = open.value;
  }, [open.value]);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open.value) return;
    event.stopPropagation();
    open.value = false;
  };
  return v(
    "details",
    {
      ref: menu,
      class: `layers overlays${sheets.value.size ? " on" : ""}`,
      hidden: !offered.value.length,
      open: open.value,
      "data-shown": [...sheets.value.keys()].join(" "),
      ontoggle: (event: Event) => (open.value = (event.currentTarget as HTMLDetailsElement).open),
      onkeydown: key,
    },
    v("summary", { title: gameWords().overlays.title, "aria-label": gameWords().overlays.label }, "◎"),
    v(
      "div",
      {},
      v("h3", {}, gameWords().overlays.heading),
      v(
        "div",
        { class: "overlay-list" },
        ...offered.value.map(({ name, label }) =>
          v(
            "label",
            { key: name },
            v("input", {
              type: "checkbox",
              checked: chosen.value.has(name),
              "data-overlay": name,
              onchange: (event: Event) => overlays.toggle(name, (event.currentTarget as HTMLInputElement).checked),
            }),
            ` ${label}`,
          ),
        ),
      ),
    ),
  );
}

/** The legend of the overlays shown, displayed on the map. */
export function Legend({ overlays }: { overlays: Overlays }): VNode {
  const { hexPath, sheets, offered } = overlays;
  const label = (name: string): string => offered.value.find((one) => one.name === name)?.label ?? "";
  return group([
    ...(hexPath.value ? [legendView(hexPath.value, "")] : []),
    ...[...sheets.value].map(([name, sheet]) => legendView(sheet, label(name))),
  ]);
}

function legendView(sheet: Overlay, label: string): VNode {
  const sign = (kind: string): VNode =>
    v("span", { class: "sign", "aria-hidden": "true", ref: styled("background", lookOfKind(kind).colour) });
  // It can be folded, so that it need not cover the map.
  return v(
    "details",
    { key: label, class: "legend", open: true },
    v("summary", {}, label),
    sheet.text ? v("p", {}, sheet.text, " ", ruleLinks(sheet.rules)) : null,
    sheet.legend.length ? v("ul", {}, ...sheet.legend.map(([kind, means]) => v("li", {}, sign(kind), means))) : null,
  );
}
