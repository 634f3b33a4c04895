/** What the start page says of this title, in English. */

export const en = {
  movement: {
    heading: "A movement phase, mile by mile",
    about:
      "Wacht: modes, fuel, bridges, bottlenecks; every point of movement in a ledger with its rule. Twenty units of Kampfgruppe Peiper, or both armies on 16 December.",
    picture: "The Losheim gap in one-mile hexes",
    peiper: "Peiper on the Amblève",
    shoulder: "The northern shoulder",
    editor: "Set-up editor",
    more: "Choose ground, time of day, fuel, seats, dice",
    form: "A movement phase of your own",
    setUp: "Set-up",
    begin: "Start this phase",
  },
};
