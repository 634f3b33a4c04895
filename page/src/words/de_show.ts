/** Was die Seite sagt, während sie zeigt, was geschah, auf Deutsch. */

import type { ShowWords } from "./en_show";

export const show: ShowWords = {
  bar: { label: "Wie das Spiel steht", about: (name, value) => `${name}: ${value}` },
  menu: {
    label: "Bewegung und Ton",
    speed: "Bewegung",
    speeds: { off: "Aus", quick: "Schnell", normal: "Normal" },
    sound: "Töne",
  },
  after: { link: "Bericht nach der Schlacht", none: "Dieser Titel hat keinen Bericht." },
  film: { play: "Abspielen (P)", pause: "Anhalten (P)", speed: (now) => `${now}: Tempo des Films` },
};
