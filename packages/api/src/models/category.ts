import type { CategoryNode } from "../contract/categories.ts";
import type { ShopCategoryNode } from "../contract/shop-catalogue.ts";

/** A category of the marketplace with its visible children. */
export interface Category {
  readonly id: number;
  /** Null for a department. */
  readonly parentId: number | null;
  readonly name: string;
  readonly picture: string | null;
  /** Name of a lucide icon, such as "sofa"; set for departments. */
  readonly symbol: string | null;
  /** 1 for a department. */
  readonly level: number;
  readonly children: readonly Category[];
}

/** A category of a shop's tree with its visible children. */
export interface ShopCategory {
  readonly id: number;
  readonly name: string;
  /** Products on sale in it and below; null if the back end doesn't report it. */
  readonly productCount: number | null;
  readonly children: readonly ShopCategory[];
}

/** Maps a tree without hidden categories and their descendants. */
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

/** Maps a shop's tree. */
export const shopCategoriesOf = (nodes: readonly ShopCategoryNode[]): ShopCategory[] =>
  nodes
    .filter(({ isShow }) => isShow)
    .map(({ id, name, productCount, childList }) => ({
      id,
      name,
      productCount,
      children: shopCategoriesOf(childList ?? []),
    }));
