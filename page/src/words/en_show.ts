/** What the page says while it shows what happened: the bar, motion, the film, in English. */

export const show = {
  bar: { label: "Where the game stands", about: (name: string, value: string) => `${name}: ${value}` },
  menu: {
    label: "Motion and sound",
    speed: "Motion",
    speeds: { off: "Off", quick: "Quick", normal: "Normal" },
    sound: "Sounds",
  },
  after: { link: "After-action report", none: "This title has no after-action report." },
  film: { play: "Play (P)", pause: "Pause (P)", speed: (now: string) => `${now}: speed of the film` },
};

export type ShowWords = typeof show;
