import type * as nodeUrl from "node:url";

/**
 * Normalization of a request text before validation, including its length check:
 * - `line`: one line of free text: names, titles, search words
 * - `text`: free text with line breaks: notes, reviews, street addresses
 * - `email`
 * - `phone`: a phone number or a dial code
 * - `contact`: an email or a phone number
 * - `code`: a verification code or card number, without its spaces and dashes
 * - `reference`: order and tracking numbers, country and region codes, with their dashes
 * - `postalCode`
 * - `number`: a number or an amount as text
 * - `verbatim`: unchanged, because every character matters or it isn't typed by a person: passwords, tokens,
 *   JSON
 */
export type TextKind =
  | "line"
  | "text"
  | "email"
  | "phone"
  | "contact"
  | "code"
  | "reference"
  | "postalCode"
  | "number"
  | "verbatim";

/** Characters without a glyph, such as zero-width spaces and bidi controls, and lone surrogates. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]+/gu;

const blank = /^[\s\p{Cc}\u2800]?$/u;
/** Letters and emoji that a joiner can connect; Latin letters never need one. */
const joinable = /^(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
/** Scripts without spaces, in which a zero-width space marks a line break opportunity. */
const unspaced =
  /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]$/u;
const variation = /\p{Variation_Selector}/u;
const joiner = /[\u200C\u200D]/u;
/** The flags of England, Scotland and Wales are a black flag followed by tag characters. */
const flagTags = /^[\u{E0020}-\u{E007E}]+\u{E007F}/u;

/** Keeps the invisible characters of a run that have a function in the surrounding text. */
const meaningful = (run: string, before: string, after: string): string => {
  if (blank.test(before)) return "";
  if (before === "\u{1F3F4}") return flagTags.exec(run)?.[0] ?? variation.exec(run)?.[0] ?? "";
  const selector = variation.exec(run)?.[0] ?? "";
  if (joinable.test(before)) {
    const connector = joiner.exec(run)?.[0] ?? "";
    if (selector !== "" || connector !== "") return selector + connector;
  }
  if (selector !== "") return selector;
  return run.includes("\u200B") && unspaced.test(before) && unspaced.test(after) ? "\u200B" : "";
};

const dropMeaningless = (text: string): string =>
  text.replace(invisible, (run, at: number) => {
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? "";
    const [after = ""] = Array.from(text.slice(at + run.length, at + run.length + 2));
    return meaningful(run, before, after);
  });

/** One line: line breaks, control characters and runs of spaces become one space. */
const line = (text: string): string =>
  dropMeaningless(text)
    .replaceAll(/[\s\p{Cc}\u2800]+/gu, " ")
    .trim();

/** Several lines, with at most one empty line between two. */
const multiline = (text: string): string =>
  dropMeaningless(text)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, " ")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** Converts a digit of any script to ASCII. Unicode encodes the ten digits of a script consecutively. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** Full-width characters, digits and dashes in ASCII, without invisible characters. */
const plain = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .normalize("NFKC")
    .replaceAll(invisible, "")
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\p{Pd}\u2212\u30FC]/gu, "-")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

const withoutSpaces = (text: string): string => plain(text).replaceAll(" ", "");

interface Runtime {
  readonly process?: { getBuiltinModule?(id: "node:url"): typeof nodeUrl | undefined };
}

/** Undefined in browsers: the server that receives the email normalizes it again. */
const url = (globalThis as Runtime).process?.getBuiltinModule?.("node:url");

/**
 * The canonical domain of an email: lower case and in its own script, so that `EXÄMPLE.de` and
 * `xn--exmple-cua.de` (as Chromium converts it in an email field) are equal.
 */
const canonicalDomain = (domain: string): string => {
  const lower = domain.toLowerCase();
  // Node would parse a port, a path or an IPv4 address in other texts.
  if (!url || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(lower) || /(^|\.)\d+$/.test(lower)) return lower;
  return url.domainToUnicode(lower) || lower;
};

const email = (text: string): string => {
  // Keyboards write typographic apostrophes and ideographic full stops.
  const address = plain(text)
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll("\u3002", ".");
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at)}@${canonicalDomain(address.slice(at + 1))}`;
};

const phone = (text: string): string =>
  plain(text)
    .replaceAll(/[ ./]+/g, " ")
    .trim();

const normalizers: Readonly<Record<TextKind, (text: string) => string>> = {
  line,
  text: multiline,
  email,
  phone,
  contact: (text) => (/[@\uFF20\uFE6B]/.test(text) ? email(text) : phone(text)),
  code: (text) => plain(text).replaceAll(/[ -]/g, ""),
  reference: withoutSpaces,
  // Japanese codes are often written after the postal mark.
  postalCode: (text) =>
    plain(text)
      .replace(/^[\u3012 ]+/, "")
      .toUpperCase(),
  number: withoutSpaces,
  verbatim: (text) => text,
};

/** Whether a text contains a letter, digit or emoji. A minimum length would refuse complete reviews such as 很好. */
export const hasWords = (text: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text);

/** Normalizes a text; idempotent. */
export const normalizeText = (kind: TextKind, text: string): string => {
  const normalized = normalizers[kind](text);
  // After removing characters, their neighbors may compose.
  return kind === "verbatim" ? normalized : normalized.normalize("NFC");
};
