import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "../locales.ts";
import type { Problem } from "./check.ts";
import { parseText } from "./compile.ts";

/** The term of a concept in one language, and its refused synonyms. */
export interface Term {
  term: string;
  refused: string[];
}

/** The terms of one language by concept: `cart`, `checkout`, … */
export type Terms = Record<string, Term>;

/** The term list of a language: `<root>/terms/<locale>.json`. */
export const readTerms = (root: string, locale: Locale): Terms =>
  JSON.parse(readFileSync(join(root, "terms", `${locale}.json`), "utf8"));

/** Texts shown to shoppers: excludes value names, includes plural and select cases. */
const literalsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).flatMap((option) => literalsOf(option.value));
    return [];
  });

export const readLiterals = (text: string): string[] => {
  try {
    return literalsOf(parseText(text));
  } catch {
    // The message check reports invalid messages.
    return [];
  }
};

/**
 * Chinese, Thai and Lao have no spaces between words, so only words in Latin letters are matched as whole
 * words.
 */
const patternOf = (word: string): RegExp => {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /^\p{Script=Latin}/u.test(word)
    ? new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, "iu")
    : new RegExp(escaped, "u");
};

/** Texts (by id) with a word that the language's term list refuses. */
export const checkTerms = (
  locale: Locale,
  terms: Terms,
  texts: Readonly<Record<string, string>>,
): Problem[] => {
  const refusals = Object.values(terms).flatMap(({ term, refused }) =>
    refused.map((word) => ({ term, word, pattern: patternOf(word) })),
  );
  return Object.entries(texts).flatMap(([id, text]) => {
    const literals = readLiterals(text);
    return refusals
      .filter(({ pattern }) => literals.some((literal) => pattern.test(literal)))
      .map(({ term, word }): Problem => ({
        locale,
        id,
        kind: "term",
        detail: `“${word}” in “${text}”: use “${term}”`,
      }));
  });
};
