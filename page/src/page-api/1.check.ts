/** A compile-time check, never loaded: the declarations of `/page-api/1.js` agree with its implementation. */

import type * as declared from "../../public/page-api/1";
import type { Play } from "../game/play";
import type { Panel, TitlePart } from "../titles";
import type * as made from "./1";

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type Slot<T, K extends keyof T> = keyof NonNullable<T[K]>;
type Theirs = declared.TitlePart;
type TheirPanel = NonNullable<Theirs["panels"]>[number];

/** The same names, slots and places; the objects passed to a view have every declared field. */
export const agreed: [
  Same<keyof typeof declared, keyof typeof made>,
  Same<keyof Theirs, Exclude<keyof TitlePart, "pages" | "fault">>,
  Same<TheirPanel["place"], Panel["place"]>,
  Same<keyof TheirPanel, keyof Panel>,
  Same<Slot<Theirs, "map">, Slot<TitlePart, "map">>,
  Same<Slot<Theirs, "planner">, Slot<TitlePart, "planner">>,
  Same<keyof declared.Play | keyof Play, keyof Play>,
  Same<keyof declared.Play["game"] | keyof Play["game"], keyof Play["game"]>,
  Same<keyof declared.Play["acts"] | keyof Play["acts"], keyof Play["acts"]>,
  Same<keyof declared.GameView | keyof Play["game"]["view"], keyof Play["game"]["view"]>,
] = [true, true, true, true, true, true, true, true, true, true];
