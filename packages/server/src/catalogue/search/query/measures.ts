/** Alternatives for one term of a query; every token of one alternative must match. */
export type TokenGroup = readonly (readonly string[])[];

/** A measure in a text: "16 × 7J", "0,75 l", "1/2". */
export interface Measure {
  /** Search token, identical for every spelling of the measure. */
  readonly token: string;
  /** Query alternatives for it. */
  readonly group: TokenGroup;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

const number = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const unit = String.raw`(?:\s?(?:j|mm|cm|m|in|ft|ml|cl|l|kg|g|v|w|ah)(?![\p{L}\p{N}\-x*]|\s?-))?`;
const sizeUnit = String.raw`(?:\s?(?:j|mm|cm|m|in|ft|ml|cl|l|kg|g|v|w|ah))?["'\u2032\u201D]{0,2}`;

/** "16 x 7j": the second number isn't consumed, because it may be the first of the next pair. */
const sizes = new RegExp(
  String.raw`(?<![\p{N}.,a-wyz])m?${number}${sizeUnit}\s*[x*]\s*(?=m?${number}(${unit}))`,
  "gu",
);
/** Bolt circles, the only sizes also written with a hyphen or a slash: "5-112", "5/114.3". */
const boltCircles =
  /(?<![\p{N}\p{L}.,/-])([3-8])\s?[/-]\s?((?:9[89]|1\d\d|20\d)(?:[.,]\d{1,2})?)(?![\p{N}\p{L}/-])/gu;
const fractions = /(?<![\p{N}.,/])(\d{1,2})[/\u2044]([2348]|16|32|64)(?![\p{N}/])/gu;
const quantities =
  /(?<![\p{N}\p{L}.,])(\d{1,6}(?:[.,]\d{1,3})?)\s?(l(?:it(?:re|er|ro)s?)?|dl|cl|ml|kg|g|mg|mm|cm|m|km|w|kw|v|ah|mah|hz|gb|tb|mb|oz|lb|ft|j|in(?:ch(?:es)?)?)(?![\p{L}\p{N}]|-\p{N})/gu;

const plain = (text: string): number => Number(text.replace(",", "."));

/** Sizes ignore the order: "8 × 18" is the wheel "18 × 8J". */
const sizeToken = (one: string, other: string): string =>
  [plain(one), plain(other)].toSorted((a, b) => a - b).join("x");

const sizeMeasures = (text: string): Measure[] =>
  [...text.matchAll(sizes)].map((match) => {
    const [all, one = "", other = "", rest = ""] = match;
    const token = sizeToken(one, other);
    const end = match.index + all.length + (text.startsWith("m", match.index + all.length) ? 1 : 0);
    return { token, group: [[token]], start: match.index, end: end + other.length + rest.length };
  });

const boltCircleMeasures = (text: string): Measure[] =>
  [...text.matchAll(boltCircles)].map(({ 0: all, 1: one = "", 2: other = "", index }) => {
    const token = sizeToken(one, other);
    return { token, group: [[token]], start: index, end: index + all.length };
  });

const fractionMeasures = (text: string): Measure[] =>
  [...text.matchAll(fractions)].flatMap(({ 0: all, 1: above = "", 2: below = "", index }) => {
    const token = `${Number(above)}/${below}`;
    return Number(above) < Number(below)
      ? [{ token, group: [[token]], start: index, end: index + all.length }]
      : [];
  });

const quantityMeasures = (text: string): Measure[] =>
  [...text.matchAll(quantities)].map(({ 0: all, 1: amount = "", 2: spelled = "", index }) => {
    const name = /^l(?!b)/.test(spelled) ? "l" : spelled;
    const value = String(plain(amount));
    // Queries omit inches, because names have a symbol for them.
    if (spelled.startsWith("in"))
      return { token: value, group: [[value]], start: index, end: index + all.length };
    const token = `${value}${name}`;
    // The number and the unit may be apart: "Volume (ml): 100".
    return { token, group: [[token], [...value.split("."), name]], start: index, end: index + all.length };
  });

/**
 * Finds the measures of a text. Used for texts and queries, so that every spelling finds every other:
 * "5x112", "5 × 112", "5*112" and "5/112".
 * @param text normalized
 */
export const findMeasures = (text: string): Measure[] =>
  [sizeMeasures, boltCircleMeasures, fractionMeasures, quantityMeasures].flatMap((find) => find(text));

/** Tokens of the measures in a name, with the marker of name tokens; see `terms.ts`. */
export const measuresInName = (name: string): string[] =>
  findMeasures(name).flatMap(({ token, start }) => [`=${token}`, ...(start === 0 ? [`^${token}`] : [])]);
