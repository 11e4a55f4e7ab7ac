import type { ProductChoices } from "@carmine/api/contract";
import type { TreeNode } from "@carmine/design-system";

type Row = ProductChoices["categories"][number];

/** The tree of rows whose parents come before them. */
export const treeOf = (rows: readonly Row[]): TreeNode[] => {
  const children = Map.groupBy(rows, ({ pid }) => pid);
  const nodes = (pid: number | null): TreeNode[] =>
    (children.get(pid) ?? []).map(({ id, name }) => {
      const below = nodes(id);
      return { id: String(id), label: name, ...(below.length > 0 && { children: below }) };
    });
  return nodes(null);
};

/** Ids from the department to a category. */
export const pathOf = (rows: readonly Row[], id: number): number[] => {
  const row = rows.find((one) => one.id === id);
  if (!row) return [];
  return row.pid === null ? [id] : [...pathOf(rows, row.pid), id];
};
