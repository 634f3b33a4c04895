/** What the start page says of this title, by language. */

import { de, guide } from "./de";
import { en } from "./en";

export const WORDS = { en, de };

/** What the guided first game is called; in English the server says it. */
export const GUIDE = { de: guide };
