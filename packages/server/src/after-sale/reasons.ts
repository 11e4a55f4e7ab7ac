import { wireLocales, type WireLocale } from "@carmine/api/contract";
import type { Queryable } from "../database/connection.ts";
import { refundReason } from "../database/schema/content.ts";
import { textOf, type TextKey } from "../http/messages.ts";
import { textIn } from "../shared/localized-text.ts";

/** Default refund reasons in form order, used while the operator has configured none. */
const standard = [
  "reasonChangedMind",
  "reasonWrongItem",
  "reasonDamaged",
  "reasonNotAsDescribed",
  "reasonMissing",
  "reasonLate",
  "reasonOther",
] as const satisfies readonly TextKey[];

export const refundReasonsIn = async (db: Queryable, locale: WireLocale): Promise<string[]> => {
  const own = await db
    .select({ text: refundReason.text })
    .from(refundReason)
    .orderBy(refundReason.sort, refundReason.id);
  return own.length > 0
    ? own.map(({ text }) => textIn(text, locale))
    : standard.map((key) => textOf(key, locale));
};

/** Translates a standard reason into the reader's language; returns any other text unchanged. */
export const reasonIn = (reason: string, locale: WireLocale): string => {
  const key = standard.find((own) => wireLocales.some((language) => textOf(own, language) === reason));
  return key === undefined ? reason : textOf(key, locale);
};
