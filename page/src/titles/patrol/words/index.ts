/** What the start page says of this title, by language. */

import { de } from "./de";
import { en } from "./en";

export const WORDS = { en, de };
