import { Code, type PreOrderShop, type WireLocale } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { pictureAddress, skuText, textIn } from "../cart/sku-text.ts";
import type { Queryable } from "../database/connection.ts";
import type { LocalizedText } from "../database/localized-text.ts";
import { product, sku } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import type { HeldLine } from "../database/schema/ordering.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { Failure } from "../http/failure.ts";
import type { FreightTemplate } from "../shipping/freight.ts";
import { templateOf } from "../shipping/template-of.ts";
import { fromMinor, toMinor } from "./money.ts";
import type { PriceLine } from "./price-order.ts";

/** A line of a checkout with everything that the order will keep of it. */
export interface CheckoutLine extends PriceLine {
  readonly skuId: number;
  readonly merchantName: string;
  readonly name: LocalizedText;
  readonly skuText: LocalizedText;
  readonly picture: string | null;
  readonly volume: string;
  /** Pieces that can be bought now. */
  readonly stock: number;
  readonly isBuyable: boolean;
}

export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  readonly freight: ReadonlyMap<number, FreightTemplate>;
}

/** Reads the goods of a checkout as they are now, in one statement. Lines whose sku is gone are missing. */
export const readCheckout = async (
  db: Queryable,
  held: readonly HeldLine[],
  digits: number,
): Promise<Checkout> => {
  const quantities = new Map<number, number>();
  for (const { skuId, quantity } of held) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  const rows = await db
    .select({
      skuId: sku.id,
      values: sku.values,
      price: sku.price,
      weight: sku.weight,
      volume: sku.volume,
      stock: sql<number>`${sku.onHand} - ${sku.reserved}`,
      picture: sql<string | null>`coalesce(${sku.picture}, ${product.pictures}[1])`,
      isBuyable: sql<boolean>`${sku.isOnSale} and ${product.visible} and ${merchant.isOpen}`,
      productId: product.id,
      name: product.name,
      options: product.options,
      categoryIds: product.categoryPath,
      merchantId: merchant.id,
      merchantName: merchant.name,
      template: freightTemplate,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(merchant, eq(merchant.id, product.merchantId))
    .leftJoin(freightTemplate, eq(freightTemplate.merchantId, merchant.id))
    .where(sql`${sku.id} = any(${`{${[...quantities.keys()].join(",")}}`}::int[])`);
  const order = [...quantities.keys()];
  return {
    lines: rows
      .map((row): CheckoutLine => ({
        id: String(row.skuId),
        skuId: row.skuId,
        productId: row.productId,
        merchantId: row.merchantId,
        merchantName: row.merchantName,
        categoryIds: row.categoryIds,
        name: row.name,
        skuText: skuText(row.options, row.values),
        picture: row.picture,
        unitPrice: toMinor(row.price, digits),
        quantity: quantities.get(row.skuId) ?? 0,
        weight: row.weight,
        volume: row.volume,
        stock: row.stock,
        isBuyable: row.isBuyable,
      }))
      .toSorted((a, b) => order.indexOf(a.skuId) - order.indexOf(b.skuId)),
    freight: new Map(
      rows.flatMap(({ merchantId, template }) =>
        template ? [[merchantId, templateOf(template, digits)] as const] : [],
      ),
    ),
  };
};

export const shortOfStock = (line: CheckoutLine, stock: number, locale: WireLocale): Failure =>
  new Failure(Code.failure, "outOfStock", { name: textIn(line.name, locale), stock: Math.max(stock, 0) });

/** @throws Failure where a line can't be bought any more, or not so many of it */
export const requireBuyable = (
  held: readonly HeldLine[],
  lines: readonly CheckoutLine[],
  locale: WireLocale,
): void => {
  const found = new Set(lines.map(({ skuId }) => skuId));
  if (held.some(({ skuId }) => !found.has(skuId))) throw new Failure(Code.failure, "skuUnavailable");
  for (const line of lines) {
    if (!line.isBuyable)
      throw new Failure(Code.failure, "goodsUnavailable", { name: textIn(line.name, locale) });
    if (line.stock < line.quantity) throw shortOfStock(line, line.stock, locale);
  }
};

/** The lines by shop, as pages before the order show them. */
export const shopsOf = (lines: readonly CheckoutLine[], digits: number, locale: WireLocale): PreOrderShop[] =>
  [...Map.groupBy(lines, (line) => line.merchantId)].map(([merId, own]) => ({
    merId,
    merName: own[0]?.merchantName ?? "",
    orderInfoList: own.map((line) => ({
      productId: line.productId,
      productName: textIn(line.name, locale),
      attrValueId: line.skuId,
      image: pictureAddress(line.picture),
      sku: textIn(line.skuText, locale),
      price: fromMinor(line.unitPrice, digits),
      payNum: line.quantity,
      weight: line.weight,
      volume: line.volume,
      postage: null,
    })),
  }));
