export interface Distance {
  /** End of the prefix in letters. */
  readonly end: number;
  /** Distance like `editDistance`. */
  readonly wrong: number;
}

/**
 * Distances from a word to each prefix of a text, within a limit, in one pass. Only compares letters whose
 * positions differ by at most the limit.
 * @param start where the text begins in its letters
 */
export const distancesWithin = (
  letters: readonly string[],
  start: number,
  word: readonly string[],
  limit: number,
): Distance[] => {
  const found: Distance[] = [];
  const tooFar = limit + 1;
  // Distances from each prefix of the word to the text read so far.
  const row = Array.from({ length: word.length + 1 }, (_, at) => at);
  const last = Math.min(word.length + limit, letters.length - start);
  for (let read = 1; read <= last; read += 1) {
    const letter = letters[start + read - 1];
    const from = Math.max(1, read - limit);
    const to = Math.min(word.length, read + limit);
    let diagonal = row[from - 1] ?? 0;
    let before = from === 1 ? read : tooFar;
    row[from - 1] = before;
    let least = before;
    for (let at = from; at <= to; at += 1) {
      const above = row[at] ?? 0;
      before = Math.min(above + 1, before + 1, diagonal + (word[at - 1] === letter ? 0 : 1));
      diagonal = above;
      row[at] = before;
      if (before < least) least = before;
    }
    if (least > limit) break;
    if (to === word.length && before <= limit) found.push({ end: start + read, wrong: before });
  }
  return found;
};
