import { isSkuForSale } from "../shared/for-sale.ts";
import type { CartShop, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { statement } from "../database/statement.ts";
import { type LocalizedText, textIn } from "../shared/localized-text.ts";
import type { Owner } from "../http/callers/caller.ts";
import { skuText } from "../shared/sku-text.ts";
import type { ProductOption } from "../shared/product-option.ts";
import { ownerKey } from "./change-cart.ts";
import { mediaAddress } from "../shared/media-address.ts";

/** Pieces and rows of a cart that can be bought, or that can't. */
export const countCart = async (db: Queryable, owner: Owner, valid: boolean) => {
  const { rows } = await db.execute<{ rows: number; pieces: number }>(sql`
    select count(*)::int as rows, coalesce(sum(c.quantity), 0)::int as pieces
    from cart_line c join sku s on s.id = c.sku_id
      join product p on p.id = c.product_id join merchant m on m.id = p.merchant_id
    where c.owner = ${ownerKey(owner)} and ${isSkuForSale} = ${valid}::boolean`);
  return rows[0] ?? { rows: 0, pieces: 0 };
};

interface CartRow {
  id: number;
  productId: number;
  skuId: number;
  quantity: number;
  picture: string | null;
  name: LocalizedText;
  options: ProductOption[];
  values: string[];
  price: string;
  stock: number;
  merId: number;
  merName: string;
}

const rowsOf = statement<{ owner: string; valid: boolean }, CartRow>(
  (value) => sql`
    select c.id, c.product_id as "productId", c.sku_id as "skuId", c.quantity,
      coalesce(s.picture, p.pictures[1]) as picture, p.name, p.options, s.values, s.price::text as price,
      s.available as stock, m.id as "merId", m.name as "merName"
    from cart_line c join sku s on s.id = c.sku_id
      join product p on p.id = c.product_id join merchant m on m.id = p.merchant_id
    where c.owner = ${value("owner")} and ${isSkuForSale} = ${value("valid")}::boolean
    order by c.created_at desc, c.id desc`,
);

/** The cart by shop, newest first; shops are ordered by their newest row. */
export const listCart = async (
  db: Queryable,
  owner: Owner,
  valid: boolean,
  locale: WireLocale,
): Promise<CartShop[]> => {
  const rows = await rowsOf(db, { owner: ownerKey(owner), valid });
  const shops = new Map<number, CartShop>();
  for (const row of rows) {
    const shop = shops.get(row.merId) ?? { merId: row.merId, merName: row.merName, cartInfoList: [] };
    shops.set(row.merId, shop);
    shop.cartInfoList.push({
      id: row.id,
      productId: row.productId,
      productAttrUnique: String(row.skuId),
      cartNum: row.quantity,
      image: mediaAddress(row.picture),
      storeName: textIn(row.name, locale),
      attrId: row.skuId,
      suk: textIn(skuText(row.options, row.values), locale),
      price: row.price,
      stock: row.stock,
      attrStatus: valid && row.stock > 0,
    });
  }
  return [...shops.values()];
};
