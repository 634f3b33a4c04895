/** The words of the analyst, in English: the tutor, and the review of a game. */

import { en } from "./en";

export const analyst = {
  tutor: {
    label: "Tutor",
    modes: { off: "off", asked: "when I ask", always: "always" },
    ask: "What would you do?",
    looks: "Looking ahead …",
    far: (part: number) => `Looking ahead: ${part}%`,
    enough: "That is enough",
    would: "I would choose: ",
    chances: "Chance to win, with its standard error",
    fights: "exact odds of a fight with everybody who can join",
    chance: (part: number, error: number) => `${part}% ± ${error}`,
    costs: (points: number, error: number) =>
      `This costs about ${points} ${points === 1 ? "point" : "points"} of winning chance (± ${error}).`,
    taken: "Your choice: ",
    better: "Better: ",
    anyway: "Play anyway",
    again: "Think again",
    why: "Why?",
    lines: "One way the game may go on after each of them, with the same dice. Point at one to see it on the map.",
  },
  review: {
    heading: "Review",
    about:
      "The program plays the game on from each quiet point many times, from what each side knew then. That gives the chance to win, and with it what dice and choices were worth. It takes a minute or two; you can go on meanwhile.",
    begin: "Review this game",
    far: (part: number) => `Reviewing: ${part}%`,
    stop: "Stop",
    close: "Close the review",
    yours: (luck: string, choices: string) => `Your dice were worth ${luck}, your choices ${choices}.`,
    theirs: (side: string, luck: string, choices: string) => `${en.sideName(side)}: dice ${luck}, choices ${choices}.`,
    rest: (start: number, end: number, others: string, rest: string) =>
      `Your chance to win went from ${start}% to ${end}%. ${others ? `The other side's choices gave you ${others}. ` : ""}What is left over is ${rest}: chance in the figures, what the program does not see${others ? ", and what the other side held" : ""}.`,
    mistakes: (count: number) =>
      count === 0
        ? "No choice of yours lost more than chance explains."
        : count === 1
          ? "One choice of yours lost more than chance explains."
          : `${count} choices of yours lost more than chance explains.`,
    graph: "Chance to win",
    graphAbout: "Choose a point to see that moment on the map. The band is two standard errors on each side.",
    point: (line: number, date: string, part: number) => `Line ${line}${date ? `, ${date}` : ""}: ${part}%`,
    turning: "Turning points",
    noTurning: "The chance to win never changed clearly from one point to the next.",
    film: (date: string, from: number, to: number) => `${date ? `${date}: ` : ""}${from}% to ${to}%`,
    filmAbout: (start: number, end: number, luck: string) => `lines ${start} to ${end}, luck ${luck}`,
    decisions: "Choices that cost something",
    noDecisions: "None that can be told from chance.",
    others: (count: number) => `Other choices (${count})`,
    line: "Line",
    choice: "Choice",
    loss: "Loss",
    better: (what: string) => `Better: ${what}`,
    how: "How to read this",
    method: (playouts: number) =>
      `Each point was played on ${playouts} times for each side, in positions that fit what it knew. What follows ± is one standard error. Luck is how much better a good player does with the dice, chits and cards that came than with all that could have come. A choice counts by what it gives more or less than what that player would choose. What is left over is what neither of them explains; its ± counts chance in the figures alone, not what the program does not see. A choice is listed as costly only if its loss is more than two of them. Of a hundred sound choices two or three still look like a mistake.`,
  },
};

export type AnalystWords = typeof analyst;
