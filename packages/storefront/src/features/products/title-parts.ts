/** A tire size (“205/55 R16”) or a wheel size (“17 × 7.5J”). */
const size = /\d{3}\/\d{2,3}\s?Z?R\s?\d{2}|\d{2}\s?×\s?\d/;

/** Longest model name in characters that fits one line of a card. */
const maxModelLength = 26;

/**
 * Splits a product name into its model and its size with the rest, one line of a card each, because a title cut
 * after two lines ends where models differ. Names without a size or with a long model stay whole.
 */
export const titleParts = (name: string): { title: string; detail?: string } => {
  const at = name.search(size);
  const title = name.slice(0, Math.max(0, at)).trim();
  return title === "" || title.length > maxModelLength ? { title: name } : { title, detail: name.slice(at) };
};
