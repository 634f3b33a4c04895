/** The units of a position as a list, one per line, in the format that starts a campaign. */

const COLUMNS = [
  "id",
  "hex",
  "side",
  "nation",
  "combat",
  "move",
  "steps",
  "re",
  "kind",
  "category",
  "anti_tank",
  "engineer",
  "throw",
  "formation",
  "mode",
  "sp",
];

/** The nation that owns each owner's dumps. */
const NATION: Record<string, string> = { US: "US", CW: "CW", german: "GE" };

/** Session storage key of the list, for the page that starts a game with it. */
export const LIST_KEY = "broadfront-counter-list";

type Row = Record<string, unknown>;

function rowsOf(part: unknown): Row[] {
  return Array.isArray(part) ? part.filter((one): one is Row => typeof one === "object" && one !== null) : [];
}

/** Return a CSV: new counters with all columns, others by id, hex, steps and mode; then dumps and railheads. */
export function counterListCsv(position: Row): string {
  const own = rowsOf(position["counter"]);
  const entered = new Set(own.map((row) => row["id"]));
  const known = rowsOf(position["unit"])
    .filter((row) => !entered.has(row["id"]))
    .map(({ id, where, steps, mode }): Row => ({ id, hex: where, steps, mode }));
  const all = [...known, ...own, ...dumpRows(position), ...railheadRows(position)];
  const used = COLUMNS.filter(
    (column) => column === "id" || column === "hex" || all.some((row) => cellText(row[column])),
  );
  return [used, ...all.map((row) => used.map((column) => cellText(row[column])))]
    .map((cells) => cells.map(quoteCell).join(","))
    .map((line) => `${line}\n`)
    .join("");
}

function dumpRows(position: Row): Row[] {
  return Object.entries(recordOf(position["dumps"])).flatMap(([owner, held]) =>
    Object.entries(recordOf(held)).map(([hex, sp]): Row => {
      const nation = NATION[owner] ?? owner;
      return { id: `${nation} dump ${hex}`, hex, nation, kind: "dump", sp };
    }),
  );
}

function railheadRows(position: Row): Row[] {
  return Object.entries(recordOf(position["railheads"])).flatMap(([side, heads]) =>
    (Array.isArray(heads) ? heads : []).map((hex: unknown): Row => ({
      id: `${side} rail head ${String(hex)}`,
      hex,
      side,
      kind: "railhead",
    })),
  );
}

function recordOf(part: unknown): Row {
  return typeof part === "object" && part !== null && !Array.isArray(part) ? (part as Row) : {};
}

function cellText(value: unknown): string {
  if (value === true) return "yes";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function quoteCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
