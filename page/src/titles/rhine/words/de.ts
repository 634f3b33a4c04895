/** The German text of the start page. */

import type { en } from "./en";

export const de: typeof en = {
  clerk: {
    heading: "Der Feldzugsschreiber",
    about:
      "Rhein, September 1944 bis April 1945: 70 Runden Wetter, Nachschub, Ersatz und Ankünfte, für dich geführt. Oder den Korridor von Neerpelt bis Arnheim auf der Karte spielen.",
    picture: "Die Rheinkarte um Nimwegen und Arnheim",
    books: "Die Bücher öffnen",
    corridor: "Der Korridor, 19. September",
  },
};

/** Name and summary of the guided first game. */
export const guide: [string, string] = [
  "Eine Runde mit dem Schreiber",
  "5. September 1944: Er würfelt, schlägt nach und führt die Bücher der Alliierten.",
];
