import { couponLimits, couponWays } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { coupon } from "../../database/schema/promotion.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { checkCoupon } from "./check-coupon.ts";
import type { CouponFields } from "./coupon-fields.ts";
import type { EntryKind, Stored } from "./entry-kind.ts";
import {
  amountField,
  anyLanguageName,
  entryShape,
  flagField,
  momentField,
  numberField,
  oneOf,
} from "./fields.ts";
import { Refused } from "./refused.ts";

const maxId = 2_147_483_647;

const ids = z
  .array(numberField(1, maxId), "must be a list.")
  .check(z.maxLength(couponLimits.products, `has more than ${couponLimits.products} entries.`));

/** Number of claims per coupon, as a table `k`. */
const claims = sql`(select coupon_id, count(*)::int as shoppers from claimed_coupon group by coupon_id) k`;

/** @param merchantId only coupons of this shop */
const readCoupons = async (db: Queryable, merchantId?: number): Promise<Stored<CouponFields>[]> => {
  const rows = await db
    .select({ row: coupon, merchant: merchant.name, claimed: sql<number>`coalesce(k.shoppers, 0)` })
    .from(coupon)
    .leftJoin(merchant, eq(merchant.id, coupon.merchantId))
    .leftJoin(claims, sql`k.coupon_id = ${coupon.id}`)
    .where(merchantId === undefined ? undefined : eq(coupon.merchantId, merchantId))
    .orderBy(coupon.id);
  return rows.map(({ row, merchant: name, claimed }) => ({
    id: row.id,
    name: row.name,
    given: couponWays[row.type - 1] ?? "claim",
    merchant: name,
    value: row.value,
    minimum: row.minimum,
    category: row.categoryId,
    products: row.productIds,
    gifts: row.giftProductIds,
    total: row.total,
    claimFrom: row.receiveFrom?.toISOString() ?? null,
    claimUntil: row.receiveUntil?.toISOString() ?? null,
    useFrom: row.useFrom?.toISOString() ?? null,
    useUntil: row.useUntil?.toISOString() ?? null,
    days: row.days,
    open: row.isOpen,
    claimed,
    left: row.left,
  }));
};

/** The shop that pays for a coupon; null for the platform. @throws Refused if no shop has that name */
const shopOfCoupon = async (
  db: Queryable,
  { merchant: name }: Pick<CouponFields, "merchant">,
): Promise<number | null> => {
  if (name == null) return null;
  const [found] = await db
    .select({ id: merchant.id })
    .from(merchant)
    .where(sql`lower(${merchant.name}) = lower(${name})`);
  if (!found)
    throw new Refused(`merchant: there is no shop named “${name}”.`, {
      text: { key: "shopUnknown", values: { name } },
    });
  return found.id;
};

const scopeOf = (
  { products, category }: CouponFields,
  merchantId: number | null,
): typeof coupon.$inferInsert.scope => {
  if (products.length > 0) return "product";
  if (merchantId !== null) return "merchant";
  return category == null ? "platform" : "category";
};

const momentOrNull = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text));

/** Fields that a shop's staff writes, too. */
const ownFields = (timeZone: string) => ({
  name: anyLanguageName(couponLimits.name),
  given: oneOf(couponWays),
  value: amountField(2),
  minimum: amountField(2),
  products: ids,
  gifts: ids,
  total: z.nullish(numberField(0, couponLimits.total)),
  claimFrom: z.nullish(momentField("first", timeZone)),
  claimUntil: z.nullish(momentField("last", timeZone)),
  useFrom: z.nullish(momentField("first", timeZone)),
  useUntil: z.nullish(momentField("last", timeZone)),
  days: z.nullish(numberField(1, couponLimits.days)),
  open: flagField,
  claimed: z.optional(numberField(0, maxId)),
  left: z.nullish(numberField(0, couponLimits.total)),
});

const checkRemoval = (_db: Queryable, { id, claimed = 0 }: { id: number; claimed?: number | undefined }) => {
  if (claimed > 0)
    throw new Refused(
      `Coupon ${id} can’t be removed: ${claimed} ${claimed === 1 ? "shopper has" : "shoppers have"} it. It is given out no longer with --open no.`,
      { text: { key: "couponInUse", values: { count: claimed } } },
    );
};

const saveCoupon = async (
  tx: Transaction,
  id: number,
  fields: CouponFields,
  merchantId: number | null,
): Promise<void> => {
  const total = fields.total ?? null;
  const row = {
    name: fields.name,
    merchantId,
    value: fields.value,
    minimum: fields.minimum,
    scope: scopeOf(fields, merchantId),
    productIds: [...fields.products],
    categoryId: fields.category ?? null,
    type: couponWays.indexOf(fields.given) + 1,
    isOpen: fields.open,
    giftProductIds: [...fields.gifts],
    total,
    receiveFrom: momentOrNull(fields.claimFrom),
    receiveUntil: momentOrNull(fields.claimUntil),
    useFrom: momentOrNull(fields.useFrom),
    useUntil: momentOrNull(fields.useUntil),
    days: fields.days ?? null,
  };
  // Claimed coupons stay counted; for a coupon without a limit, by the number of claims.
  const left = sql`${total}::int - coalesce(coupon.total - coupon."left",
    (select count(*) from claimed_coupon k where k.coupon_id = coupon.id))`;
  await tx
    .insert(coupon)
    .values({ id, ...row, left: total })
    .onConflictDoUpdate({ target: coupon.id, set: { ...row, left } });
};

/** Coupons of the platform or of a shop: claimed manually, for new shoppers or with a purchase. */
export const couponKind: EntryKind<CouponFields> = {
  name: "coupon",
  noun: "coupon",
  // A claim updates this table, so locking it blocks claims during the write.
  table: coupon,
  isUnordered: true,
  tags: ["coupons"],
  shape: (timeZone) =>
    entryShape({
      ...ownFields(timeZone),
      merchant: z.nullish(z.string("must be the name of a shop.")),
      category: z.nullish(numberField(1, maxId)),
    }),
  initial: { given: "claim", minimum: "0", products: [], gifts: [], open: true },
  read: readCoupons,
  check: async (looked, fields, before) =>
    checkCoupon(looked, await shopOfCoupon(looked.db, fields), fields, before),
  checkRemoval,
  shopOf: shopOfCoupon,
  save: async (tx, id, fields) => saveCoupon(tx, id, fields, await shopOfCoupon(tx, fields)),
};

/** A coupon without the fields that only the marketplace's staff writes. */
export type ShopCouponFields = Omit<CouponFields, "merchant" | "category"> & {
  /** Products on sale to which it applies; read-only. */
  readonly productCount?: number | undefined;
};

/** Products of a shop that are on sale, of these ids if there are any. */
const productCounter = async (
  db: Queryable,
  merchantId: number,
): Promise<(chosen: readonly number[]) => number> => {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id from product p where p.merchant_id = ${merchantId}::int and ${isProductForSale}`,
  );
  const shown = new Set(rows.map(({ id }) => id));
  return (chosen) => (chosen.length === 0 ? shown.size : chosen.filter((id) => shown.has(id)).length);
};

/** Coupons of one shop, which pays for them. */
export const shopCouponKind = (merchantId: number): EntryKind<ShopCouponFields> => ({
  name: "coupon",
  noun: "coupon",
  table: coupon,
  isUnordered: true,
  tags: ["coupons"],
  shape: (timeZone) =>
    entryShape({ ...ownFields(timeZone), productCount: z.optional(numberField(0, maxId)) }),
  initial: couponKind.initial,
  read: async (db) => {
    const coupons = await readCoupons(db, merchantId);
    if (coupons.length === 0) return [];
    const countOf = await productCounter(db, merchantId);
    return coupons.map(({ merchant: _merchant, category: _category, ...fields }) => ({
      ...fields,
      productCount: countOf(fields.products),
    }));
  },
  check: (looked, fields, before) => checkCoupon(looked, merchantId, fields, before),
  checkRemoval,
  shopOf: () => Promise.resolve(merchantId),
  save: (tx, id, fields) => saveCoupon(tx, id, fields, merchantId),
});
