import type { TokenGroup } from "./token-groups.ts";

/**
 * Content of `product_listing.terms`, written by the database function `listing_terms`: tokens, facets as
 * `key:value`, and with a marker tokens of a name, tokens that a name begins with, and categories.
 */
const marks = { token: "", inName: "=", beginsName: "^", category: "@", shopCategory: "#" } as const;

/** Maximum length of a term; the database function uses the same. */
const longest = 400;

const term = (text: string): string => {
  const cut = Array.from(text.replaceAll("\0", "")).slice(0, longest).join("");
  return `'${cut.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
};

const joined = (parts: readonly string[], by: "&" | "|"): string | null =>
  parts.length === 0 ? null : parts.length === 1 ? (parts[0] ?? null) : `(${parts.join(` ${by} `)})`;

const isPart = (part: string | null): part is string => part !== null;

/** Conjunction of the parts, as the text of a `tsquery`; null if empty. */
export const allOf = (parts: readonly (string | null)[]): string | null => joined(parts.filter(isPart), "&");

/** Disjunction of the parts. */
export const anyOf = (parts: readonly (string | null)[]): string | null => joined(parts.filter(isPart), "|");

/** Every group by one of its alternatives; with `name`, in a name. */
export const groupTerms = (
  groups: readonly TokenGroup[],
  where: "token" | "inName" = "token",
): string | null =>
  allOf(
    groups.map((group) =>
      anyOf(group.map((tokens) => allOf(tokens.map((token) => term(marks[where] + token))))),
    ),
  );

/** A name that begins with the start of one of the groups. */
export const beginningTerms = (groups: readonly TokenGroup[]): string | null =>
  anyOf(groups.flatMap((group) => group.map(([first = ""]) => term(marks.beginsName + first))));

/** One of the values of an option. */
export const optionTerms = (key: string, values: readonly string[]): string | null =>
  anyOf(values.map((value) => term(`${key}:${value}`)));

/** A category at any level. */
export const categoryTerm = (id: number): string => term(`${marks.category}${id}`);

/** A category of a shop's tree. */
export const shopCategoryTerm = (id: number): string => term(`${marks.shopCategory}${id}`);
