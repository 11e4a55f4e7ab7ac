import type { CartGroup, CartItem } from "@carmine/api/hooks";

/** Items of all shops. */
export const linesOf = (groups: readonly CartGroup[]): CartItem[] => groups.flatMap(({ items }) => items);
