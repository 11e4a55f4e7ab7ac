import { inEnglish, type LocalizedText } from "../shared/localized-text.ts";
import type { CategoryRow } from "./category-tree.ts";

export interface FoundCategory {
  id: number;
  path: number[];
  /** Names and keywords of the category and its ancestors, by which its products are found. */
  words: LocalizedText[];
}

/** The categories with the words by which their products are found. */
export const withSearchWords = (rows: readonly CategoryRow[]): (CategoryRow & FoundCategory)[] => {
  const words = new Map(rows.map(({ id, name, keywords }) => [id, [name, ...keywords.map(inEnglish)]]));
  return rows.map((row) => ({ ...row, words: row.path.flatMap((id) => words.get(id) ?? []) }));
};
