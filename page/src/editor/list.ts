/** The units of a position as a list: a line each, as a campaign begins with. */

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

/** The nation whose dumps an owner's are. */
const NATION: Record<string, string> = { US: "US", CW: "CW", german: "GE" };

/** Where the list waits for the page on which a game begins with it. */
export const LIST = "broadfront-counter-list";

type Row = Record<string, unknown>;

function rows(part: unknown): Row[] {
  return Array.isArray(part) ? part.filter((one): one is Row => typeof one === "object" && one !== null) : [];
}

/** CSV: counters of one's own with all their columns, the others by id, hex, steps and mode; dumps and rail heads. */
export function counterList(position: Row): string {
  const own = rows(position["counter"]);
  const entered = new Set(own.map((row) => row["id"]));
  const known = rows(position["unit"])
    .filter((row) => !entered.has(row["id"]))
    .map(({ id, where, steps, mode }): Row => ({ id, hex: where, steps, mode }));
  const all = [...known, ...own, ...dumps(position), ...railheads(position)];
  const used = COLUMNS.filter((column) => column === "id" || column === "hex" || all.some((row) => given(row[column])));
  return [used, ...all.map((row) => used.map((column) => given(row[column])))]
    .map((cells) => cells.map(quoted).join(","))
    .map((line) => `${line}\n`)
    .join("");
}

function dumps(position: Row): Row[] {
  return Object.entries(table(position["dumps"])).flatMap(([owner, held]) =>
    Object.entries(table(held)).map(([hex, sp]): Row => {
      const nation = NATION[owner] ?? owner;
      return { id: `${nation} dump ${hex}`, hex, nation, kind: "dump", sp };
    }),
  );
}

function railheads(position: Row): Row[] {
  return Object.entries(table(position["railheads"])).flatMap(([side, heads]) =>
    (Array.isArray(heads) ? heads : []).map((hex: unknown): Row => ({
      id: `${side} rail head ${String(hex)}`,
      hex,
      side,
      kind: "railhead",
    })),
  );
}

function table(part: unknown): Row {
  return typeof part === "object" && part !== null && !Array.isArray(part) ? (part as Row) : {};
}

function given(value: unknown): string {
  if (value === true) return "yes";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
