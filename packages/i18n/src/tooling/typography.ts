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

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const rulesBrokenBy = (locale: Locale, literals: readonly string[]): string[] => {
  if (locale === "fr")
    return french
      .filter(([pattern]) => literals.some((literal) => pattern.test(literal)))
      .map(([, rule]) => rule);
  if (locale !== "es") return [];
  const text = literals.join("");
  const rules: string[] = [];
  if (count(text, "?") !== count(text, "¿") || count(text, "!") !== count(text, "¡"))
    rules.push("a question or an exclamation without its opening mark");
  if (/["“”]/u.test(text)) rules.push("an English quotation mark");
  return rules;
};

/** Texts (by id) that break a typography rule of French or Spanish. */
export const checkTypography = (locale: Locale, texts: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(texts).flatMap(([id, text]) =>
    rulesBrokenBy(locale, readLiterals(text)).map((rule): Problem => ({
      locale,
      id,
      kind: "typography",
      detail: `${rule} in “${text}”`,
    })),
  );
