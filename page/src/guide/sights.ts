/** What only the screen can tell: that the map was looked at, the odds, a reason, the score. */

/** What only one title shows is found by the attribute `data-sight` that its view gives it. */
interface Sight {
  /** Something is done there so many times: then it was seen. */
  used?: { within: string; events: string[]; times: number };
  /** It can be on the screen. */
  on?: string;
  /** It was seen when it was on the screen and is there no more. */
  gone?: true;
}

const SIGHTS: Record<string, Sight> = {
  map: { used: { within: ".hosted", events: ["pointerdown", "wheel", "keydown"], times: 2 } },
  odds: { on: ".panel.odds" },
  why: { used: { within: ".log-panel", events: ["click"], times: 1 }, on: "[data-sight=why]", gone: true },
  score: { used: { within: "[data-sight=score], .bar-item, .prompt .over", events: ["click"], times: 1 } },
};

/** Tells the first of these things that the person has seen from now on; gives what ends the watch. */
export function watch(wanted: string[], saw: (sight: string) => void): () => void {
  const stops: (() => void)[] = [];
  for (const name of wanted) {
    const { used, gone } = SIGHTS[name] ?? {};
    if (used) {
      let left = used.times;
      const acted = ({ target }: Event): void => {
        if (target instanceof Element && target.closest(used.within) && --left === 0) saw(name);
      };
      for (const event of used.events) addEventListener(event, acted, { capture: true, passive: true });
      stops.push(() => used.events.forEach((event) => removeEventListener(event, acted, { capture: true })));
    }
    if (gone) {
      let shown = false;
      stops.push(
        whileOn(name, (on) => {
          if (shown && !on) saw(name);
          shown = on;
        }),
      );
    }
  }
  return () => stops.forEach((stop) => stop());
}

/** Tells now and from now on whether something is on the screen; gives what ends it. */
export function whileOn(name: string, tell: (on: boolean) => void): () => void {
  const place = SIGHTS[name]?.on;
  if (!place) return () => undefined;
  const look = (): void => tell(document.querySelector(place) !== null);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
