import type { Category } from "@carmine/api/hooks";

/** The way from a department to a category, both included; empty where the tree does not hold it. */
export const categoryPath = (tree: readonly Category[], id: number): Category[] => {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = categoryPath(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
};

/** Whether an address names a category that the tree, once it is known, doesn't hold. */
export const isUnknownCategory = (tree: readonly Category[] | undefined, id: number | undefined): boolean =>
  id !== undefined && tree !== undefined && categoryPath(tree, id).length === 0;
