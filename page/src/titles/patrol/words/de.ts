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
