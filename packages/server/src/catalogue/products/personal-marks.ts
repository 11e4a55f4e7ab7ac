import type { ProductDetail } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";

const readMarks = statement<
  { accountId: number; productId: number; merchantId: number },
  { saved: boolean; followed: boolean }
>(
  (value) => sql`select
    exists (select from saved_product where account_id = ${value("accountId")}::int and product_id = ${value("productId")}::int) as saved,
    exists (select from followed_shop where account_id = ${value("accountId")}::int and merchant_id = ${value("merchantId")}::int) as followed`,
);

/**
 * The product with the account's marks: saved, its shop followed. Returns a copy, because the product is
 * shared between callers.
 */
export const withMarks = async (
  db: Queryable,
  product: ProductDetail,
  accountId: number,
): Promise<ProductDetail> => {
  const { id: productId, merId: merchantId } = product.productInfo;
  const [marks] = await readMarks(db, { accountId, productId, merchantId });
  if (!marks?.saved && !marks?.followed) return product;
  const merchantInfo = { ...product.merchantInfo, isCollect: marks.followed };
  return { ...product, userCollect: marks.saved, merchantInfo };
};
