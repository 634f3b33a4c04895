/**
 * Colors that are painted instead of styled: overlays on the map, counters, flashes, the picture of a report. A map is
 * paper by day and by night. Colors of style sheets are in `style/tokens.css`; colors of sides come with the title.
 */

export const INK = "#2b2520";
export const BLACK = "#1d1d1b";
export const DARK = "#2a2a26";
export const FAINT = "#6a604d";
export const GRAY = "#333";
export const SILVER = "#ddd";
export const PAPER = "#f6f0e1";
export const PALE = "#f2efe6";
export const WHITE = "#fff";

export const RED = "#b3261e";
export const DARK_RED = "#7a0f0a";
export const RUST = "#9c3d22";
export const ORANGE = "#c77700";
export const AMBER = "#9a5b00";
export const GOLD = "#8a6d00";
export const OLIVE = "#6b7a1e";
export const LEAF = "#4f8f2f";
export const GREEN = "#14623a";
export const FIELD_GRAY = "#3f4a42";
export const BLUE = "#1d4e79";
export const VIOLET = "#6a2c91";

/** A light edge around drawings on the ground, a shine, a veil of paper, a shadow. */
export const EDGE = "rgba(255,255,255,.8)";
export const SHINE = "rgba(255,255,255,.5)";
export const VEIL = "rgba(246,240,225,.38)";
export const SHADE = "rgba(0,0,0,.5)";
