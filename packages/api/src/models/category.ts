import type { CategoryNode } from "../contract/categories.ts";
import type { ShopCategoryNode } from "../contract/shop-catalogue.ts";

/** A category of the marketplace with what is shown below it. */
export interface Category {
  readonly id: number;
  /** Null for a department. */
  readonly parentId: number | null;
  readonly name: string;
  readonly picture: string | null;
  /** Name of a lucide icon, "sofa"; departments have one. */
  readonly symbol: string | null;
  /** 1 for a department. */
  readonly level: number;
  readonly children: readonly Category[];
}

/** A category of a shop's own with what is shown below it. */
export interface ShopCategory {
  readonly id: number;
  readonly name: string;
  /** Products on sale in it and below; null where the back end doesn't say. */
  readonly productCount: number | null;
  readonly children: readonly ShopCategory[];
}

/** The tree without what is hidden, and without what lies below that. */
export const categoriesOf = (nodes: readonly CategoryNode[]): Category[] =>
  nodes
    .filter(({ isShow }) => isShow)
    .map(({ id, pid, name, icon, symbol, level, childList }) => ({
      id,
      parentId: pid || null,
      name,
      picture: icon || null,
      symbol,
      level,
      children: categoriesOf(childList ?? []),
    }));

/** The same for a shop's tree. */
export const shopCategoriesOf = (nodes: readonly ShopCategoryNode[]): ShopCategory[] =>
  nodes
    .filter(({ isShow }) => isShow)
    .map(({ id, name, productCount, childList }) => ({
      id,
      name,
      productCount,
      children: shopCategoriesOf(childList ?? []),
    }));
