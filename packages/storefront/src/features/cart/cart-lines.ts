import type { CartGroup, CartItem } from "@carmine/api/hooks";

/** The items of all shops. */
export const linesOf = (groups: readonly CartGroup[]): CartItem[] => groups.flatMap(({ items }) => items);
