import type { ComboboxOption } from "./Combobox.types.ts";

/**
 * Normalizes text for comparison: removes case and Latin accents. Marks of other scripts stay, because in
 * Thai and Lao they are vowels and tones.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();

/**
 * Rank of a match: 0 if its label starts with the text, 1 if one of its words does, 2 if it contains the
 * text, null otherwise.
 */
function rankOption({ label, keywords = [] }: ComboboxOption, folded: string): 0 | 1 | 2 | null {
  const texts = [label, ...keywords].map(foldText);
  if (texts[0]?.startsWith(folded)) return 0;
  if (texts.some((text) => text.startsWith(folded) || text.includes(` ${folded}`))) return 1;
  return texts.some((text) => text.includes(folded)) ? 2 : null;
}

/** Options that match the text, best first, without splitting groups. Empty text matches all. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const folded = foldText(text);
  if (!folded) return options;
  const groups = new Map<string | undefined, number>();
  const fitting = options.flatMap((option) => {
    const rank = rankOption(option, folded);
    if (rank === null) return [];
    if (!groups.has(option.group)) groups.set(option.group, groups.size);
    return [{ option, rank, group: groups.get(option.group) ?? 0 }];
  });
  return fitting.toSorted((a, b) => a.group - b.group || a.rank - b.rank).map(({ option }) => option);
}
