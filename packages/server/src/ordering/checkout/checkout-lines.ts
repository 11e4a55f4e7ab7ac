import { isSkuForSale } from "../../shared/for-sale.ts";
import { Code, countryOf, type Address, type PreOrderShop, type WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { skuText } from "../../shared/sku-text.ts";
import type { Queryable } from "../../database/connection.ts";
import { type LocalizedText, textIn } from "../../shared/localized-text.ts";
import type { HeldLine } from "../../database/schema/ordering.ts";
import { statement, statementFor, type ValueOf } from "../../database/statement.ts";
import { Failure } from "../../http/envelope/failure.ts";
import type { FreightTemplate } from "../../pricing/freight.ts";
import type { DeliveryTime } from "../../shipping/delivery/delivery-dates.ts";
import {
  heldCouponOf,
  type HeldCoupon,
  type UnusedCouponRow,
} from "../../promotion/coupons/claimed-coupons.ts";
import { nearestEntry } from "../../shipping/freight/places.ts";
import { templateOf, type FreightRow } from "../../shipping/freight/template-of.ts";
import { sourceQueries, type CheckoutSource, type SourceValues } from "./checkout-source.ts";
import { eachOf, fromMinor, toMinor, type Minor } from "../../shared/money.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import type { PriceLine } from "../../pricing/price-input.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { regionOf } from "../../shared/regions.ts";
import { onVacation, pausedUntil, vacationDays } from "../../shipping/delivery/vacation-days.ts";

/** A line of a checkout with all data that the order stores. */
export interface CheckoutLine extends PriceLine {
  readonly skuId: number;
  readonly merchantName: string;
  readonly name: LocalizedText;
  readonly skuText: LocalizedText;
  readonly picture: string | null;
  readonly volume: string;
  /** Units that can be bought now. */
  readonly stock: number;
  readonly isBuyable: boolean;
  /** Last day on which its shop takes no orders; null while it does. */
  readonly pausedUntil: string | null;
}

export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  readonly freight: ReadonlyMap<number, FreightTemplate>;
  /** Delivery times per merchant, by place (see shipping/freight/places.ts). */
  readonly deliveryTimes: ReadonlyMap<number, Readonly<Record<string, DeliveryTime>>>;
  /** The requested lines; a line whose sku no longer exists is missing in `lines`. */
  readonly held: readonly HeldLine[];
  readonly cartIds: readonly number[];
  /** End of the session; null without a session. */
  readonly expiresAt: Date | null;
  /** Total last sent to the client, decimal text; null before the first one. */
  readonly shownTotal: string | null;
  /** Points that the shopper can use now; 0 without a session. */
  readonly points: number;
  /** The shopper's unused, unexpired coupons; empty without a session. */
  readonly coupons: readonly HeldCoupon[];
  /** The requested address; null if it isn't the shopper's. */
  readonly address: Address | null;
}

interface ItemRow {
  skuId: number;
  quantity: number;
  values: string[];
  price: string;
  weight: string;
  volume: string;
  stock: number;
  picture: string | null;
  isBuyable: boolean;
  pausedUntil: string | null;
  productId: number;
  name: LocalizedText;
  options: ProductOption[];
  categoryIds: number[];
  merchantId: number;
  merchantName: string;
  templates: Record<string, FreightRow> | null;
  times: Record<string, DeliveryTime> | null;
}

interface CheckoutRow {
  held: HeldLine[];
  cartIds: number[];
  expiresAt: number | null;
  shownTotal: string | null;
  points: number;
  coupons: UnusedCouponRow[];
  address: Address | null;
  /** Country of the marketplace, two letters. */
  home: string | null;
  items: ItemRow[];
}

/** A chosen address, or the one preselected in a checkout. */
export type AddressInput = { readonly accountId: number; readonly id: number | "first" } | null;

interface ReadValues extends SourceValues {
  readonly addressOf?: number;
  readonly addressId?: number;
}

const addressQueries = {
  none: () => sql`null::json`,
  first: (value) =>
    addressJson(sql`a.account_id = ${value("addressOf")}::int order by a.is_default desc, a.id desc limit 1`),
  chosen: (value) =>
    addressJson(sql`a.account_id = ${value("addressOf")}::int and a.id = ${value("addressId")}::int`),
} as const satisfies Record<string, (value: ValueOf<ReadValues>) => SQL>;

const addressJson = (which: SQL): SQL =>
  sql`(select json_build_object('id', a.id, 'realName', a.real_name, 'phone', a.phone,
    'countryCode', a.country_code, 'country', a.country, 'email', a.email, 'detail', a.detail,
    'region', a.region, 'city', a.city, 'district', a.district, 'postCode', a.post_code, 'isDefault', a.is_default) from address a where ${which})`;

/** Amounts are text, because a JSON number would lose digits. */
const productsJson = sql`json_build_object(
  'skuId', s.id, 'quantity', w.quantity, 'values', s.values, 'price', s.price::text, 'weight', s.weight::text,
  'volume', s.volume::text, 'stock', s.available, 'picture', coalesce(s.picture, p.pictures[1]),
  'isBuyable', ${isSkuForSale}, 'pausedUntil', ${pausedUntil(sql`m.id`)}, 'productId', p.id, 'name', p.name, 'options', p.options,
  'categoryIds', p.category_path, 'merchantId', m.id, 'merchantName', m.name,
  'templates', (select json_object_agg(f.country, json_build_object('by', f.by, 'first', f.first::text,
    'firstFee', f.first_fee::text, 'next', f.next::text, 'nextFee', f.next_fee::text, 'freeFrom', f.free_from::text))
    from freight_template f where f.merchant_id = m.id),
  'times', (select json_object_agg(d.country, json_build_object('handlingDays', d.handling_days + ${vacationDays(sql`m.id`)}, 'minDays', d.min_days,
    'maxDays', d.max_days)) from delivery_time d where d.merchant_id = m.id))`;

const lineOf = (row: ItemRow, digits: number): CheckoutLine => ({
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
  quantity: row.quantity,
  weight: row.weight,
  volume: row.volume,
  stock: row.stock,
  isBuyable: row.isBuyable,
  pausedUntil: row.pausedUntil,
});

/**
 * The planner doesn't know the number of lines in the JSON, so each row is looked up (`limit 1`): a plain
 * join would scan the whole catalog.
 */
const readBy = statementFor((source: keyof typeof sourceQueries, address: keyof typeof addressQueries) =>
  statement<ReadValues, CheckoutRow>(
    (value) => sql`
    with ${sourceQueries[source](value)},
    w as (
      select (t.line ->> 'skuId')::int as sku_id, sum((t.line ->> 'quantity')::int)::int as quantity, min(t.position) as position
      from h, jsonb_array_elements(h.lines) with ordinality as t(line, position)
      group by 1
    )
    select h.lines as held, h.cart_ids as "cartIds", (extract(epoch from h.expires_at) * 1000)::float8 as "expiresAt", h.shown_total::text as "shownTotal", h.points, h.coupons,
      ${addressQueries[address](value)} as address, (select pl.currency ->> 'country' from platform pl limit 1) as home,
      coalesce((
        select json_agg(${productsJson} order by w.position)
        from w cross join lateral (select * from sku where id = w.sku_id limit 1) s
        cross join lateral (select * from product where id = s.product_id limit 1) p
        cross join lateral (select * from merchant where id = p.merchant_id limit 1) m
      ), '[]') as items
    from h`,
  ),
);

const addressQueryOf = (input: AddressInput): keyof typeof addressQueries => {
  if (input === null) return "none";
  return input.id === "first" ? "first" : "chosen";
};

/**
 * Reads the current state of a checkout in one statement: items, address, points and coupons.
 * @returns undefined if there is no such checkout
 */
export const readCheckout = async (
  db: Queryable,
  source: CheckoutSource,
  address: AddressInput,
  digits: number,
): Promise<Checkout | undefined> => {
  const rows = await readBy(source.query, addressQueryOf(address))(db, {
    ...source.values,
    ...(address && { addressOf: address.accountId }),
    ...(typeof address?.id === "number" && { addressId: address.id }),
  });
  const [row] = rows;
  if (!row) return undefined;
  // Without an address the price is an estimate for the marketplace's own country.
  const country = row.address ? countryOf(row.address.country)?.code : (row.home ?? undefined);
  return {
    held: row.held,
    cartIds: row.cartIds,
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
    shownTotal: row.shownTotal,
    points: row.points,
    coupons: row.coupons.map((coupon) => heldCouponOf(coupon, digits)),
    address: row.address && { ...row.address, province: regionOf(row.address.region)?.name ?? null },
    lines: row.items.map((item) => lineOf(item, digits)),
    freight: new Map(
      row.items.flatMap(({ merchantId, templates }) => {
        const template = nearestEntry(templates, country);
        return template ? [[merchantId, templateOf(template, digits)] as const] : [];
      }),
    ),
    deliveryTimes: new Map(
      row.items.flatMap(({ merchantId, times }) => (times ? [[merchantId, times] as const] : [])),
    ),
  };
};

export const outOfStockFailure = (line: CheckoutLine, stock: number, locale: WireLocale): Failure =>
  new Failure(Code.failure, "outOfStock", { name: textIn(line.name, locale), stock: Math.max(stock, 0) });

/** @throws Failure if a line isn't available any more, or not in that quantity */
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
    if (line.pausedUntil !== null) {
      const { key, values } = onVacation(line.merchantName, line.pausedUntil);
      throw new Failure(Code.failure, key, values);
    }
    if (line.stock < line.quantity) throw outOfStockFailure(line, line.stock, locale);
  }
};

/**
 * Groups the lines by shop for display before the order.
 * @param freight shipping cost by line id
 */
export const shopsOf = (
  lines: readonly CheckoutLine[],
  freight: ReadonlyMap<string, Minor>,
  digits: number,
  locale: WireLocale,
): PreOrderShop[] =>
  [...Map.groupBy(lines, (line) => line.merchantId)].map(([merId, own]) => ({
    merId,
    merName: own[0]?.merchantName ?? "",
    orderInfoList: own.map((line) => ({
      productId: line.productId,
      productName: textIn(line.name, locale),
      attrValueId: line.skuId,
      image: mediaAddress(line.picture),
      sku: textIn(line.skuText, locale),
      price: fromMinor(line.unitPrice, digits),
      payNum: line.quantity,
      weight: line.weight,
      volume: line.volume,
      postage: fromMinor(eachOf(freight.get(line.id) ?? 0n, line.quantity), digits),
    })),
  }));
