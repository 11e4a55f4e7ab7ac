import { Code, maxBulkProducts } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { selectedProducts, type ProductSelection } from "./list-staff-products.ts";

/** A product with the values that its page tags need. */
export interface LockedProduct {
  readonly id: number;
  readonly merchantId: number;
  readonly categoryPath: number[];
}

/**
 * Locks the selected products in id order.
 * @param fields more columns of `product p` to read, with the names of `Fields`
 * @throws Failure 404 for the id of another shop's product, 400 if the filter matches more than `maxBulkProducts`
 */
export const lockSelectedProducts = async <Fields extends object>(
  tx: Transaction,
  shopIds: readonly number[],
  selection: ProductSelection,
  fields: SQL,
): Promise<(LockedProduct & Fields)[]> => {
  const found = await rowsOf<LockedProduct & Fields>(
    tx,
    sql`
    select p.id, p.merchant_id as "merchantId", p.category_path as "categoryPath", ${fields} from product p
    where ${selectedProducts(shopIds, selection)}
    order by p.id limit ${maxBulkProducts + 1}::int for no key update of p`,
  );
  if (found.length < new Set(selection.ids).size) throw notFound();
  if (found.length > maxBulkProducts)
    throw new Failure(Code.badRequest, "tooManyProducts", { count: maxBulkProducts });
  return found;
};
