import type { Transaction } from "../database/connection.ts";
import { coupon } from "../database/schema/promotion.ts";
import type { SeededCategory } from "./seed-categories.ts";
import type { SeededProduct } from "./seed-products.ts";
import type { SeededShop } from "./seed-shops.ts";
import { known } from "./seed-text.ts";
import type { DemoCoupon } from "./charge-types.ts";

interface Places {
  categories: ReadonlyMap<string, SeededCategory>;
  shops: ReadonlyMap<string, SeededShop>;
  products: ReadonlyMap<string, SeededProduct>;
}

const typeOf = { claim: 1, new: 2, gift: 3 } as const;

const scopeOf = ({ merchant, products, category }: DemoCoupon): typeof coupon.$inferInsert.scope => {
  if (products) return "product";
  if (merchant !== undefined) return "merchant";
  return category === undefined ? "platform" : "category";
};

/** Writes the coupons of the marketplace and of its shops. */
export const seedCoupons = async (
  tx: Transaction,
  coupons: readonly DemoCoupon[],
  places: Places,
): Promise<void> => {
  await tx.insert(coupon).values(
    coupons.map((row) => ({
      name: row.name,
      value: row.value,
      minimum: row.minimum,
      scope: scopeOf(row),
      merchantId: row.merchant === undefined ? null : known(places.shops, row.merchant, "shop").id,
      categoryId: row.category === undefined ? null : known(places.categories, row.category, "category").id,
      productIds: (row.products ?? []).map((key) => known(places.products, key, "product").id),
      type: typeOf[row.given],
      days: row.days,
      total: row.limit?.total ?? null,
      left: row.limit?.left ?? null,
    })),
  );
};
