/** The same in German. */

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
