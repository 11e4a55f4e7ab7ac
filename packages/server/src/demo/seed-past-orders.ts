import { addAccount } from "../accounts/queries.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { address } from "../database/schema/addresses.ts";
import { sku } from "../database/schema/catalogue.ts";
import { transaction } from "../database/transaction.ts";
import { receiveOrder } from "../ordering/transitions/merchant-order-actions.ts";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import { dayMs } from "../shared/durations.ts";
import type { DemoPastOrder } from "./order-types.ts";
import { pastShoppers } from "./past-shoppers.ts";
import { paidAfterHours, payDemoOrder, placeLines } from "./place-demo-order.ts";

const hourMs = 3_600_000;
const merchant = { role: "merchant", accountId: null } as const;
const everyOrder = { isOperator: true } as const;

/** Completes a past order: paid, shipped the same day, received some days later. */
const seedPastOrder = async (
  ctx: AppContext,
  accountId: number,
  lines: { skuId: number; quantity: number }[],
  { daysAgo, turn }: { daysAgo: number; turn: number },
): Promise<void> => {
  const placedAt = ctx.clock.now().getTime() - daysAgo * dayMs;
  const at = (hours: number): AppContext => ({
    ...ctx,
    clock: { now: () => new Date(placedAt + hours * hourMs) },
  });
  const masterNo = await placeLines(at(0), accountId, lines);
  const parcel = {
    deliveryType: "express" as const,
    deliveryCode: "dhl",
    deliveryId: String(4_102_700_000 + turn * 17),
  };
  const received = at(90);
  for (const orderNo of await payDemoOrder(at(paidAfterHours), accountId, masterNo)) {
    await shipOrder(at(6), merchant, everyOrder, orderNo, parcel);
    await transaction(ctx.db, (tx) => receiveOrder(tx, ctx.config, accountId, orderNo, received.clock.now()));
  }
};

const addShoppers = async (tx: Transaction): Promise<number[]> => {
  const ids: number[] = [];
  for (const { email, nickname, address: home } of pastShoppers) {
    const added = await addAccount(tx, { type: "email", email, nickname });
    if (!added) throw new Error(`The email ${email} already has an account`);
    await tx.insert(address).values({ ...home, email, accountId: added.id, isDefault: true });
    ids.push(added.id);
  }
  return ids;
};

/** Creates orders of past shoppers with the shop's regular functions, for "often bought together". */
export const seedPastOrders = async (ctx: AppContext, orders: readonly DemoPastOrder[]): Promise<void> => {
  const { db } = ctx;
  const accounts = await transaction(db, addShoppers);
  const skus = new Map(
    (await db.select({ id: sku.id, code: sku.code }).from(sku)).map(({ id, code }) => [code, id]),
  );
  const skuOf = (product: string, position: number): number => {
    const id = skus.get(`${product}-${position + 1}`);
    if (id === undefined) throw new Error(`The demo has no product "${product}"`);
    return id;
  };
  for (const [turn, { lines, daysAgo, shopper }] of orders.entries()) {
    const accountId = accounts[shopper];
    if (accountId === undefined) throw new Error("The demo has too few past shoppers");
    const held = lines.map((line) => ({ skuId: skuOf(line.product, line.sku), quantity: line.quantity }));
    await seedPastOrder(ctx, accountId, held, { daysAgo, turn });
  }
};
