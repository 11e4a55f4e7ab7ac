import { foldText } from "./tokens.ts";

/** English, Spanish and French joining words, normalized: "pneus d’hiver", "tires for winter". */
const words =
  "a an the for of with and to in on from by de del la las el los un una unos unas y para con por en al du des le les une et au aux avec pour";
const joiners = new Set(words.split(" "));

const elision = /(?<![\p{L}\p{N}])(?:[dlcjmnst]|qu)['’](?=\p{L})/gu;
const possessive = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu;
/** Inches, written as 17″ in names. */
const inches =
  /(?<=\p{N})(?:\s*-?\s*(?:inch(?:es)?|in|pulgadas?|pouces?)(?![\p{L}\p{N}])|\s*(?:英寸|寸|吋|นิ้ว|ນິ້ວ))/gu;
const chineseOf = /(?<=\p{Script=Han})的(?=\p{Script=Han})/gu;

/**
 * A normalized text without words that product texts rarely contain: joining words before another word (the
 * last word may be intended or unfinished), elided articles, and inches after their number.
 */
const withoutFillers = (text: string): string => {
  const said = text
    .replace(inches, " ")
    .replace(elision, " ")
    .replace(possessive, " ")
    .replace(chineseOf, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  const last = said.findLastIndex((word) => /[\p{L}\p{N}]/u.test(word));
  return said.filter((word, at) => at >= last || !joiners.has(word)).join(" ");
};

/** The normalized words of a text without fillers. */
export const wordsWithoutFillers = (text: string): string => withoutFillers(foldText(text));
