/** The title's text on the start page, by language. */

import { de, guide } from "./de";
import { en } from "./en";

export const WORDS = { en, de };

/** Name of the guided first game; the server sends the English one. */
export const GUIDE = { de: guide };
