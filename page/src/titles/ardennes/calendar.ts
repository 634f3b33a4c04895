/** The calendar: the days of the scenario, what today has of its own, who is still to come. */

import { counterCanvas } from "../../board/counter_button";
import { describeCounter } from "../../board/words";
import { h } from "../../dom";
import type { GamePage } from "../../game/game";
import { ruleLinks } from "../../rules";
import type { ArdennesCalendar, ArdennesDay, Counter } from "../../generated/api";
import { ardennes } from "./moment";

const OPEN = "broadfront.ardennes.calendar";
const WEEK = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** 16 December 1944 was a Saturday. */
const weekday = (day: number): string => WEEK[(day - 10) % 7] ?? "";

/** Which day is looked at, by game; today unless another was chosen. */
const looked = new WeakMap<GamePage, number>();

export function calendarPanel(page: GamePage): HTMLElement | null {
  const calendar = ardennes(page)?.calendar;
  if (!calendar) return null;
  const chosen = looked.get(page);
  const day = calendar.days.find((one) => one.day === chosen) ?? calendar.days.find((one) => one.day === calendar.today);
  const box = h(
    "details",
    { class: "panel calendar", open: localStorage.getItem(OPEN) !== "no" },
    h("summary", {}, `Calendar: ${weekday(calendar.today)} ${calendar.today} December`),
    h("div", { class: "days", role: "group", "aria-label": "Days" }, ...calendar.days.map((one) => dayButton(page, calendar, one, one === day))),
    day ? dayView(page, calendar, day) : null,
  );
  box.addEventListener("toggle", () => localStorage.setItem(OPEN, box.open ? "yes" : "no"));
  return box;
}

function dayButton(page: GamePage, calendar: ArdennesCalendar, day: ArdennesDay, shown: boolean): HTMLElement {
  const many = Object.values(day.arrivals).reduce((sum, units) => sum + units.length, 0);
  const when = day.day === calendar.today ? "today" : day.day < calendar.today ? "past" : "";
  return h(
    "button",
    {
      type: "button",
      class: `day ${when}`,
      "aria-pressed": shown ? "true" : "false",
      title: `${weekday(day.day)} ${day.day} December${when === "today" ? ", today" : ""}${many ? `, ${many} units arrive` : ""}`,
      onclick: () => {
        looked.set(page, day.day);
        page.render();
        page.element.querySelector<HTMLButtonElement>('.day[aria-pressed="true"]')?.focus();
      },
    },
    h("span", {}, String(day.day)),
    many ? h("small", {}, `+${many}`) : null,
  );
}

function dayView(page: GamePage, calendar: ArdennesCalendar, day: ArdennesDay): HTMLElement {
  const today = day.day === calendar.today;
  const known = new Map([...page.view.table.counters, ...calendar.counters].map((counter) => [counter.unit, counter]));
  return h(
    "div",
    { class: "day-told" },
    h("h4", {}, `${weekday(day.day)} ${day.day} December${today ? ", today" : ""}`),
    today && calendar.lasting.length ? h("p", {}, "In force today: ", h("b", {}, calendar.lasting.join(", ")), ".") : null,
    h("ul", {}, ...day.lines.map(([text, rule]) => h("li", {}, text, " ", ruleLinks([rule])))),
    ...Object.entries(day.arrivals).map(([side, units]) =>
      h(
        "div",
        { class: "arrivals" },
        h("span", { class: `side-name ${side}` }, side),
        `${units.length} arrive`,
        h("div", { class: "row" }, ...units.map((unit) => known.get(unit)).filter((counter) => counter !== undefined).map((counter) => arrival(page, counter))),
      ),
    ),
    calendar.okw ? h("p", { class: "faint" }, `${calendar.okw} OKW units wait until a supplied German unit has come to the Meuse. `, ruleLinks(["ARD-SEQ-03"])) : null,
  );
}

function arrival(page: GamePage, counter: Counter): HTMLElement {
  const told = describeCounter(counter);
  return h("span", { class: "arrival", role: "img", title: told, "aria-label": told }, counterCanvas(counter, page.look, 46));
}
