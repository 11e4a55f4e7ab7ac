import type { Category } from "@carmine/api/hooks";

/** Path from a department to a category, including both; empty if the category isn't in the tree. */
export const categoryPath = (tree: readonly Category[], id: number): Category[] => {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = categoryPath(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
};

/** Whether a category id isn't in the loaded tree. */
export const isUnknownCategory = (tree: readonly Category[] | undefined, id: number | undefined): boolean =>
  id !== undefined && tree !== undefined && categoryPath(tree, id).length === 0;
