export interface Distance {
  /** Letters of the text before the end of the beginning. */
  readonly end: number;
  /** As `editDistance` counts it. */
  readonly wrong: number;
}

/**
 * How far a word is from each beginning of a text, as far as that is within a limit: one pass for all of them. Of the
 * letters only those are compared whose places differ by no more than the limit.
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
  // To each beginning of the word, of what was read so far.
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
