import { chargedDigits } from "../../shared/charges.ts";
import { addressLines } from "@carmine/api/address-forms";
import { countryOf, type Address } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { arrayText, statement } from "../../database/statement.ts";
import { issuerOf } from "../../promotion/coupons/choose-coupons.ts";
import type { OrderPlace } from "../../database/schema/order-place.ts";
import { nearestEntry } from "../../shipping/freight/places.ts";
import type { Checkout, CheckoutLine } from "./checkout-lines.ts";
import { fromMinor } from "../../shared/money.ts";
import { orderMailSql } from "../../messaging/mail/queue-order-mail.ts";
import { inOneLine } from "../orders/address-line.ts";
import { shopOrderNo } from "../orders/order-number.ts";
import type { Amounts } from "../../pricing/price-order.ts";
import { type PriceChoices, type Quote } from "./quote.ts";
import {
  demandValues,
  invalidateChangedStock,
  reservedStock,
  type DemandValues,
} from "../inventory/stock.ts";

export interface OrderInput extends PriceChoices {
  readonly preOrderNo: string;
  readonly addressId: number;
  readonly payType: string;
  readonly payChannel: string;
  readonly mark?: string | null | undefined;
  /** The total that the shopper was shown; any other total is refused. */
  readonly expectedPayFee?: string | null | undefined;
  /** IP address key of the caller as in rate limits; absent for the demo's orders. */
  readonly origin?: string;
}

/** Names and types of the six columns of rule 1, for a json recordset and for an insert. */
const amounts = ["goods", "coupon", "points", "freight", "tax", "total"] as const;
const amountColumns = sql.raw(amounts.join(", "));
const amountTypes = sql.raw(amounts.map((name) => `${name} numeric`).join(", "));
const amountsOf = (table: string) => sql.raw(amounts.map((name) => `${table}.${name}`).join(", "));

const amountsText = (row: Amounts, digits: number) =>
  Object.fromEntries(amounts.map((name) => [name, fromMinor(row[name], digits)])) as Record<
    (typeof amounts)[number],
    string
  >;

const linesOf = (address: Address): string[] =>
  addressLines(countryOf(address.country)?.code ?? "", {
    ...address,
    street: address.detail,
    regionName: address.province,
    postalCode: address.postCode,
  });

const placeOf = (address: Address | null): OrderPlace | null =>
  address && {
    country: countryOf(address.country)?.code ?? "",
    region: address.region || null,
    city: address.city || null,
    district: address.district || null,
    street: address.detail,
    postalCode: address.postCode || null,
  };

/** Working days that a shop promises for handing an order to the carrier; null if it doesn't say. */
const handlingDaysOf = ({ address, deliveryTimes }: Checkout, merchantId: number): number | null => {
  const country = countryOf(address?.country);
  return nearestEntry(deliveryTimes.get(merchantId), country?.code)?.handlingDays ?? null;
};

const unitsOf = (lines: readonly CheckoutLine[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);

const masterOf = (
  { config }: Pick<AppContext, "config">,
  accountId: number,
  input: OrderInput & { orderNo: string; now: Date },
  { checkout: { address, lines }, breakdown, coupons }: Quote,
) => {
  const digits = chargedDigits(config);
  return {
    order_no: input.orderNo,
    account_id: accountId,
    real_name: address?.realName ?? "",
    email: address?.email ?? "",
    phone: [address?.countryCode && `+${address.countryCode}`, address?.phone].filter(Boolean).join(" "),
    address: address ? inOneLine([...linesOf(address), address.country]) : "",
    place: placeOf(address),
    currency: config.currency,
    total_num: unitsOf(lines),
    ...amountsText(breakdown, digits),
    points_used: breakdown.pointsUsed,
    pst_number: input.pstNumber || null,
    taxes: breakdown.taxes.map(({ name, rate, amount }) => ({
      name,
      rate,
      amount: fromMinor(amount, digits),
    })),
    claim_id: coupons.find((coupon) => issuerOf(coupon) === 0)?.id ?? null,
    mark: input.mark ?? "",
    // An order of 0.00 has no payment method.
    pay_type: breakdown.total === 0n ? "" : input.payType,
    pay_channel: input.payChannel,
    origin: input.origin ?? null,
    created_at: input.now,
    expires_at: new Date(input.now.getTime() + config.orderTimeoutMinutes * 60_000),
  };
};

const shopsOfOrder = (
  input: OrderInput & { orderNo: string },
  { checkout, breakdown, coupons }: Quote,
  digits: number,
) =>
  breakdown.merchants.map((row, index) => {
    const own = checkout.lines.filter(({ merchantId }) => merchantId === row.merchantId);
    const choices = input.merchantList?.find(({ merId }) => merId === row.merchantId);
    return {
      order_no: shopOrderNo(input.orderNo, index + 1),
      merchant_id: row.merchantId,
      merchant_name: own[0]?.merchantName ?? "",
      total_num: unitsOf(own),
      ...amountsText(row, digits),
      platform_coupon: fromMinor(row.platformCoupon, digits),
      claim_id: coupons.find((coupon) => issuerOf(coupon) === row.merchantId)?.id ?? null,
      mark: choices?.mark ?? input.mark ?? "",
      is_gift: choices?.isGift ?? false,
      country: countryOf(checkout.address?.country)?.code ?? null,
      handling_days: handlingDaysOf(checkout, row.merchantId),
    };
  });

const linesOfOrder = ({ checkout: { lines }, breakdown }: Quote, digits: number) => {
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]));
  return lines.flatMap((line, position) => {
    const own = priced.get(line.id);
    if (!own) return [];
    return {
      position,
      merchant_id: line.merchantId,
      product_id: line.productId,
      sku_id: line.skuId,
      name: line.name,
      sku_text: line.skuText,
      picture: line.picture,
      price: fromMinor(line.unitPrice, digits),
      quantity: line.quantity,
      weight: line.weight,
      volume: line.volume,
      ...amountsText(own, digits),
      platform_coupon: fromMinor(own.platformCoupon, digits),
    };
  });
};

/** The rows of an order: the master order, one order per merchant, their lines. Amounts are decimal text. */
export const orderRows = (
  ctx: Pick<AppContext, "config">,
  accountId: number,
  input: OrderInput & { orderNo: string; now: Date },
  quoted: Quote,
) => {
  const digits = chargedDigits(ctx.config);
  return {
    master: masterOf(ctx, accountId, input, quoted),
    shops: shopsOfOrder(input, quoted, digits),
    lines: linesOfOrder(quoted, digits),
  };
};

interface WriteValues extends DemandValues {
  readonly accountId: number;
  readonly now: string;
  readonly master: string;
  readonly shops: string;
  readonly lines: string;
  readonly cartIds: string;
}

const write = statement<WriteValues, { reserved: number[] | null }>(
  (value) => sql`
    with t as (select ${value("accountId")}::int as account_id, ${value("now")}::timestamptz as now),
    ${reservedStock(value)},
    m as (
      insert into master_order (order_no, account_id, real_name, email, phone, address, place, currency, total_num,
        ${amountColumns}, points_used, pst_number, taxes, claim_id, mark, pay_type, pay_channel, origin, created_at, expires_at)
      select x.order_no, x.account_id, x.real_name, x.email, x.phone, x.address, x.place, x.currency, x.total_num,
        ${amountsOf("x")}, x.points_used, x.pst_number, x.taxes, x.claim_id, x.mark, x.pay_type, x.pay_channel, x.origin, x.created_at, x.expires_at
      from enough, jsonb_to_record(${value("master")}::jsonb) as x(
        order_no text, account_id int, real_name text, email text, phone text, address text, place jsonb, currency text, total_num int,
        ${amountTypes}, points_used int, pst_number text, taxes jsonb, claim_id int, mark text, pay_type text, pay_channel text, origin text,
        created_at timestamptz, expires_at timestamptz)
      returning id, order_no, created_at
    ),
    o as (
      insert into merchant_order (order_no, master_order_id, account_id, merchant_id, merchant_name, total_num,
        ${amountColumns}, platform_coupon, claim_id, mark, is_gift, country, handling_days, created_at)
      select x.order_no, m.id, t.account_id, x.merchant_id, x.merchant_name, x.total_num,
        ${amountsOf("x")}, x.platform_coupon, x.claim_id, x.mark, x.is_gift, x.country, x.handling_days, t.now
      from t, m, jsonb_to_recordset(${value("shops")}::jsonb) as x(
        order_no text, merchant_id int, merchant_name text, total_num int, ${amountTypes},
        platform_coupon numeric, claim_id int, mark text, is_gift boolean, country text, handling_days smallint)
      returning id, merchant_id
    ),
    lines as (
      insert into order_line (merchant_order_id, product_id, sku_id, name, sku_text, picture, price, quantity, weight, volume,
        ${amountColumns}, platform_coupon)
      select o.id, x.product_id, x.sku_id, x.name, x.sku_text, x.picture, x.price, x.quantity, x.weight, x.volume,
        ${amountsOf("x")}, x.platform_coupon
      from o join jsonb_to_recordset(${value("lines")}::jsonb) as x(
        position int, merchant_id int, product_id int, sku_id int, name jsonb, sku_text jsonb, picture text, price numeric,
        quantity int, weight numeric, volume numeric, ${amountTypes}, platform_coupon numeric) on x.merchant_id = o.merchant_id
      order by x.position
      returning product_id
    ),
    h as (
      insert into order_history (master_order_id, event, to_state, who, created_at)
      select m.id, 'created', 'unpaid', 'shopper', t.now from t, m
    ),
    mail as (${orderMailSql("placed", "m", "o.created_at")}),
    c as (
      delete from cart_line using enough where account_id = (select account_id from t) and id = any(${value("cartIds")}::int[])
    )
    select (select array_agg(id) from reserved) as reserved,
      (select count(pg_notify('page_tags', 'product:' || product_id)) from (select distinct product_id from lines) changed)`,
);

/**
 * Reserves stock and writes a priced order in one statement: the master order, one order per merchant, their
 * lines and the first history entry. Deletes the cart rows and publishes the stock change of the products.
 * @returns the skus with sufficient stock; if one is missing, nothing was written and the caller must roll
 * back
 */
export const writeOrder = async (
  ctx: AppContext,
  tx: Transaction,
  accountId: number,
  input: OrderInput & { orderNo: string; now: Date },
  quoted: Quote,
): Promise<ReadonlySet<number>> => {
  const rows = orderRows(ctx, accountId, input, quoted);
  const [row] = await write(tx, {
    ...demandValues(quoted.checkout.lines),
    accountId,
    now: input.now.toISOString(),
    master: JSON.stringify(rows.master),
    shops: JSON.stringify(rows.shops),
    lines: JSON.stringify(rows.lines),
    cartIds: arrayText(quoted.checkout.cartIds),
  });
  invalidateChangedStock(tx, quoted.checkout.lines);
  return new Set(row?.reserved);
};
