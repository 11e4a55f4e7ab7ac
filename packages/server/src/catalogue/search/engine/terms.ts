import type { TokenGroup } from "../query/measures.ts";

/**
 * A condition on the terms of a product: every group must match by one of its alternatives, an alternative by all of
 * its terms.
 */
export type TermQuery = readonly (readonly (readonly string[])[])[];

/**
 * Content of `product_listing.terms`, written by the database function `listing_terms`: tokens, facets as `key:value`,
 * and with a marker tokens of a name, tokens that a name begins with, and categories. The index adds brands and shops.
 */
const marks = {
  inName: "=",
  beginsName: "^",
  category: "@",
  shopCategory: "#",
  brand: "brand\n",
  shop: "shop\n",
} as const;

/** Maximum length of a term in code points; the database function uses the same. */
const maxLength = 400;

const shortened = (text: string): string =>
  text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join("");

const marked = (groups: readonly TokenGroup[], mark: string): TermQuery =>
  groups.map((group) => group.map((tokens) => tokens.map((token) => mark + shortened(token))));

/** The term of a token in a name. */
export const nameTerm = (token: string): string => marks.inName + token;

/** The tokens of the terms that are in a name. */
export const tokensInName = (terms: readonly string[]): Set<string> =>
  new Set(
    terms.filter((term) => term.startsWith(marks.inName)).map((term) => term.slice(marks.inName.length)),
  );

/** Matches each group by one of its alternatives. */
export const wordTerms = (groups: readonly TokenGroup[]): TermQuery => marked(groups, "");

/** Matches each group by one of its alternatives in the product's name. */
export const nameTerms = (groups: readonly TokenGroup[]): TermQuery => marked(groups, marks.inName);

/** A name that begins with the start of one of the groups. */
export const namePrefixTerms = (groups: readonly TokenGroup[]): TermQuery => [
  groups.flatMap((group) => group.map(([first = ""]) => [marks.beginsName + shortened(first)])),
];

export const optionTerm = (option: string): string => shortened(option);

/** A category at any level. */
export const categoryTerm = (id: number): string => `${marks.category}${id}`;

/** A category of a shop's tree. */
export const shopCategoryTerm = (id: number): string => `${marks.shopCategory}${id}`;

export const brandTerm = (id: number): string => `${marks.brand}${id}`;

export const shopTerm = (id: number): string => `${marks.shop}${id}`;

/** One of these terms; no condition without any. */
export const anyTerm = (terms: readonly string[]): TermQuery =>
  terms.length === 0 ? [] : [terms.map((term) => [term])];
