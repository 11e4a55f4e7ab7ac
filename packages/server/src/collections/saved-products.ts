import { Code, limits } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Database, Queryable } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { arrayText } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { Failure } from "../http/envelope/failure.ts";
import { isProductForSale } from "../shared/for-sale.ts";
import { lockAccount } from "./lock-account.ts";

/** Whether a removed row `u` is recent enough to be restored by saving again. */
const canBePutBack = sql.raw("u.removed_at > now() - interval '1 minute'");

/**
 * Saves products with their current price. Products already saved keep their price and date, and recently
 * removed ones are restored, whether they are on sale or not.
 * @returns the number of given products that are saved now
 * @throws Failure if the account would exceed its limit; then none is saved
 */
export const saveProducts = (
  db: Database,
  accountId: number,
  productIds: readonly number[],
): Promise<number> =>
  transaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const { saved, hasRoom } = await rowOf<{ saved: number; hasRoom: boolean }>(
      tx,
      sql`with ids as (select distinct unnest(${arrayText(productIds)}::int[]) as id), mine as (
      select product_id from saved_product where account_id = ${accountId}::int
    ), room as (
      select count(*) = 0 or (select count(*) from mine) + count(*) <= ${limits.savedProducts}::int as is_there
      from ids where id not in (select product_id from mine)
    ), old as (
      delete from unsaved_product u where account_id = ${accountId}::int and product_id in (select id from ids)
        and ${canBePutBack} and (select is_there from room) returning u.*
    ), wanted as (
      select p.id, p.price from product p where p.id in (select id from ids)
        and (${isProductForSale} or p.id in (select product_id from old))
    ), added as (
      insert into saved_product (id, account_id, product_id, price, told_price, is_sold_out, back_at, created_at)
      select coalesce(o.id, nextval(pg_get_serial_sequence('saved_product', 'id'))), ${accountId}::int, w.id,
        coalesce(o.price, w.price), o.told_price, coalesce(o.is_sold_out, false), o.back_at, coalesce(o.created_at, now())
      from wanted w left join old o on o.product_id = w.id where (select is_there from room) order by w.id
      on conflict (account_id, product_id) do nothing
    )
    select (select count(*)::int from wanted) as saved, is_there as "hasRoom" from room`,
    );
    if (!hasRoom) throw new Failure(Code.failure, "savedFull", { count: limits.savedProducts });
    return saved;
  });

const takeOff = async (db: Queryable, accountId: number, which: SQL): Promise<void> => {
  await db.execute(
    sql`with gone as (
      delete from saved_product where account_id = ${accountId}::int and ${which} returning *
    ), late as (
      delete from unsaved_product u where account_id = ${accountId}::int and not ${canBePutBack}
        and product_id not in (select product_id from gone)
    )
    insert into unsaved_product (account_id, product_id, id, price, told_price, is_sold_out, back_at, created_at)
    select account_id, product_id, id, price, told_price, is_sold_out, back_at, created_at from gone
    on conflict (account_id, product_id) do update set id = excluded.id, price = excluded.price,
      told_price = excluded.told_price, is_sold_out = excluded.is_sold_out, back_at = excluded.back_at,
      created_at = excluded.created_at, removed_at = now()`,
  );
};

export const unsaveProduct = (db: Queryable, accountId: number, productId: number): Promise<void> =>
  takeOff(db, accountId, sql`product_id = ${productId}::int`);

/** Deletes the account's wishlist entries by id. */
export const deleteSaved = (db: Queryable, accountId: number, ids: readonly number[]): Promise<void> =>
  takeOff(db, accountId, sql`id = any(${arrayText(ids)}::int[])`);
