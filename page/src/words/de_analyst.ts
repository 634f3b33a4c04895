/** Die Wörter des Analytikers auf Deutsch: der Tutor und die Rückschau auf ein Spiel. */

import { de } from "./de";
import type { AnalystWords } from "./en_analyst";

export const analyst: AnalystWords = {
  tutor: {
    label: "Tutor",
    modes: { off: "aus", asked: "auf Wunsch", always: "immer" },
    ask: "Was würdest du tun?",
    looks: "Schaut voraus …",
    far: (part) => `Schaut voraus: ${part} %`,
    enough: "Das genügt",
    would: "Ich würde wählen: ",
    chances: "Gewinnaussicht mit ihrem Standardfehler",
    fights: "genaue Aussichten eines Kampfes mit allen, die mitmachen können",
    chance: (part, error) => `${part} % ± ${error}`,
    costs: (points, error) =>
      `Das kostet etwa ${points} ${points === 1 ? "Punkt" : "Punkte"} Gewinnaussicht (± ${error}).`,
    taken: "Deine Wahl: ",
    better: "Besser: ",
    anyway: "Trotzdem spielen",
    again: "Noch einmal überlegen",
    why: "Warum?",
    lines:
      "So kann es nach jeder von beiden weitergehen, mit denselben Würfeln. Zeige auf eine, um sie auf der Karte zu sehen.",
  },
  review: {
    heading: "Rückschau",
    about:
      "Das Programm spielt die Partie von jedem ruhigen Punkt aus viele Male weiter, nach dem, was jede Seite da wusste. Das ergibt die Gewinnaussicht und daraus, was Würfel und Entscheidungen wert waren. Es dauert ein, zwei Minuten; du kannst derweil weiterspielen.",
    begin: "Rückschau auf dieses Spiel",
    far: (part) => `Rückschau: ${part} %`,
    stop: "Anhalten",
    close: "Rückschau schließen",
    yours: (luck, choices) => `Deine Würfel waren ${luck} wert, deine Entscheidungen ${choices}.`,
    theirs: (side, luck, choices) => `${de.sideName(side)}: Würfel ${luck}, Entscheidungen ${choices}.`,
    rest: (start, end, others, rest) =>
      `Deine Gewinnaussicht ging von ${start} % auf ${end} %. ${others ? `Die Entscheidungen der anderen Seite gaben dir ${others}. ` : ""}Übrig bleibt ${rest}: Zufall in den Zahlen des Programms, was es nicht sieht${others ? ", und was die andere Seite in der Hand hatte" : ""}.`,
    mistakes: (count) =>
      count === 0
        ? "Keine deiner Entscheidungen hat mehr gekostet, als der Zufall erklärt."
        : count === 1
          ? "Eine deiner Entscheidungen hat mehr gekostet, als der Zufall erklärt."
          : `${count} deiner Entscheidungen haben mehr gekostet, als der Zufall erklärt.`,
    graph: "Gewinnaussicht",
    graphAbout: "Wähle einen Punkt, um den Moment auf der Karte zu sehen. Das Band reicht zwei Standardfehler weit.",
    point: (line, date, part) => `Zeile ${line}${date ? `, ${date}` : ""}: ${part} %`,
    turning: "Wendepunkte",
    noTurning: "Die Gewinnaussicht hat sich nie deutlich von einem Punkt zum nächsten geändert.",
    film: (date, from, to) => `${date ? `${date}: ` : ""}${from} % auf ${to} %`,
    filmAbout: (start, end, luck) => `Zeilen ${start} bis ${end}, Glück ${luck}`,
    decisions: "Entscheidungen, die etwas gekostet haben",
    noDecisions: "Keine, die sich vom Zufall unterscheiden ließe.",
    others: (count) => `Andere Entscheidungen (${count})`,
    line: "Zeile",
    choice: "Entscheidung",
    loss: "Verlust",
    better: (what) => `Besser: ${what}`,
    how: "Wie man das liest",
    method: (playouts) =>
      `Jeder Punkt wurde für jede Seite ${playouts} Mal weitergespielt, in Stellungen, die zu ihrem Wissen passen. Nach ± steht ein Standardfehler. Glück ist, wie viel besser ein guter Spieler mit den gefallenen Würfeln, Chits und Karten fährt als mit allen, die möglich waren. Eine Entscheidung zählt, was sie mehr oder weniger bringt als was dieser Spieler wählen würde. Übrig bleibt, was beides nicht erklärt; sein ± zählt nur den Zufall in den Zahlen, nicht was das Programm nicht sieht. Als teuer gilt eine Entscheidung nur, wenn ihr Verlust mehr als zwei davon beträgt. Von hundert guten Entscheidungen sehen trotzdem zwei oder drei wie ein Fehler aus.`,
  },
};
