import type { Category } from "@carmine/api/hooks";

/** A category with children, named after its number. */
export const category = (id: number, children: Category[] = [], more: Partial<Category> = {}): Category => ({
  id,
  parentId: null,
  name: `Category ${id}`,
  picture: null,
  symbol: null,
  level: 1,
  children,
  ...more,
});
