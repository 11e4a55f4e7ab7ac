import { isSkuForSale } from "../shared/for-sale.ts";
import { onVacation, pausedUntil } from "../shipping/delivery/vacation-days.ts";
import { limits } from "@carmine/api/contract";
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/connection.ts";
import { cartLine } from "../database/schema/cart.ts";
import { arrayText, statement } from "../database/statement.ts";
import type { Owner } from "../http/callers/caller.ts";
import type { TextKey } from "../http/messages.ts";
import { rowsOf } from "../database/rows.ts";

/** Value of `cart_line.owner`. */
export const ownerKey = (owner: Owner): string =>
  "userId" in owner ? `a${owner.userId}` : `g${owner.guestKey}`;

export interface RequestedSku {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

export interface AddedSku {
  skuId: number;
  /** Quantity that the row would have. */
  wanted: number;
  stock: number;
  /** Whether the cart has space for all new rows. */
  hasRoom: boolean;
  shop: string;
  /** Last day on which its shop takes no orders; null while it does. */
  pausedUntil: string | null;
}

/** A message key with its values. */
export interface Refusal {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The message if fewer units are in stock than requested. */
export const insufficientStock = (stock: number): Refusal =>
  stock > 0 ? { key: "notSoMany", values: { stock } } : { key: "soldOut", values: {} };

/**
 * Why nothing was added; null if everything was.
 * @param row of the sku, undefined if it can't be bought
 */
export const refusalOf = (row: AddedSku | undefined): Refusal | null => {
  if (!row) return { key: "skuUnavailable", values: {} };
  if (row.pausedUntil !== null) return onVacation(row.shop, row.pausedUntil);
  if (!row.hasRoom) return { key: "cartFull", values: { count: limits.cartRows } };
  return row.wanted > row.stock ? insufficientStock(row.stock) : null;
};

const { max } = limits.cartLine;

interface Added {
  owner: string;
  accountId: number | null;
  guestId: string | null;
  skuIds: string;
  productIds: string;
  quantities: string;
  now: string;
}

/**
 * Serializes transactions that add rows to a cart. A transaction that deletes rows before adding some must
 * call this first, to avoid a deadlock.
 */
export const lockCart = async (tx: Transaction, owner: Owner): Promise<void> => {
  await tx.execute(sql`select lock_cart(${ownerKey(owner)})`);
};

/**
 * Arrays instead of JSON, because the planner expects few rows. `cart_has_room` locks the cart and then
 * counts rows committed in the meantime, which this statement itself doesn't see.
 */
const add = statement<Added, AddedSku>(
  (value) => sql`
    with w as (
      select sku_id, product_id, least(sum(quantity), ${sql.raw(String(max))})::int as quantity
      from unnest(${value("skuIds")}::int[], ${value("productIds")}::int[], ${value("quantities")}::int[]) as r(sku_id, product_id, quantity)
      group by sku_id, product_id
    ), e as (
      select s.id as sku_id, s.product_id, w.quantity, s.available as stock,
        least(coalesce(c.quantity, 0) + w.quantity, ${sql.raw(String(max))}) as wanted,
        p.merchant_id, ${pausedUntil(sql`p.merchant_id`)} as paused_until
      from w
      join sku s on s.id = w.sku_id and s.product_id = w.product_id
      join product p on p.id = s.product_id
      left join cart_line c on c.owner = ${value("owner")} and c.sku_id = s.id
      where ${isSkuForSale}
    ), room as materialized (
      select cart_has_room(${value("owner")}, array_agg(sku_id), ${sql.raw(String(limits.cartRows))}) as is_there from e
    ), i as (
      insert into cart_line (account_id, guest_id, product_id, sku_id, quantity, created_at, updated_at)
      select ${value("accountId")}::int, ${value("guestId")}::text, product_id, sku_id, quantity, at, at
      from e cross join (select ${value("now")}::timestamptz as at) t
      where (select is_there from room) and (select bool_and(wanted <= stock and paused_until is null) from e) and (select count(*) from e) = (select count(*) from w)
      order by sku_id
      on conflict (owner, sku_id) do update
        set quantity = least(cart_line.quantity + excluded.quantity, ${sql.raw(String(max))}), updated_at = excluded.updated_at
    )
    select sku_id as "skuId", wanted, stock, (select is_there from room) as "hasRoom",
      (select name from merchant m where m.id = e.merchant_id) as shop, paused_until as "pausedUntil" from e`,
);

/**
 * Adds skus to a cart in one statement: all of them, or none if one is short of stock. Returns the requested
 * skus that can be bought; `refusalOf` a row returns why nothing was added.
 */
export const addToCart = (
  db: Queryable,
  owner: Owner,
  wanted: readonly RequestedSku[],
  now: Date,
): Promise<AddedSku[]> =>
  add(db, {
    owner: ownerKey(owner),
    accountId: "userId" in owner ? owner.userId : null,
    guestId: "guestKey" in owner ? owner.guestKey : null,
    skuIds: arrayText(wanted.map(({ skuId }) => skuId)),
    productIds: arrayText(wanted.map(({ productId }) => productId)),
    quantities: arrayText(wanted.map(({ quantity }) => quantity)),
    now: now.toISOString(),
  });

/**
 * Sets the quantity of a row in one statement; undefined if there is no such row, not `done` if the stock is
 * insufficient.
 */
export const setQuantity = async (
  db: Queryable,
  owner: Owner,
  id: number,
  quantity: number,
  now: Date,
): Promise<{ stock: number; done: boolean } | undefined> => {
  const rows = await rowsOf<{ stock: number; done: boolean }>(
    db,
    sql`
    with e as (
      select c.id, s.available as stock from cart_line c join sku s on s.id = c.sku_id
      where c.id = ${id}::int and c.owner = ${ownerKey(owner)}
    ), u as (
      update cart_line c set quantity = ${quantity}::int, updated_at = ${now.toISOString()}::timestamptz
      from e where c.id = e.id and e.stock >= ${quantity}::int
      returning c.id
    )
    select stock, exists (select from u) as done from e`,
  );
  return rows[0];
};

/** Deletes rows of a cart. @returns the number of deleted rows */
export const deleteRows = async (db: Queryable, owner: Owner, ids: readonly number[]): Promise<number> => {
  const { rowCount } = await db
    .delete(cartLine)
    .where(and(eq(cartLine.owner, ownerKey(owner)), inArray(cartLine.id, [...ids])));
  return rowCount ?? 0;
};

/** Deletes guest carts unchanged since then. */
export const sweepGuestCarts = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(cartLine).where(and(isNotNull(cartLine.guestId), lt(cartLine.updatedAt, before)));
};
