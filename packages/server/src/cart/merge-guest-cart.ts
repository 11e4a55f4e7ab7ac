import { limits } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import type { Owner } from "../http/callers/caller.ts";
import { isSkuForSale } from "../shared/for-sale.ts";
import { lockCart, ownerKey } from "./change-cart.ts";

/** Result of merging a guest's cart: new rows, rows with a changed quantity, dropped rows. */
export interface MergedCart {
  added: number;
  changed: number;
  dropped: number;
}

/**
 * Moves a guest's cart to the account at sign-in, or a guest account's when its email registers. Quantities
 * of a sku in both are added up, within the stock and the row limit; unavailable skus, and the oldest rows
 * beyond the cart's limit, are dropped. The guest's cart is empty afterwards.
 */
export const mergeCart = async (tx: Transaction, from: Owner, userId: number): Promise<MergedCart> => {
  await lockCart(tx, { userId });
  return rowOf<MergedCart>(
    tx,
    sql`
    with g as (
      delete from cart_line where owner = ${ownerKey(from)} returning product_id, sku_id, quantity, created_at, updated_at
    ), v as (
      select g.*, least(s.available, ${limits.cartLine.max}::int) as most, c.quantity as held,
        row_number() over (partition by c.id is null order by g.created_at desc, g.sku_id) as place
      from g join sku s on s.id = g.sku_id join product p on p.id = g.product_id
        left join cart_line c on c.owner = ${`a${userId}`} and c.sku_id = g.sku_id
      where ${isSkuForSale} and s.available > 0
    ), room as (
      select ${limits.cartRows}::int - count(*) as rows from cart_line where owner = ${`a${userId}`}
    ), i as (
      insert into cart_line (account_id, product_id, sku_id, quantity, created_at, updated_at)
      select ${userId}::int, v.product_id, v.sku_id, least(v.quantity + coalesce(v.held, 0), v.most), v.created_at, v.updated_at
      from v cross join room
      where v.held is not null or v.place <= room.rows
      order by v.sku_id
      on conflict (owner, sku_id) do update set quantity = excluded.quantity, updated_at = excluded.updated_at
      returning (xmax = 0) as added
    )
    select (select count(*) from i where added)::int as added, (select count(*) from i where not added)::int as changed,
      ((select count(*) from g) - (select count(*) from i))::int as dropped`,
  );
};
