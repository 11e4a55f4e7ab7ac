/** First grapheme of the name: a letter with its combining marks, or a whole flag or family emoji. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
