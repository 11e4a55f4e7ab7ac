import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { category, product } from "../../database/schema/catalogue.ts";
import { fromMinor, minorDigits, toMinor } from "../../shared/money.ts";
import type { CouponFields } from "./coupon-fields.ts";
import type { Looked } from "./entry-kind.ts";
import { Refused } from "./refused.ts";

/** @throws Refused where an amount is finer than the currency */
const checkAmounts = ({ value, minimum }: CouponFields, currency: string): void => {
  const digits = minorDigits(currency);
  for (const [field, amount] of Object.entries({ value, minimum }))
    if (Number(amount) !== Number(fromMinor(toMinor(amount, digits), digits)))
      throw new Refused(`${field}: ${currency} has ${digits} digits after the point.`);
  if (Number(value) === 0) throw new Refused("value: has to be more than 0.");
};

/** @throws Refused where a product is unknown, twice there, or of another shop */
const checkProducts = async (
  db: Queryable,
  field: "products" | "gifts",
  ids: readonly number[],
  merchantId: number | null,
): Promise<void> => {
  if (ids.length === 0) return;
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Refused(`${field}: ${twice} is there twice.`);
  const rows = await db
    .select({ id: product.id, merchantId: product.merchantId })
    .from(product)
    .where(inArray(product.id, [...ids]));
  const shopOf = new Map(rows.map((row) => [row.id, row.merchantId]));
  const missing = ids.filter((id) => !shopOf.has(id));
  if (missing.length > 0) throw new Refused(`${field}: there is no product ${missing.join(", ")}.`);
  const foreign = merchantId === null ? [] : ids.filter((id) => shopOf.get(id) !== merchantId);
  if (foreign.length > 0) throw new Refused(`${field}: ${foreign.join(", ")} is of another shop.`);
};

const checkScope = async (db: Queryable, merchantId: number | null, fields: CouponFields): Promise<void> => {
  const { category: categoryId, products, gifts, given } = fields;
  if (products.length > 0 && merchantId === null)
    throw new Refused("products: belong to the coupon of a shop; name it by merchant.");
  if (categoryId != null && merchantId !== null)
    throw new Refused("category: belongs to a coupon of the platform; one of a shop names products.");
  if (gifts.length > 0 && given !== "gift")
    throw new Refused("gifts: bring a coupon that is given as a gift.");
  await checkProducts(db, "products", products, merchantId);
  await checkProducts(db, "gifts", gifts, merchantId);
  if (categoryId == null) return;
  const [found] = await db.select({ id: category.id }).from(category).where(eq(category.id, categoryId));
  if (!found) throw new Refused(`category: there is no category ${categoryId}.`);
};

const checkTimes = ({ claimFrom, claimUntil, useFrom, useUntil, days }: CouponFields): void => {
  if ((useUntil == null) === (days == null))
    throw new Refused("days: say for how many days after the claim it is good, or until when by useUntil.");
  if (useFrom != null && useUntil == null) throw new Refused("useFrom: needs the end, useUntil.");
  for (const [field, from, until] of [
    ["claimUntil", claimFrom, claimUntil],
    ["useUntil", useFrom, useUntil],
  ] as const)
    if (from != null && until != null && from >= until)
      throw new Refused(`${field}: is before its beginning.`);
};

/** What a shopper was promised who has a coupon; the order that uses it reads them. */
const promised = ["merchant", "value", "minimum", "category", "products"] as const;

/** The same, however it is written: "10" and "10.00", a name in small letters. */
const compared = (fields: CouponFields, field: (typeof promised)[number]): unknown => {
  if (field === "value" || field === "minimum") return Number(fields[field]);
  return field === "merchant" ? fields.merchant?.toLowerCase() : (fields[field] ?? undefined);
};

/** @throws Refused where what somebody has would become something else */
const checkPromises = (fields: CouponFields, before: CouponFields & { readonly id: number }): void => {
  const { claimed = 0, total: totalBefore, left } = before;
  const gone = totalBefore == null ? claimed : totalBefore - (left ?? 0);
  if (fields.total != null && fields.total < gone)
    throw new Refused(`total: ${gone} ${gone === 1 ? "is" : "are"} given out already.`);
  const changed = promised.find(
    (field) => !isDeepStrictEqual(compared(fields, field), compared(before, field)),
  );
  if (claimed > 0 && changed !== undefined)
    throw new Refused(
      `${changed}: stays as it is, because ${claimed} ${claimed === 1 ? "shopper has" : "shoppers have"} coupon ${before.id}. Close it by open, and write another one.`,
    );
};

/**
 * What can't be a coupon, and what one that shoppers have can't become (rules 1 and 6).
 * @param merchantId the shop that pays for it; null for the platform
 * @throws Refused
 */
export const checkCoupon = async (
  { db, config }: Looked,
  merchantId: number | null,
  fields: CouponFields,
  before: (CouponFields & { readonly id: number }) | undefined,
): Promise<void> => {
  checkAmounts(fields, config.currency);
  checkTimes(fields);
  if (before) checkPromises(fields, before);
  await checkScope(db, merchantId, fields);
};
