import { createHash } from "node:crypto";
import { wordsOf } from "../search/query/tokens.ts";

const longestWords = 80;
const hashLength = 8;

/**
 * Key of an option or option value. Case and spaces are ignored; other characters count ("+1.00" differs from
 * "-1.00", "C" from "C++"). Plain words are their own key, so that equal values of two products are one
 * filter value; other texts get a hash suffix. The key is deterministic, because a repeated import finds
 * variants by it.
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
  const suffix = createHash("sha256").update(exact).digest("hex").slice(0, hashLength);
  return `${words.slice(0, longestWords)}~${suffix}`;
};
