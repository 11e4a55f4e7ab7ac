import { eq, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { address } from "../database/schema/addresses.ts";
import { checkoutSession, masterOrder, merchantOrder } from "../database/schema/ordering.ts";
import { transaction } from "../database/transaction.ts";
import { placeOrder } from "../ordering/checkout/place-order.ts";
import { newOrderNo } from "../ordering/orders/order-number.ts";
import { receiveEvent } from "../payment/apply-state.ts";
import { findPayable } from "../payment/payments.ts";
import { createSandbox, sandboxEvent, testCards } from "../payment/sandbox.ts";
import { startPayment } from "../payment/start-payment.ts";
import { isProductForSale } from "../shared/for-sale.ts";
import { rowsOf } from "../database/rows.ts";

const holdMs = 60_000;

/** Skus of a shop with sufficient stock, one per product, in a fixed order. */
const skusOf = async (
  { db }: Pick<AppContext, "db">,
  shop: string,
  { from, count }: { from: number; count: number },
): Promise<number[]> => {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
    select min(s.id)::int as id
    from sku s join product p on p.id = s.product_id join merchant m on m.id = p.merchant_id
    where m.name = ${shop} and s.available >= 8 and s.is_on_sale and ${isProductForSale}
    group by p.id order by p.id limit ${count} offset ${from}`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Places an order of skus like a shopper, at the time of the context's clock.
 * @returns its number
 */
export const placeLines = async (
  ctx: AppContext,
  accountId: number,
  lines: { skuId: number; quantity: number }[],
): Promise<string> => {
  const { db, clock } = ctx;
  const now = clock.now();
  const [home] = await db.select().from(address).where(eq(address.accountId, accountId)).limit(1);
  if (lines.length === 0 || !home) throw new Error("The demo has no product to order or no address");
  const preOrderNo = crypto.randomUUID();
  await db.insert(checkoutSession).values({
    orderNo: preOrderNo,
    accountId,
    lines,
    cartIds: [],
    expiresAt: new Date(now.getTime() + holdMs),
  });
  const orderNo = newOrderNo("PT");
  const input = { preOrderNo, orderNo, addressId: home.id, payType: "sandbox", payChannel: "pc" };
  await transaction(db, (tx) => placeOrder(ctx, tx, accountId, input, "en"));
  await db.delete(checkoutSession).where(eq(checkoutSession.orderNo, preOrderNo));
  return orderNo;
};

/**
 * Places an order of products of these shops.
 * @param from index of the first product of each shop
 * @returns its number
 */
export const placeDemoOrder = async (
  ctx: AppContext,
  accountId: number,
  shops: readonly (readonly [shop: string, products: number])[],
  from: number,
): Promise<string> => {
  const lines: { skuId: number; quantity: number }[] = [];
  for (const [shop, count] of shops)
    for (const skuId of await skusOf(ctx, shop, { from, count }))
      lines.push({ skuId, quantity: lines.length === 0 ? 2 : 1 });
  return placeLines(ctx, accountId, lines);
};

/** Hours (half a minute) until orders are paid: less than the shortest `ORDER_TIMEOUT_MINUTES` (1). */
export const paidAfterHours = 0.5 / 60;

/**
 * Pays an order with a test card.
 * @returns the numbers of its merchant orders
 */
export const payDemoOrder = async (
  ctx: AppContext,
  accountId: number,
  masterNo: string,
): Promise<string[]> => {
  const { db, clock } = ctx;
  const sandbox = createSandbox(db, clock);
  const payment = await startPayment(ctx, sandbox, await findPayable(db, accountId, masterNo), "pc");
  const [card = ""] = Object.keys(testCards);
  await sandbox.confirm(payment.reference, card, true);
  const event = sandboxEvent(payment.reference);
  await receiveEvent(ctx, new Map([[sandbox.name, sandbox]]), sandbox.name, event, payment);
  const rows = await db
    .select({ orderNo: merchantOrder.orderNo })
    .from(merchantOrder)
    .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
    .where(eq(masterOrder.orderNo, masterNo))
    .orderBy(merchantOrder.id);
  return rows.map((row) => row.orderNo);
};
