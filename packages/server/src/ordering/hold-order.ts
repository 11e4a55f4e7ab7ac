import { randomUUID } from "node:crypto";
import { Code, type WireLocale } from "@carmine/api/contract";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { cartLine } from "../database/schema/cart.ts";
import { preOrder, type HeldLine } from "../database/schema/ordering.ts";
import { Failure } from "../http/failure.ts";
import { readCheckout, requireBuyable } from "./checkout-lines.ts";
import { minorDigits } from "./money.ts";

/** Milliseconds that goods are held for a checkout (contract, section 1.6). */
const holdMs = 5 * 60_000;

export interface HeldOrder {
  readonly orderNo: string;
  readonly lines: HeldLine[];
  readonly cartIds: number[];
  readonly expiresAt: Date;
}

/** What a checkout is made of: rows of the cart, or one sku bought at once. */
export type HoldSource =
  { readonly cartIds: readonly number[] } | { readonly line: HeldLine & { productId: number } };

const fromCart = async (db: Queryable, accountId: number, ids: readonly number[]) => {
  const rows = await db
    .select({ id: cartLine.id, skuId: cartLine.skuId, quantity: cartLine.quantity })
    .from(cartLine)
    .where(and(inArray(cartLine.id, [...ids]), eq(cartLine.accountId, accountId)))
    .orderBy(sql`${cartLine.createdAt} desc`, sql`${cartLine.id} desc`);
  if (rows.length < new Set(ids).size) throw new Failure(Code.notFound, "notFound");
  return rows;
};

/**
 * Holds goods for a checkout. Stock is checked here and reserved when the order is made.
 * @returns the number under which the page loads it
 * @throws Failure where a row isn't the shopper's or its goods can't be bought
 */
export const holdOrder = async (
  { db, clock, config }: AppContext,
  accountId: number,
  source: HoldSource,
  locale: WireLocale,
): Promise<string> => {
  const rows = "cartIds" in source ? await fromCart(db, accountId, source.cartIds) : [];
  const held = "line" in source ? [source.line] : rows;
  const lines = held.map(({ skuId, quantity }) => ({ skuId, quantity }));
  const checkout = await readCheckout(db, lines, minorDigits(config.currency));
  requireBuyable(lines, checkout.lines, locale);
  if ("line" in source && checkout.lines[0]?.productId !== source.line.productId)
    throw new Failure(Code.failure, "skuUnavailable");
  const orderNo = randomUUID();
  await db.insert(preOrder).values({
    orderNo,
    accountId,
    lines,
    cartIds: rows.map(({ id }) => id),
    expiresAt: new Date(clock.now().getTime() + holdMs),
  });
  return orderNo;
};

const live = (accountId: number, orderNo: string, now: Date) =>
  and(eq(preOrder.orderNo, orderNo), eq(preOrder.accountId, accountId), gt(preOrder.expiresAt, now));

const gone = () => new Failure(Code.failure, "preOrderGone");

/** @throws Failure where it has ended or isn't the shopper's */
export const heldOrder = async (
  db: Queryable,
  accountId: number,
  orderNo: string,
  now: Date,
): Promise<HeldOrder> => {
  const [found] = await db
    .select()
    .from(preOrder)
    .where(live(accountId, orderNo, now));
  if (!found) throw gone();
  return found;
};

/** Takes it for the order that is being made: of two at once, one gets it. */
export const takeHeldOrder = async (
  tx: Transaction,
  accountId: number,
  orderNo: string,
  now: Date,
): Promise<HeldOrder> => {
  const [taken] = await tx
    .delete(preOrder)
    .where(live(accountId, orderNo, now))
    .returning();
  if (!taken) throw gone();
  return taken;
};

export const sweepHeldOrders = (db: Queryable, now: Date) =>
  db.delete(preOrder).where(lt(preOrder.expiresAt, now));
