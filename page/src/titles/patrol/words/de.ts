/** The same in German. */

import type { en } from "./en";

export const de: typeof en = {
  tutorial: {
    heading: "In fünf Minuten gelernt",
    about: "Patrouille: fünf Runden um eine Brücke. Das Programm führt die Amerikaner und sagt, was sich lohnt.",
    picture: "Die Lernkarte: eine Brücke bei Weiler",
    start: "Einführung beginnen",
  },
};

/** The guided first game: its title, and what it is about. */
export const guide: [string, string] = [
  "Fünf Runden um eine Brücke",
  "Patrouille, ein kleines Spiel zum Kennenlernen: ziehen, angreifen, das Dorf halten.",
];
