import type { WordList } from "./word-list.ts";
import type { TokenGroup } from "./token-groups.ts";
import { foldPlural, isSpelled } from "./tokens.ts";

/** Minimum letters of each half of a joined word. */
const shortestHalf = 3;

const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, at) => [
    word.slice(0, at + shortestHalf),
    word.slice(at + shortestHalf),
  ]);

/**
 * Words that the catalog joins or separates differently: "lap top", "allseason".
 * @param words normalized, in order
 * @returns the catalog's words by the written ones; empty if there is nothing to regroup
 */
export const regroupWords = (catalog: WordList, words: readonly string[]): ReadonlyMap<string, string> => {
  const spelled = words.filter(isSpelled);
  const pairs = words
    .slice(1)
    .map((second, at) => [words[at] ?? "", second] as const)
    .filter(([first, second]) => isSpelled(`${first}${second}`));
  const weightIn = (word: string): number =>
    (catalog.get(word) ?? catalog.get(foldPlural(word)))?.weight ?? 0;
  const regrouped = new Map<string, string>();
  for (const [first, second] of pairs)
    if (weightIn(`${first}${second}`) > 0) regrouped.set(`${first} ${second}`, `${first}${second}`);
  const weightOf = (halves: readonly string[]): number => Math.min(...halves.map(weightIn));
  for (const word of spelled) {
    const [best] = halvesOf(word).toSorted((a, b) => weightOf(b) - weightOf(a));
    if (weightIn(word) === 0 && best && weightOf(best) > 0) regrouped.set(word, best.join(" "));
  }
  return regrouped;
};

/**
 * Regroups the words of a search.
 * @returns also the replaced words
 */
export const regroup = (
  tokens: readonly TokenGroup[],
  keyword: string,
  regrouped: ReadonlyMap<string, string>,
): { tokens: TokenGroup[]; text: string; taken: ReadonlySet<string> } => {
  const taken = new Set<string>();
  let groups = [...tokens];
  let text = keyword;
  for (const [from, to] of regrouped) {
    const parts = from.split(" ");
    if (parts.some((part) => taken.has(part))) continue;
    for (const part of parts) taken.add(part);
    const isOne = (group: TokenGroup): boolean => parts.map(foldPlural).includes(group[0]?.[0] ?? "");
    const place = groups.findIndex(isOne);
    const written = to.split(" ").map((word) => [[foldPlural(word)]]);
    groups = groups.flatMap((group, at) => (at === place ? written : isOne(group) ? [] : [group]));
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("\\s+")}(?![\\p{L}\\p{N}])`, "iu"), to);
  }
  return { tokens: groups, text, taken };
};
