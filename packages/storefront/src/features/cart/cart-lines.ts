import type { CartLine, CartShop } from "@carmine/api/contract";

/** The lines of all shops of a cart. Apart from the cart's sums: going to the checkout needs no arithmetic. */
export const linesOf = (shops: readonly CartShop[]): CartLine[] => shops.flatMap((shop) => shop.cartInfoList);
