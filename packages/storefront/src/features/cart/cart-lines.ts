import type { CartGroup, CartItem } from "@carmine/api/hooks";

/** Items of all shops. */
export const itemsOf = (groups: readonly CartGroup[]): CartItem[] => groups.flatMap(({ items }) => items);
