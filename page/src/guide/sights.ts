/** Detecting what a person has looked at, for the guide: the map, odds, a reason, the score. */

/** How to detect one sight; views of titles are found by their attribute `data-sight`. */
interface Sight {
  /** Seen after so many of these events within an element. */
  used?: { within: string; events: string[]; times: number };
  /** The selector of the element that shows it. */
  selector?: string;
  /** Seen when it has been on the screen and has disappeared. */
  seenWhenGone?: true;
}

const SIGHTS: Record<string, Sight> = {
  map: { used: { within: ".hosted", events: ["pointerdown", "wheel", "keydown"], times: 2 } },
  odds: { selector: ".panel.odds" },
  why: {
    used: { within: ".log-panel", events: ["click"], times: 1 },
    selector: "[data-sight=why]",
    seenWhenGone: true,
  },
  score: { used: { within: "[data-sight=score], .bar-item, .prompt .over", events: ["click"], times: 1 } },
};

/** Call `onSeen` when one of these sights has been seen; return a function that stops the watch. */
export function watchSights(wanted: string[], onSeen: (sight: string) => void): () => void {
  const stops: (() => void)[] = [];
  for (const name of wanted) {
    const { used, seenWhenGone } = SIGHTS[name] ?? {};
    if (used) {
      let left = used.times;
      const acted = ({ target }: Event): void => {
        if (target instanceof Element && target.closest(used.within) && --left === 0) onSeen(name);
      };
      for (const event of used.events) addEventListener(event, acted, { capture: true, passive: true });
      stops.push(() => used.events.forEach((event) => removeEventListener(event, acted, { capture: true })));
    }
    if (seenWhenGone) {
      let shown = false;
      stops.push(
        watchOnScreen(name, (on) => {
          if (shown && !on) onSeen(name);
          shown = on;
        }),
      );
    }
  }
  return () => stops.forEach((stop) => stop());
}

/** Call `onChange` now and on every change with whether a sight is on the screen; return a function that stops it. */
export function watchOnScreen(name: string, onChange: (on: boolean) => void): () => void {
  const place = SIGHTS[name]?.selector;
  if (!place) return () => undefined;
  const check = (): void => onChange(document.querySelector(place) !== null);
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
