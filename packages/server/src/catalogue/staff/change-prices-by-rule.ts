import { createHash } from "node:crypto";
import {
  Code,
  maxBulkPrices,
  minorDigits,
  priceExampleCount,
  type DataOf,
  type merchantProductPricePreview,
  type WireLocale,
} from "@carmine/api/contract";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { requireDecimals } from "../../http/envelope/require-decimals.ts";
import { isDrop, writePrices, type PricedSku } from "./change-prices.ts";
import { selectedProducts, type ProductSelection } from "./list-staff-products.ts";
import { skuPricesWhere } from "./list-sku-prices.ts";
import { priceByRule, type PriceRule } from "./price-rule.ts";

interface PlannedPrice extends PricedSku {
  readonly to: string;
}

interface PricePlan {
  /** Only prices that differ. */
  readonly changes: readonly PlannedPrice[];
  readonly problem: "tooLow" | "tooHigh" | null;
}

/** The variants on sale of the selected products, in id order. */
const readPrices = async (
  db: Queryable,
  shopIds: readonly number[],
  selection: ProductSelection,
  isLocked: boolean,
): Promise<PricedSku[]> => {
  const where = selectedProducts(shopIds, selection);
  if (selection.ids) {
    const { found } = await rowOf<{ found: number }>(
      db,
      sql`select count(*)::int as found from product p where ${where}`,
    );
    if (found < new Set(selection.ids).size) throw notFound();
  }
  const prices = await rowsOf<PricedSku>(
    db,
    sql`
    select s.id as "skuId", p.id as "productId", p.merchant_id as "merchantId", p.category_path as "categoryPath", s.price::text as price
    from sku s join product p on p.id = s.product_id
    where s.is_on_sale and ${where}
    order by s.id limit ${maxBulkPrices + 1}::int ${isLocked ? sql`for update of s` : sql``}`,
  );
  if (prices.length > maxBulkPrices)
    throw new Failure(Code.badRequest, "tooManyPrices", { count: maxBulkPrices });
  return prices;
};

const planOf = (prices: readonly PricedSku[], rule: PriceRule, currency: string): PricePlan => {
  const digits = minorDigits(currency);
  const changes: PlannedPrice[] = [];
  for (const one of prices) {
    const changed = priceByRule(one.price, rule, digits);
    if (typeof changed === "string") return { changes: [], problem: changed };
    if (!new Big(changed.to).eq(one.price)) changes.push({ ...one, ...changed });
  }
  return { changes, problem: null };
};

/** Identifies the changes of a plan. */
export const priceVersion = (
  changes: readonly { readonly skuId: number; readonly price: string; readonly to: string }[],
): string =>
  createHash("sha256")
    .update(changes.map(({ skuId, price, to }) => `${skuId}:${price}:${to}`).join())
    .digest("base64url");

/** @throws Failure 400 for an amount with more decimals than the currency has */
const requireRuleDecimals = ({ by, value }: PriceRule, currency: string): void =>
  by === "amount" ? requireDecimals([value], currency) : undefined;

/**
 * What a rule would change; see `changePricesByRule`.
 * @param products.shopIds only products of these shops
 */
export const previewPrices = async (
  { db, config: { currency } }: Pick<AppContext, "db" | "config">,
  { shopIds, ...selection }: ProductSelection & { shopIds: readonly number[] },
  rule: PriceRule,
  locale: WireLocale,
): Promise<DataOf<typeof merchantProductPricePreview>> => {
  requireRuleDecimals(rule, currency);
  const { changes, problem } = planOf(await readPrices(db, shopIds, selection, false), rule, currency);
  const prices = new Map(changes.map(({ skuId, to }) => [skuId, to]));
  const newest = changes
    .toSorted((a, b) => b.productId - a.productId || a.skuId - b.skuId)
    .slice(0, priceExampleCount);
  const ids = arrayText(newest.map(({ skuId }) => skuId));
  const examples = await skuPricesWhere(db, sql`s.id = any(${ids}::int[])`, locale);
  return {
    count: changes.length,
    dropCount: changes.filter(({ price, to }) => isDrop(price, to)).length,
    examples: examples.flatMap((one) => {
      const to = prices.get(one.skuId);
      return to === undefined ? [] : [{ ...one, to }];
    }),
    problem,
    version: priceVersion(changes),
  };
};

/**
 * Changes the prices of all variants on sale of the selected products by a rule.
 * @returns the number of changed prices
 * @throws Failure 404 for the id of another shop's product; 409 if the changes aren't those of the preview, so that a
 * retry doesn't apply a percentage twice; 400 for an unconfirmed drop, a price of zero, a too high price or more than
 * `maxBulkPrices` prices. Nothing is written then.
 */
export const changePricesByRule = (
  { db, clock, config: { currency } }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  { shopIds, ...selection }: ProductSelection & { shopIds: readonly number[] },
  { version, confirm = false, ...rule }: PriceRule & { version: string; confirm?: boolean | undefined },
): Promise<{ count: number }> =>
  transaction(db, async (tx) => {
    requireRuleDecimals(rule, currency);
    const { changes, problem } = planOf(await readPrices(tx, shopIds, selection, true), rule, currency);
    if (problem !== null) throw new Failure(Code.badRequest, "wrongParameter");
    if (priceVersion(changes) !== version) throw new Failure(Code.conflict, "valueChanged");
    await writePrices(tx, actor, changes, { now: clock.now(), isConfirmed: confirm });
    return { count: changes.length };
  });
