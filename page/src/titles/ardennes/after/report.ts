/** The after-action report of a game: a page that prints on two sheets, and a picture to share. */

import type { VNode } from "preact";
import { get, getOnce, post } from "../../../api";
import { download } from "../../../dom";
import { formatPercent } from "../../../game/odds_chart";
import type { GameView, LogEntry, VictoryHexShown } from "../../../generated/api";
import { seatToken } from "../../../seats";
import { live, useFetched, v } from "../../../ui";
import { type View, mountView } from "../../../view";
import { words } from "../../../words";
import { chanceOfTaking } from "../combat_odds";
import { type GameAccount, accountOf, type Fight } from "./account";
import { pictureOf } from "./picture";
import { pointsChart } from "./points_chart";
import "../style.css";
import "./style.css";

interface ReportProps {
  view: GameView;
  seat: string;
  account: GameAccount;
}

export async function open(_rest: string[], _query: URLSearchParams, view?: GameView): Promise<View | null> {
  const seat = view && seatToken(view.game);
  if (!seat) return null;
  const [{ log }, map] = await Promise.all([
    get("/api/games/{game}/log", { game: view.game, side: view.side }, seat),
    getOnce("/api/maps/{title}", { title: view.title }),
  ]);
  const index = new Map(map.ids.map((id, n) => [id, n]));
  const places = (hex: string): string => map.places[String(index.get(hex) ?? -1)]?.[0] ?? hex;
  const account = accountOf(view, standingLines(log), places);
  return account && mountView(`After-action report, ${view.scenario}`, live(Report, { view, seat, account }));
}

function standingLines(log: LogEntry[]): LogEntry[] {
  return log.filter((entry) => entry.live);
}

function Report({ view, seat, account }: ReportProps): VNode {
  const { over, winner, reason, points, goals } = account;
  const result = over ? (winner ? `${words().sideName(winner)} victory` : "A draw") : "The battle goes on";
  const goal = goals[0];
  const save = (): void => {
    void pictureOf(account, view.scenario, result).then((data) =>
      download(`${view.title}-${view.game}-report.png`, data, "image/png"),
    );
  };
  return v(
    "article",
    { class: "after-action" },
    v(
      "header",
      {},
      v("h1", {}, "After-action report"),
      v("p", { class: "faint" }, `${view.label.split(":")[0] ?? ""}, ${view.scenario}`),
      v("p", { class: `verdict ${winner ?? ""}` }, result),
      reason ? v("p", {}, reason) : null,
      v(
        "p",
        {},
        `${points} VP`,
        goal && !over ? ` of ${goal[1]} by the ${goal[0]}th` : "",
        `, ${account.fights} combats.`,
      ),
      passNote(account),
      v(
        "p",
        { class: "row report-tools" },
        v("button", { type: "button", class: "main", onclick: save }, "Share as a picture"),
        v("button", { type: "button", onclick: () => print() }, "Print"),
        v("a", { class: "button", href: `#/game/${view.game}` }, "To the game"),
      ),
    ),
    reportSection("Victory points by day", pointsChart(account)),
    reportSection(
      "Victory hexes",
      v(
        "div",
        { class: "two-columns" },
        hexList("Taken", account.taken, "none"),
        hexList("Missed", account.missed, "none"),
      ),
    ),
    v("div", { class: "second-sheet" }),
    reportSection("Steps lost by formation", lossTable(view, account)),
    reportSection(
      "Luck",
      v("p", { class: "faint" }, "Hits of the chits against their mean, as the German counts them."),
      fightList(view, seat, "Best draws", account.best, describeLuck),
      fightList(view, seat, "Worst draws", account.worst, describeLuck),
    ),
    reportSection("Where it was decided", fightList(view, seat, "The largest swings", account.swings, describeSwing)),
  );
}

/** Say what was unused if the day ended early. */
function passNote({ passed, over }: GameAccount): VNode | null {
  if (!passed || !over) return null;
  const { day, unplayed } = passed;
  const cards =
    unplayed === null ? "" : ` ${unplayed} ${unplayed === 1 ? "card was" : "cards were"} left unplayed in hand.`;
  return v("p", { class: "ended-early" }, `The German ended ${day} December early by passing.${cards}`);
}

function reportSection(heading: string, ...parts: VNode[]): VNode {
  return v("section", { class: "panel" }, v("h2", {}, heading), ...parts);
}

function hexList(heading: string, hexes: VictoryHexShown[], none: string): VNode {
  const sum = hexes.reduce((all, one) => all + one.value, 0);
  const sorted = [...hexes].sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));
  return v(
    "div",
    {},
    v("h3", {}, `${heading}: ${hexes.length}, worth ${sum} VP`),
    hexes.length
      ? v(
          "ul",
          { class: "hex-list" },
          ...sorted.map((one) => v("li", {}, v("b", {}, String(one.value)), ` ${one.name}`)),
        )
      : v("p", { class: "faint" }, none),
  );
}

function lossTable(view: GameView, { losses }: GameAccount): VNode {
  return v(
    "div",
    { class: "two-columns" },
    ...view.sides.map((side) => {
      const own = losses.filter((loss) => loss.side === side);
      const sum = own.reduce((all, one) => all + one.steps, 0);
      return v(
        "table",
        { class: "loss-table" },
        v("caption", {}, `${words().sideName(side)}: ${sum} steps`),
        v(
          "tbody",
          {},
          ...own.map((one) =>
            v("tr", {}, v("th", { scope: "row" }, one.formation), v("td", { class: "number" }, String(one.steps))),
          ),
        ),
      );
    }),
  );
}

function describeLuck({ luck }: Fight): string {
  return `${luck > 0 ? "+" : "−"}${Math.abs(luck).toFixed(1)} hits`;
}

function describeSwing({ points, result, combat }: Fight): string {
  const vp = points ? [`${points > 0 ? "+" : "−"}${Math.abs(points)} VP`] : [];
  const { lost } = result;
  const [german, allied] = combat.side === "german" ? [lost.attacker, lost.defender] : [lost.defender, lost.attacker];
  return [...vp, `steps lost: German ${german}, Allied ${allied}`].join(", ");
}

function fightList(
  view: GameView,
  seat: string,
  heading: string,
  fights: Fight[],
  describe: (one: Fight) => string,
): VNode {
  return v(
    "div",
    {},
    v("h3", {}, heading),
    fights.length
      ? v(
          "ol",
          { class: "fights" },
          ...fights.map((one) => live(FightRow, { view, seat, one, describe, key: one.combat.n })),
        )
      : v("p", { class: "faint" }, "none"),
  );
}

interface FightRowProps {
  view: GameView;
  seat: string;
  one: Fight;
  describe(one: Fight): string;
}

/** A combat with its odds and a link to it. */
function FightRow({ view, seat, one, describe }: FightRowProps): VNode {
  const { combat, result, place } = one;
  const counted = combat.odds?.n ?? -1;
  const odds = useFetched(
    String(counted),
    async () =>
      counted < 0 ? null : post("/api/games/{game}/odds", { game: view.game }, { side: view.side, at: counted }, seat),
    () => undefined,
  );
  const came = { taken: "taken", empty: "cleared", held: "held" }[result.hex];
  return v(
    "li",
    {},
    v("a", { href: `#/game/${view.game}?at=${combat.n}` }, `${words().sideName(combat.side)} attack on ${place}`),
    `: ${came}${odds ? ` at ${formatPercent(chanceOfTaking(odds))}` : ""}; ${describe(one)}`,
  );
}
