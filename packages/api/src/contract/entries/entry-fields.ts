import * as z from "zod/mini";
import { textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";

const wrong = messageKeys.wrongParameter;

/** A line of text. The server checks its length when it is written, so that stored ones can always be read. */
export const lineField = textField("line", wrong);

/**
 * A text in several languages; English is the fallback of the others. The server checks its length when it is written.
 * @param kind `text` has several lines, `verbatim` is HTML
 */
export const localizedField = (kind: "line" | "text" | "verbatim" = "line") => {
  const text = textField(kind, wrong);
  const inLanguage = z.optional(text);
  return z.object({
    en: text,
    "zh-CN": inLanguage,
    es: inLanguage,
    fr: inLanguage,
    th: inLanguage,
    lao: inLanguage,
  });
};

/** A text of an entry in every language. */
export type EntryText = z.output<ReturnType<typeof localizedField>>;

/** The highest number of `amountField`, without its decimals. */
export const maxEntryAmount = 999_999_999;

/** A number as text, such as an amount in the marketplace's currency: "12.50". */
export const amountField = (digits: number) =>
  textField(
    "reference",
    wrong,
    z.regex(new RegExp(`^\\d{1,${String(maxEntryAmount).length}}(\\.\\d{1,${digits}})?$`), wrong),
  );

export const wholeField = (min: number, max: number) =>
  z.int(wrong).check(z.minimum(min, wrong), z.maximum(max, wrong));

export const switchField = z.boolean(wrong);

/** ISO 8601 instant in UTC. It stays a text, so that it can be compared with the stored one. */
export const momentField = textField(
  "reference",
  wrong,
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, wrong),
);

/** `yyyy-MM-dd` */
export const dayField = textField("reference", wrong, z.regex(/^\d{4}-\d\d-\d\d$/, wrong));

/** URL of a picture of the shop, as returned by an upload. */
export const pictureField = textField("verbatim", wrong);

/** Path of a page of the shop without a locale prefix, such as `/goods_detail/12`. */
export const linkField = textField("verbatim", wrong);

export const idsField = (max: number) => z.array(wholeField(1, 2_147_483_647)).check(z.maxLength(max, wrong));
