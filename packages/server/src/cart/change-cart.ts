import { isSkuForSale } from "../shared/for-sale.ts";
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

export interface WantedSku {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

export interface AddedSku {
  skuId: number;
  /** Pieces that the row would hold. */
  wanted: number;
  stock: number;
  /** Whether the cart takes all rows that it would have. */
  hasRoom: boolean;
}

/** A text of the server, and what stands in it. */
export interface Refusal {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, number>>;
}

/** What is said where fewer pieces are there than are wanted. */
export const shortOf = (stock: number): Refusal =>
  stock > 0 ? { key: "notSoMany", values: { stock } } : { key: "soldOut", values: {} };

/**
 * Why nothing was added; null where everything was.
 * @param row of the sku, undefined where it can't be bought
 */
export const refusalOf = (row: AddedSku | undefined): Refusal | null => {
  if (!row) return { key: "skuUnavailable", values: {} };
  if (!row.hasRoom) return { key: "cartFull", values: { count: limits.cartRows } };
  return row.wanted > row.stock ? shortOf(row.stock) : null;
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
 * Lets one transaction at a time add rows to a cart. One that takes rows out before it adds some calls this first, or it
 * deadlocks with another that holds the lock and waits for those rows.
 */
export const lockCart = async (tx: Transaction, owner: Owner): Promise<void> => {
  await tx.execute(sql`select lock_cart(${ownerKey(owner)})`);
};

/**
 * From arrays, not from JSON: of those the planner knows that they are short. `cart_has_room` locks the cart and then
 * counts what others have committed meanwhile, which this statement itself doesn't see.
 */
const add = statement<Added, AddedSku>(
  (value) => sql`
    with w as (
      select sku_id, product_id, least(sum(quantity), ${sql.raw(String(max))})::int as quantity
      from unnest(${value("skuIds")}::int[], ${value("productIds")}::int[], ${value("quantities")}::int[]) as r(sku_id, product_id, quantity)
      group by sku_id, product_id
    ), e as (
      select s.id as sku_id, s.product_id, w.quantity, s.available as stock,
        least(coalesce(c.quantity, 0) + w.quantity, ${sql.raw(String(max))}) as wanted
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
      where (select is_there from room) and (select bool_and(wanted <= stock) from e) and (select count(*) from e) = (select count(*) from w)
      order by sku_id
      on conflict (owner, sku_id) do update
        set quantity = least(cart_line.quantity + excluded.quantity, ${sql.raw(String(max))}), updated_at = excluded.updated_at
    )
    select sku_id as "skuId", wanted, stock, (select is_there from room) as "hasRoom" from e`,
);

/**
 * Adds skus to a cart in one statement: all of them, or none where one is short of stock. Answers what of the
 * wanted can be bought at all; `refusalOf` a row says why nothing was added.
 */
export const addToCart = (
  db: Queryable,
  owner: Owner,
  wanted: readonly WantedSku[],
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

/** Sets the pieces of a row in one statement; undefined where there is no such row, not `done` where stock lacks. */
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

/** Takes rows out of a cart; answers how many there were. */
export const deleteRows = async (db: Queryable, owner: Owner, ids: readonly number[]): Promise<number> => {
  const { rowCount } = await db
    .delete(cartLine)
    .where(and(eq(cartLine.owner, ownerKey(owner)), inArray(cartLine.id, [...ids])));
  return rowCount ?? 0;
};

/** Carts of guests that haven't changed since then. */
export const sweepGuestCarts = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(cartLine).where(and(isNotNull(cartLine.guestId), lt(cartLine.updatedAt, before)));
};
