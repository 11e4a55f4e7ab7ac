import type { Locale } from "../locales.ts";
import type { Problem } from "./check.ts";
import { readLiterals } from "./terms.ts";

/**
 * French places a no-break space next to : ; ! ? % and quotation marks: U+00A0 before a colon and inside
 * quotation marks, U+202F before the others (Lexique des règles typographiques de l’Imprimerie nationale).
 */
const french: readonly (readonly [pattern: RegExp, rule: string])[] = [
  [/ [:;!?%»]|« /u, "an ordinary space next to a punctuation mark"],
  [/\p{L}[:;!?»](?!\/)|«(?!\u00A0)/u, "a punctuation mark without its space"],
  [/['"“”]/u, "a straight or English quotation mark"],
];

const han = String.raw`\p{Script=Han}`;

const joiner = [/\u2060/u, "a word joiner; the compiler inserts them (join-words.ts)"] as const;

/** Rules of every language, and those of scripts with their own punctuation. */
const rules: Readonly<Record<Locale | "all", readonly (readonly [pattern: RegExp, rule: string])[]>> = {
  all: [
    [/\S {2,}\S/u, "two spaces in a row"],
    [/\.\.\./u, "three periods instead of an ellipsis"],
  ],
  en: [
    [/\p{L}'\p{L}|"/u, "a straight apostrophe or quotation mark"],
    [/\p{L} [:;!?,]/u, "a space before a punctuation mark"],
  ],
  es: [[/["“”]/u, "an English quotation mark"]],
  fr: french,
  "zh-CN": [
    [new RegExp(`${han}[,;:!?](?=${han}|$)`, "u"), "a half-width punctuation mark"],
    [/ [，。；：！？、）》”]|[，。；：！？、（《“] /u, "a space next to a full-width punctuation mark"],
  ],
  th: [
    joiner,
    [/ๆ(?=[\p{L}\p{N}])|[\p{L}\p{M}]ๆ/u, "ๆ without its spaces"],
    [/\u0E4D\u0E32/u, "an am vowel in two characters"],
  ],
  lao: [
    joiner,
    [/\p{Script=Thai}/u, "a Thai letter"],
    [/ຫມ|ຫນ/u, "an old spelling of ໝ or ໜ"],
    [/\u0ECD\u0EB2/u, "an am vowel in two characters"],
  ],
};

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const rulesBrokenBy = (locale: Locale, literals: readonly string[]): string[] => {
  const broken = [...rules.all, ...rules[locale]]
    .filter(([pattern]) => literals.some((literal) => pattern.test(literal)))
    .map(([, rule]) => rule);
  const text = literals.join("");
  if (locale === "es" && (count(text, "?") !== count(text, "¿") || count(text, "!") !== count(text, "¡")))
    broken.push("a question or an exclamation without its opening mark");
  return broken;
};

/** Texts (by id) that break a typography rule of their language. */
export const checkTypography = (locale: Locale, texts: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(texts).flatMap(([id, text]) =>
    rulesBrokenBy(locale, readLiterals(text)).map((rule): Problem => ({
      locale,
      id,
      kind: "typography",
      detail: `${rule} in “${text}”`,
    })),
  );
