import { createHash } from "node:crypto";
import { wordsOf } from "../catalogue/search/query/tokens.ts";

const longestWords = 80;
const hashLength = 8;

/**
 * The key of an option or of one of its values. Texts that differ only in case and spaces are one; any other sign
 * counts ("+1.00" is not "-1.00", "C" not "C++"). A text of plain words is its own key, so that the same value of two
 * products is one choice of a filter; any other gets a mark made from the whole text. The same text always has the
 * same key: it is what a repeated import finds a variant again by.
 */
export const optionKey = (text: string): string => {
  const exact = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const words = wordsOf(text).join("-");
  if (
    words !== "" &&
    words === exact.replaceAll(" ", "-") &&
    !exact.includes("-") &&
    words.length <= longestWords
  )
    return words;
  const mark = createHash("sha256").update(exact).digest("hex").slice(0, hashLength);
  return `${words.slice(0, longestWords)}~${mark}`;
};
