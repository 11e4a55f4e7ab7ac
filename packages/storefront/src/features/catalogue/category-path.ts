import type { CategoryNode } from "@carmine/api/contract";

/** The way from a department to a category, both included; empty where the tree does not hold it. */
export const categoryPath = (tree: readonly CategoryNode[], id: number): CategoryNode[] => {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = categoryPath(node.childList ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
};

/** The children that are shown. */
export const shownChildren = (node: CategoryNode): CategoryNode[] =>
  (node.childList ?? []).filter(({ isShow }) => isShow);
