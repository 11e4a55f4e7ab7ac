import type { Category, ProductSummary } from "@carmine/api/hooks";
import { hasSold } from "../../features/products/has-sold.ts";

export interface TopList {
  readonly department: Category;
  readonly products: readonly ProductSummary[];
}

/** Cards in the row, and rows of a card. */
const topCards = 3;
const rows = 3;

/** Candidates for cards: more departments than cards, because some may have too few sales. */
export const rankedDepartments = (tree: readonly Category[]): Category[] => tree.slice(0, topCards + 2);

/** The cards of departments whose ranking fills one. No product is in two cards. */
export const topLists = (
  rankings: readonly { department: Category; ranking: readonly ProductSummary[] }[],
): TopList[] =>
  rankings
    .map(({ department, ranking }) => ({ department, products: ranking.filter(hasSold).slice(0, rows) }))
    .filter(({ products }) => products.length === rows)
    .slice(0, topCards);
