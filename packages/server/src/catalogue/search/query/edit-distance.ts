/** Levenshtein distance: letters to insert, delete or replace. */
export const editDistance = (from: readonly string[], to: readonly string[]): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [above, letter] of from.entries()) {
    const next = [above + 1];
    for (const [at, other] of to.entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/**
 * Whether one word can be a misspelling of the other. Short words with one different letter have another
 * meaning ("alu", "all"), so they must be equal; search engines use similar limits.
 */
export const isMistyped = (typed: string, meant: string): boolean =>
  editDistance(typed.split(""), meant.split("")) <=
  (typed.length < 4 ? 0 : typed.length < 7 ? 1 : typed.length < 11 ? 2 : 3);
