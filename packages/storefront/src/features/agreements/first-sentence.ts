const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};

/** Approximate number of characters that search engines show of a description. */
const most = 160;

/** The text of sanitized HTML in one line. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();

const paragraphOf = (html: string): string => /<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html;

/** The first sentence of a text; the whole text if it has no sentence mark. */
export const sentenceOf = (text: string): string =>
  /^.*?(?:[.!?][”»]?(?=\s|$)|[。！？]”?)/.exec(text)?.[0] ?? text;

/**
 * The first sentence of an HTML text, for search engines. Thai and Lao separate sentences and phrases with a space,
 * so their texts are only truncated.
 */
export const firstSentence = (html: string): string => {
  const sentence = sentenceOf(plainTextOf(paragraphOf(html)));
  if (sentence.length <= most) return sentence;
  const excerpt = sentence.slice(0, most - 1);
  const space = excerpt.lastIndexOf(" ");
  return `${space > most / 2 ? excerpt.slice(0, space) : excerpt}…`;
};
