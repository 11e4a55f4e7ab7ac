import { chargedDigits } from "../../shared/charges.ts";
import { randomUUID } from "node:crypto";
import { Code, type WireLocale } from "@carmine/api/contract";
import { lt, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { checkoutSession, type HeldLine } from "../../database/schema/ordering.ts";
import { arrayText, statement } from "../../database/statement.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { readCheckout, requireBuyable } from "./checkout-lines.ts";
import { cartItems, oneSku, sessionMs } from "./checkout-source.ts";

interface Held {
  orderNo: string;
  accountId: number;
  lines: string;
  cartIds: string;
  expiresAt: string;
}

const keep = statement<Held>(
  (value) => sql`
    insert into checkout_session (order_no, account_id, lines, cart_ids, expires_at)
    values (${value("orderNo")}, ${value("accountId")}::int, ${value("lines")}::jsonb, ${value("cartIds")}::int[], ${value("expiresAt")}::timestamptz)`,
);

/** Source of a checkout: rows of the cart, or one sku with "Buy now". */
export type SessionSource =
  | { readonly cartIds: readonly number[] }
  | { readonly line: HeldLine & { productId: number } };

/**
 * Starts a checkout session. Stock is checked here and reserved when the order is placed.
 * @returns the number under which the page loads it
 * @throws Failure if a row isn't the shopper's or its product isn't available
 */
export const startCheckoutSession = async (
  { db, clock, config }: AppContext,
  accountId: number,
  source: SessionSource,
  locale: WireLocale,
): Promise<string> => {
  const checkoutSource =
    "cartIds" in source
      ? cartItems(accountId, source.cartIds)
      : oneSku({ skuId: source.line.skuId, quantity: source.line.quantity });
  const checkout = await readCheckout(db, checkoutSource, null, chargedDigits(config));
  if (!checkout) throw new Failure(Code.notFound, "notFound");
  const { held, cartIds, lines } = checkout;
  if ("cartIds" in source && cartIds.length < new Set(source.cartIds).size)
    throw new Failure(Code.notFound, "notFound");
  requireBuyable(held, lines, locale);
  if ("line" in source && lines[0]?.productId !== source.line.productId)
    throw new Failure(Code.failure, "skuUnavailable");
  const orderNo = randomUUID();
  await keep(db, {
    orderNo,
    accountId,
    lines: JSON.stringify(held),
    cartIds: arrayText(cartIds),
    expiresAt: new Date(clock.now().getTime() + sessionMs).toISOString(),
  });
  return orderNo;
};

/** The session has expired, or isn't the shopper's. */
export const checkoutSessionGone = () => new Failure(Code.notFound, "checkoutSessionGone");

export const sweepCheckoutSessions = (db: Queryable, now: Date) =>
  db.delete(checkoutSession).where(lt(checkoutSession.expiresAt, now));
