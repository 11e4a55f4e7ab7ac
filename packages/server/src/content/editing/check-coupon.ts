import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { category, product } from "../../database/schema/catalogue.ts";
import { isTooPrecise, minorDigits } from "../../shared/money.ts";
import type { CouponFields } from "./coupon-fields.ts";
import type { CheckContext } from "./entry-kind.ts";
import { Refused } from "./refused.ts";

/** @throws Refused if an amount has more decimals than the currency */
const checkAmounts = ({ value, minimum }: CouponFields, currency: string): void => {
  const digits = minorDigits(currency);
  for (const [field, amount] of Object.entries({ value, minimum }))
    if (isTooPrecise(amount, currency))
      throw new Refused(`${field}: ${currency} has at most ${digits} decimals.`, {
        text: { key: "tooManyDecimals", values: { currency, digits } },
      });
  if (Number(value) === 0) throw new Refused("value: must be more than 0.", { text: { key: "amountZero" } });
};

/** @throws Refused if a product is unknown, duplicate, or of another shop */
const checkProducts = async (
  db: Queryable,
  field: "products" | "gifts",
  ids: readonly number[],
  merchantId: number | null,
): Promise<void> => {
  if (ids.length === 0) return;
  const repeatedId = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeatedId !== undefined)
    throw new Refused(`${field}: ${repeatedId} occurs twice.`, {
      text: { key: "productTwice", values: { id: repeatedId } },
    });
  const rows = await db
    .select({ id: product.id, merchantId: product.merchantId })
    .from(product)
    .where(inArray(product.id, [...ids]));
  const shopOf = new Map(rows.map((row) => [row.id, row.merchantId]));
  const missing = ids.filter((id) => !shopOf.has(id));
  if (missing.length > 0)
    throw new Refused(`${field}: there is no product ${missing.join(", ")}.`, {
      text: { key: "productsUnknown", values: { ids: missing.join(", ") } },
    });
  const foreign = merchantId === null ? [] : ids.filter((id) => shopOf.get(id) !== merchantId);
  if (foreign.length > 0)
    throw new Refused(`${field}: ${foreign.join(", ")} belongs to another shop.`, {
      text: { key: "productsOfOtherShop", values: { ids: foreign.join(", ") } },
    });
};

const checkScope = async (db: Queryable, merchantId: number | null, fields: CouponFields): Promise<void> => {
  const { category: categoryId, products, gifts, given } = fields;
  if (products.length > 0 && merchantId === null)
    throw new Refused("products: only allowed for a shop's coupon; set merchant.", {
      text: { key: "couponProducts" },
    });
  if (categoryId != null && merchantId !== null)
    throw new Refused("category: only allowed for the platform's coupons; use products for a shop's.", {
      text: { key: "couponCategory" },
    });
  if (gifts.length > 0 && given !== "gift")
    throw new Refused("gifts: only allowed for gift coupons.", { text: { key: "couponGifts" } });
  await checkProducts(db, "products", products, merchantId);
  await checkProducts(db, "gifts", gifts, merchantId);
  if (categoryId == null) return;
  const [found] = await db.select({ id: category.id }).from(category).where(eq(category.id, categoryId));
  if (!found)
    throw new Refused(`category: there is no category ${categoryId}.`, { text: { key: "categoryUnknown" } });
};

const checkTimes = ({ claimFrom, claimUntil, useFrom, useUntil, days }: CouponFields): void => {
  if ((useUntil == null) === (days == null))
    throw new Refused("days: required, the days of validity after the claim; or set useUntil.", {
      text: { key: "couponValidity" },
    });
  if (useFrom != null && useUntil == null)
    throw new Refused("useFrom: requires useUntil.", { text: { key: "couponValidity" } });
  for (const [field, from, until] of [
    ["claimUntil", claimFrom, claimUntil],
    ["useUntil", useFrom, useUntil],
  ] as const)
    if (from != null && until != null && from >= until)
      throw new Refused(`${field}: is before its start.`, { text: { key: "endBeforeStart" } });
};

/** Terms that shoppers with the coupon rely on; orders read them. */
const promised = ["merchant", "value", "minimum", "category", "products"] as const;

/** Normalized for comparison: "10" equals "10.00", names ignore case. */
const compared = (fields: CouponFields, field: (typeof promised)[number]): unknown => {
  if (field === "value" || field === "minimum") return Number(fields[field]);
  return field === "merchant" ? fields.merchant?.toLowerCase() : (fields[field] ?? undefined);
};

/** @throws Refused if the terms of claimed coupons would change */
const checkPromises = (fields: CouponFields, before: CouponFields & { readonly id: number }): void => {
  const { claimed = 0, total: totalBefore, left } = before;
  const claimedCount = totalBefore == null ? claimed : totalBefore - (left ?? 0);
  if (fields.total != null && fields.total < claimedCount)
    throw new Refused(`total: ${claimedCount} ${claimedCount === 1 ? "is" : "are"} already claimed.`, {
      text: { key: "couponTotal", values: { count: claimedCount } },
    });
  const changed = promised.find(
    (field) => !isDeepStrictEqual(compared(fields, field), compared(before, field)),
  );
  if (claimed > 0 && changed !== undefined)
    throw new Refused(
      `${changed}: stays as it is, because ${claimed} ${claimed === 1 ? "shopper has" : "shoppers have"} coupon ${before.id}. Close it by open, and write another one.`,
      { text: { key: "couponPromised", values: { count: claimed } } },
    );
};

/**
 * Validates a coupon, and changes of a claimed one (rules 1 and 6).
 * @param merchantId the shop that pays for it; null for the platform
 * @throws Refused
 */
export const checkCoupon = async (
  { db, config }: CheckContext,
  merchantId: number | null,
  fields: CouponFields,
  before: (CouponFields & { readonly id: number }) | undefined,
): Promise<void> => {
  checkAmounts(fields, config.currency);
  checkTimes(fields);
  if (before) checkPromises(fields, before);
  await checkScope(db, merchantId, fields);
};
