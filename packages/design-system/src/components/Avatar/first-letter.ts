/** The first letter as a reader sees it: with its marks, or the whole of a flag or a family emoji. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
