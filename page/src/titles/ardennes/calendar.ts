/** The calendar: the days of the scenario, today's events, units still to arrive. */

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { counterCanvas } from "../../board/counter_button";
import { describeCounter } from "../../board/describe";
import type { Play } from "../../game/play";
import type { GameStore } from "../../game/store";
import { ruleLinks } from "../../rules";
import type { ArdennesCalendar, ArdennesDay, Counter } from "../../generated/api";
import { live, v } from "../../ui";
import { partBeforeStep } from "./impulse_story";
import { showDayCard } from "./day_card";
import { ardennesPart } from "./moment";
import { RememberedSection } from "./remembered_section";

const OPEN_KEY = "broadfront.ardennes.calendar";
const WEEK = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** 16 December 1944 was a Saturday. */
const weekday = (day: number): string => WEEK[(day - 10) % 7] ?? "";

const calendarOf = (game: GameStore): ArdennesCalendar | undefined => ardennesPart(game)?.calendar;

export function CalendarPanel({ play }: { play: Play }): VNode | null {
  /** The day shown; today unless another was chosen. */
  const [looked, look] = useState<number | null>(null);
  const before = partBeforeStep(play);
  const calendar = before === undefined ? play.game.derive(calendarOf) : before?.calendar;
  if (!calendar) return null;
  const day =
    calendar.days.find((one) => one.day === looked) ?? calendar.days.find((one) => one.day === calendar.today);
  return live(RememberedSection, {
    name: OPEN_KEY,
    class: "panel calendar",
    summary: v("summary", {}, `Calendar: ${weekday(calendar.today)} ${calendar.today} December`),
    shown: [
      v(
        "div",
        { class: "days", role: "group", "aria-label": "Days" },
        ...calendar.days.map((one) => dayButton(calendar, one, one === day, look)),
      ),
      day ? dayView(play, calendar, day) : null,
      v("button", { type: "button", onclick: () => showDayCard(play) }, "Card of the day"),
    ],
  });
}

function dayButton(calendar: ArdennesCalendar, day: ArdennesDay, shown: boolean, look: (day: number) => void): VNode {
  const many = Object.values(day.arrivals).reduce((sum, units) => sum + units.length, 0);
  const when = day.day === calendar.today ? "today" : day.day < calendar.today ? "past" : "";
  const labelParts = [
    `${weekday(day.day)} ${day.day} December`,
    when === "today" && "today",
    many > 0 && `${many} units arrive`,
  ];
  return v(
    "button",
    {
      key: day.day,
      type: "button",
      class: `day ${when}`,
      "aria-pressed": shown ? "true" : "false",
      title: labelParts.filter(Boolean).join(", "),
      onclick: () => look(day.day),
    },
    v("span", {}, String(day.day)),
    many ? v("small", {}, `+${many}`) : null,
  );
}

function dayView(play: Play, calendar: ArdennesCalendar, day: ArdennesDay): VNode {
  const today = day.day === calendar.today;
  const arriving = Object.values(day.arrivals).flat();
  // Counters on the map change with every move, so they are read only for days with arrivals.
  const known = arriving.length ? arrivingCounters(play, calendar, arriving) : new Map<string, Counter>();
  return v(
    "div",
    { class: "day-told" },
    v("h4", {}, `${weekday(day.day)} ${day.day} December${today ? ", today" : ""}`),
    today && calendar.lasting.length
      ? v("p", {}, "In force today: ", v("b", {}, calendar.lasting.join(", ")), ".")
      : null,
    v("ul", {}, ...day.lines.map(([text, rule]) => v("li", {}, text, " ", ruleLinks([rule])))),
    ...Object.entries(day.arrivals).map(([side, units]) =>
      v(
        "div",
        { class: "arrivals" },
        v("span", { class: `side-name ${side}` }, side),
        `${units.length} arrive`,
        v(
          "div",
          { class: "row" },
          ...units
            .map((unit) => known.get(unit))
            .filter((counter) => counter !== undefined)
            .map((counter) => arrivalView(play, counter)),
        ),
      ),
    ),
    calendar.okw
      ? v(
          "p",
          { class: "faint" },
          `${calendar.okw} OKW units wait until a supplied German unit has come to the Meuse. `,
          ruleLinks(["ARD-SEQ-03"]),
        )
      : null,
  );
}

function arrivingCounters({ game }: Play, calendar: ArdennesCalendar, units: string[]): Map<string, Counter> {
  void game.symbolVersion;
  const all = [...game.view.table.counters, ...calendar.counters].filter((counter) => units.includes(counter.unit));
  return new Map(all.map((counter) => [counter.unit, counter]));
}

function arrivalView(play: Play, counter: Counter): VNode {
  const description = describeCounter(counter);
  return v(
    "span",
    { class: "arrival", role: "img", title: description, "aria-label": description },
    counterCanvas(counter, play.game.look, 46),
  );
}
