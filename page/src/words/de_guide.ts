/** Die Wörter um ein geführtes Spiel auf Deutsch; was die Führung sagt, kommt vom Programm. */

import type { GuideWords } from "./en_guide";

const STATUS: Record<string, string> = { done: "erledigt", passed: "ausgelassen", now: "jetzt", later: "folgt" };

export const guide: GuideWords = {
  label: "Führung",
  told: "Was die Führung sagt",
  lesson: (number, of) => `Lektion ${number} von ${of}`,
  before: (number, of) => `Vor Lektion ${number} von ${of}`,
  now: "Jetzt:",
  watch:
    "Die andere Seite hat ihren Impuls. Sieh ihn dir Schritt für Schritt an; die Führung geht mit deinem Zug weiter.",
  means: "Was das bedeutet",
  next: "Weiter",
  skip: "Diese Lektion auslassen",
  leave: "Führung verlassen",
  close: "Führung schließen",
  resume: "Führung fortsetzen",
  standing: (title, status) => `${title}: ${STATUS[status] ?? status}`,
};
