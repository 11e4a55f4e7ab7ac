/** How many letters have to be put in, left out or exchanged to make one word of another (Levenshtein). */
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
 * Whether one word can be the other one mistyped. Short words differ in one letter and mean something else ("alu", "all"),
 * so that they are taken as they are; search engines draw the lines alike.
 */
export const isMistyped = (typed: string, meant: string): boolean =>
  editDistance(typed.split(""), meant.split("")) <=
  (typed.length < 4 ? 0 : typed.length < 7 ? 1 : typed.length < 11 ? 2 : 3);
