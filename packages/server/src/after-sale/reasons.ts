import type { WireLocale } from "@carmine/api/contract";
import { textOf, type TextKey } from "../http/messages/index.ts";

/** Why one gives something back, in the order of the form. */
const reasons = [
  "reasonChangedMind",
  "reasonWrongItem",
  "reasonDamaged",
  "reasonNotAsDescribed",
  "reasonMissing",
  "reasonLate",
  "reasonOther",
] as const satisfies readonly TextKey[];

export const refundReasonsIn = (locale: WireLocale): string[] => reasons.map((key) => textOf(key, locale));
