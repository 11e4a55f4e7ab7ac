import type { ComboboxOption } from "./Combobox.types.ts";

/**
 * A text as it is compared: without case and Latin accents. Marks of other scripts stay, since in Thai and Lao they are
 * vowels and tones.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();

/** How well an option fits: 0 its label begins so, 1 one of its words does, 2 it is somewhere inside, null not at all. */
function rankOption({ label, keywords = [] }: ComboboxOption, folded: string): 0 | 1 | 2 | null {
  const texts = [label, ...keywords].map(foldText);
  if (texts[0]?.startsWith(folded)) return 0;
  if (texts.some((text) => text.startsWith(folded) || text.includes(` ${folded}`))) return 1;
  return texts.some((text) => text.includes(folded)) ? 2 : null;
}

/** The options that fit a typed text, the best first, groups kept together. An empty text keeps all. */
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
