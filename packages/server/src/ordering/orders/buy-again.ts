import type { WireLocale } from "@carmine/api/contract";
import { textOf } from "../../http/messages.ts";
import type { Transaction } from "../../database/connection.ts";
import { and, eq, inArray } from "drizzle-orm";
import { cartLine } from "../../database/schema/cart.ts";
import type { ShopOrder } from "./order-rows.ts";
import { addToCart, refusalOf } from "../../cart/change-cart.ts";
import { textIn } from "../../shared/localized-text.ts";

export interface BuyAgainResult {
  cartIdList: number[];
  skipped: { productId: number; productName: string; reason: string }[];
}

/** Adds the items of an order to the cart one by one; unavailable ones are skipped with a reason. */
export const buyAgain = async (
  tx: Transaction,
  accountId: number,
  order: ShopOrder,
  locale: WireLocale,
  now: Date,
): Promise<BuyAgainResult> => {
  const owner = { userId: accountId };
  const added: number[] = [];
  const skipped: BuyAgainResult["skipped"] = [];
  for (const { productId, skuId, quantity, name } of order.lines) {
    const [row] = await addToCart(tx, owner, [{ productId, skuId, quantity }], now);
    const refusal = refusalOf(row);
    if (refusal === null) added.push(skuId);
    else
      skipped.push({
        productId,
        productName: textIn(name, locale),
        reason: textOf(refusal.key, locale, refusal.values),
      });
  }
  const rows =
    added.length === 0
      ? []
      : await tx
          .select({ id: cartLine.id })
          .from(cartLine)
          .where(and(eq(cartLine.accountId, accountId), inArray(cartLine.skuId, added)));
  return { cartIdList: rows.map(({ id }) => id), skipped };
};
