import { catalogLimits, type CategoryEntry } from "@carmine/api/contract";
import type { TreeNode } from "@carmine/design-system";

export interface CategoryRow {
  readonly entry: CategoryEntry;
  /** From 1. */
  readonly level: number;
  /** The categories of the same parent, in order. */
  readonly siblings: readonly number[];
  /** Height of the category's subtree in levels. */
  readonly height: number;
}

/** Flattens the tree: each category is followed by its descendants, siblings in order. */
export const rowsInTreeOrder = (entries: readonly CategoryEntry[]): CategoryRow[] => {
  const children = Map.groupBy(entries, ({ pid }) => pid);
  const below = (pid: number | null, level: number): CategoryRow[] => {
    const own = children.get(pid) ?? [];
    const siblings = own.map(({ id }) => id);
    return own.flatMap((entry) => {
      const rows = below(entry.id, level + 1);
      const height = Math.max(1, ...rows.map((row) => row.level - level + 1));
      return [{ entry, level, siblings, height }, ...rows];
    });
  };
  return below(null, 1);
};

/** The rows whose names contain the words, and the categories above them. */
export const matchingRows = (rows: readonly CategoryRow[], words: string): readonly CategoryRow[] => {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return rows;
  const byId = new Map(rows.map((row) => [row.entry.id, row]));
  const shown = new Set<number>();
  for (const { entry } of rows) {
    if (!Object.values(entry.name).some((name) => name?.toLowerCase().includes(wanted))) continue;
    for (let at: CategoryEntry | undefined = entry; at; at = byId.get(at.pid ?? 0)?.entry) shown.add(at.id);
  }
  return rows.filter(({ entry }) => shown.has(entry.id));
};

/**
 * Nodes of a tree in which another category is chosen: all categories except `own` and its descendants.
 * @param levels levels that move below the chosen category; categories where they would exceed the maximum are disabled
 */
export const targetNodes = (
  rows: readonly CategoryRow[],
  own: number,
  levels: number,
  nameOf: (entry: CategoryEntry) => string,
): TreeNode[] => {
  const nodes = (pid: number | null): TreeNode[] =>
    rows
      .filter(({ entry }) => entry.pid === pid && entry.id !== own)
      .map(({ entry, level }) => ({
        id: String(entry.id),
        label: nameOf(entry),
        disabled: level + levels > catalogLimits.levels,
        children: nodes(entry.id),
      }));
  return nodes(null);
};
