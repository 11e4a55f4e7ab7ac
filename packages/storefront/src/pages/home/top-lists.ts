import type { Category, ProductSummary } from "@carmine/api/hooks";
import { hasSold } from "../../features/products/has-sold.ts";

export interface TopList {
  readonly department: Category;
  readonly products: readonly ProductSummary[];
}

/** Cards in the row, and rows of a card. */
const topCards = 3;
const rows = 3;

/** Departments that get a card: more than there are places, for one may have sold too little. */
export const rankedDepartments = (tree: readonly Category[]): Category[] => tree.slice(0, topCards + 2);

/** The cards: departments whose ranking fills one. No product stands in two of them. */
export const topLists = (
  rankings: readonly { department: Category; ranking: readonly ProductSummary[] }[],
): TopList[] =>
  rankings
    .map(({ department, ranking }) => ({ department, products: ranking.filter(hasSold).slice(0, rows) }))
    .filter(({ products }) => products.length === rows)
    .slice(0, topCards);
