import type { CategoryNode, RankedProduct } from "@carmine/api/contract";
import { categoryPath } from "../../features/catalogue/category-path.ts";

export interface TopList {
  /** Undefined: over all departments. */
  readonly department: CategoryNode | undefined;
  readonly products: readonly RankedProduct[];
}

/** Rows of a card. */
const rows = 3;

/**
 * Cards of the ranking: the departments that fill one, in the order of the tree; where they are fewer than asked
 * for, the whole ranking comes first.
 */
export const topLists = (
  ranking: readonly RankedProduct[],
  tree: readonly CategoryNode[],
  count: number,
): TopList[] => {
  const departments = tree.flatMap((department) => {
    const products = ranking.filter(
      ({ categoryId }) => categoryId !== null && categoryPath([department], categoryId).length > 0,
    );
    return products.length >= rows ? [{ department, products: products.slice(0, rows) }] : [];
  });
  if (departments.length >= count) return departments.slice(0, count);
  return [
    ...(ranking.length >= rows ? [{ department: undefined, products: ranking.slice(0, rows) }] : []),
    ...departments,
  ];
};
