import { Code } from "@carmine/api/contract";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { recordAudits, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { requireDecimals } from "../../http/envelope/require-decimals.ts";
import { productTags } from "../products/save-product.ts";
import { changedFailure } from "../../http/envelope/changed-failure.ts";

/** A price below this share of the current one has to be confirmed. */
const unconfirmedShare = 0.5;

/** Whether a price change has to be confirmed. */
export const isDrop = (from: string, to: string): boolean =>
  new Big(to).lt(new Big(from).times(unconfirmedShare));

/** @throws Failure 400 for a price of zero, or for an unconfirmed drop */
export const requireSellablePrice = (from: string, to: string, isConfirmed: boolean): void => {
  if (new Big(to).lte(0)) throw new Failure(Code.badRequest, "wrongParameter");
  if (!isConfirmed && isDrop(from, to)) throw new Failure(Code.badRequest, "priceDropUnconfirmed");
};

/** A variant with its current price. */
export interface PricedSku {
  readonly skuId: number;
  readonly productId: number;
  readonly merchantId: number;
  readonly categoryPath: number[];
  readonly price: string;
}

/** The variants of these shops, locked in id order like those of an order. */
const lockPrices = (tx: Transaction, shopIds: readonly number[], skuIds: readonly number[]) =>
  rowsOf<PricedSku>(
    tx,
    sql`
    select s.id as "skuId", p.id as "productId", p.merchant_id as "merchantId", p.category_path as "categoryPath", s.price::text as price
    from sku s join product p on p.id = s.product_id
    where s.id = any(${arrayText(skuIds)}::int[]) and p.merchant_id = any(${arrayText(shopIds)}::int[]) and not p.is_deleted
    order by s.id for update of s`,
  );

/** The price, list price and picture of a product are those of its cheapest variant on sale. */
const writeCardPrices = (tx: Transaction, productIds: readonly number[]) =>
  tx.execute(sql`
    update product p set price = k.price, list_price = k.list_price, card_picture = k.picture, updated_at = now()
    from (
      select distinct on (s.product_id) s.product_id, s.price, s.list_price, s.picture
      from sku s where s.product_id = any(${arrayText(productIds)}::int[]) and s.is_on_sale
      order by s.product_id, s.price, s.position
    ) k
    where p.id = k.product_id`);

interface PriceChange extends PricedSku {
  readonly to: string;
}

/** Writes prices of locked variants, with their audit entries. Carts and placed orders keep their rules. */
export const writePrices = async (
  tx: Transaction,
  actor: Actor,
  changes: readonly PriceChange[],
  { now, isConfirmed }: { now: Date; isConfirmed: boolean },
): Promise<void> => {
  for (const { price, to } of changes) requireSellablePrice(price, to, isConfirmed);
  const different = changes.filter(({ price, to }) => !new Big(price).eq(to));
  await tx.execute(sql`
    update sku set price = w."to" from jsonb_to_recordset(${JSON.stringify(different)}::jsonb) as w("skuId" int, "to" numeric)
    where sku.id = w."skuId"`);
  const acts = different.map(({ skuId, productId, merchantId, price, to }) => ({
    merchantId,
    action: "product.price",
    subject: `product:${productId}`,
    before: { skuId, price },
    after: { skuId, price: to },
  }));
  await recordAudits(tx, actor, acts, now);
  const products = new Map(changes.map((row) => [row.productId, row]));
  await writeCardPrices(
    tx,
    [...products.keys()].toSorted((a, b) => a - b),
  );
  await publishTags(
    tx,
    [...products.values()].flatMap((row) => productTags(row.productId, row.categoryPath, row.merchantId)),
  );
};

/**
 * Changes prices of variants, if each of them is still `from`.
 * @throws Failure 404 for a variant of another shop; 409 with the current prices, 400 for an unconfirmed drop or more
 * decimals than the currency has, and nothing is written
 */
export const changePrices = (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  shopIds: readonly number[],
  {
    prices,
    confirm = false,
  }: { prices: readonly { skuId: number; from: string; to: string }[]; confirm?: boolean | undefined },
): Promise<{ skuId: number; price: string }[]> =>
  transaction(db, async (tx) => {
    const wanted = new Map(prices.map((one) => [one.skuId, one]));
    if (wanted.size < prices.length) throw new Failure(Code.badRequest, "wrongParameter");
    requireDecimals(
      prices.map(({ to }) => to),
      config.currency,
    );
    const stored = await lockPrices(tx, shopIds, [...wanted.keys()]);
    if (stored.length < wanted.size) throw notFound();
    const changes = stored.flatMap((row) => {
      const one = wanted.get(row.skuId);
      return one ? [{ ...row, from: one.from, to: new Big(one.to).toFixed(2) }] : [];
    });
    const outdated = changes.filter(({ price, from }) => !new Big(price).eq(from));
    if (outdated.length > 0)
      throw changedFailure(
        outdated.map(({ skuId, price }) => ({ id: skuId, field: "price", current: price })),
      );
    await writePrices(tx, actor, changes, { now: clock.now(), isConfirmed: confirm });
    return changes.map(({ skuId, to }) => ({ skuId, price: to }));
  });
