import { wireLocales } from "@carmine/api/contract";
import * as z from "zod/mini";
import { hasText } from "../../shared/localized-text.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { momentIn } from "../../shared/shop-time.ts";
import { Refused } from "./refused.ts";

/** One line or several, without other control characters. */
const writable = { line: /^\P{Cc}*$/u, lines: /^(?:\P{Cc}|\n)*$/u } as const;

/** Text of limited length, trimmed. */
export const textField = (max: number, form: keyof typeof writable = "line") =>
  z.string("must be a text.").check(
    z.trim(),
    z.minLength(1, "is empty."),
    z.maxLength(max, `is longer than ${max} characters.`),
    z.regex(writable[form], "contains invalid Unicode."),
    z.refine((text) => text.isWellFormed(), "contains invalid Unicode."),
  );

export const numberField = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}.`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

export const positionField = z.optional(numberField(1, 1000));

export const flagField = z.boolean("must be true or false.");

/** An amount of money as text, or another number that must not lose digits: `"12.50"`. */
export const amountField = (digits: number) =>
  z
    .string("must be a number in quotes, such as “12.50”.")
    .check(
      z.regex(
        new RegExp(`^\\d{1,9}(\\.\\d{1,${digits}})?$`),
        `must be a number such as 12.50, with at most ${digits} decimals.`,
      ),
    );

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** The start or end of a day in the marketplace's time zone; or a time with its offset. */
const momentOf = (text: string, edge: "first" | "last", timeZone: string): Date =>
  dayPattern.test(text)
    ? momentIn(timeZone, `${text}T${edge === "first" ? "00:00:00" : "23:59:59"}`)
    : new Date(text);

/** `Date` parses 30 February as 2 March. */
/** Whether a text is a day of the calendar, such as `2026-12-31`. */
export const isDay = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const isMoment = (text: string): boolean =>
  (dayPattern.test(text) || timePattern.test(text)) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(new Date(text).getTime());

/** A time; stored ones are ISO 8601 in UTC. @param timeZone IANA name of the zone of days */
export const momentField = (edge: "first" | "last", timeZone: string) => {
  const message = "must be a day such as 2026-12-31, or a time such as 2026-12-31T18:00:00Z.";
  return z.pipe(
    z.string(message).check(z.refine(isMoment, message)),
    z.transform((text) => momentOf(text, edge, timeZone).toISOString()),
  );
};

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `must be one of ${values.join(", ")}.`);

/** A field in several languages, with English as fallback. */
export const localizedField = (max: number, form?: keyof typeof writable) => {
  const text = textField(max, form);
  const inLanguage = z.optional(text);
  return z.strictObject(
    {
      en: text,
      "zh-CN": inLanguage,
      es: inLanguage,
      fr: inLanguage,
      th: inLanguage,
      lao: inLanguage,
    } satisfies Record<(typeof wireLocales)[number], unknown>,
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `“${issue.keys[0]}” is none of the languages: ${wireLocales.join(", ")}.`
          : `must be a text in each language: {"en": "…", "fr": "…"}.`,
    },
  );
};

/** A field of a shop that may be written in any one language: its English part may be empty. */
export const anyLanguageField = (max: number, form?: keyof typeof writable) =>
  z.extend(localizedField(max, form), { en: z._default(z.union([z.literal(""), textField(max, form)]), "") });

/** Like `anyLanguageField`, but a text in at least one language is required. */
export const anyLanguageName = (max: number) =>
  anyLanguageField(max).check(z.refine(hasText, "needs a text in at least one language."));

/** HTML in several languages, which is sanitized. */
export const localizedHtmlField = (max: number) => {
  const html = z.pipe(
    z.pipe(
      z.string("must be a text.").check(z.maxLength(max, `is longer than ${max} characters.`)),
      z.transform(cleanHtml),
    ),
    z.string().check(z.minLength(1, "is empty.")),
  );
  const inLanguage = z.optional(html);
  return z.strictObject({
    en: html,
    "zh-CN": inLanguage,
    es: inLanguage,
    fr: inLanguage,
    th: inLanguage,
    lao: inLanguage,
  } satisfies Record<(typeof wireLocales)[number], unknown>);
};

/** Schema of an entry without unknown fields. */
export const entryShape = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `“${issue.keys[0]}” is none of the fields: ${Object.keys(shape).join(", ")}.`
        : `must be an object with ${Object.keys(shape).join(", ")}.`,
  });

const isMissing = ({ code, input }: z.core.$ZodIssue): boolean =>
  code === "invalid_type" && (input === undefined || input === null);

/** The first error: `products 2 id: must be …`. */
const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const path = issue.path.map((part) => (typeof part === "number" ? part + 1 : String(part)));
  const at = path.length > 0 ? `${path.join(" ")}: ` : "";
  if (path.at(-1) === "en" && isMissing(issue))
    return `${path.slice(0, -1).join(" ")}: needs an English text, the fallback for all other languages.`;
  return `${at}${isMissing(issue) ? "is missing." : issue.message}`;
};

/**
 * Validates an operator's input with the schema.
 * @param at sentence prefix for errors: `Entry 2, `
 * @throws Refused
 */
export const readFields = <Fields>(shape: z.ZodMiniType<Fields>, written: unknown, at: string): Fields => {
  const result = z.safeParse(shape, written, { reportInput: true });
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw new Refused(`${at}${first ? sentenceOf(first) : "is invalid."}`);
};
