import { Code, type WireLocale } from "@carmine/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { publishTags } from "../catalogue/publish-tags.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { cartLine } from "../database/schema/cart.ts";
import { masterOrder, merchantOrder, orderHistory, orderLine } from "../database/schema/ordering.ts";
import { Failure } from "../http/failure.ts";
import { couponSide } from "../promotion/choose-coupons.ts";
import { spendCoupons } from "../promotion/queries.ts";
import { requireBuyable, shortOfStock } from "./checkout-lines.ts";
import { takeHeldOrder } from "./hold-order.ts";
import { fromMinor, minorDigits, toMinor } from "./money.ts";
import { newOrderNo } from "./order-number.ts";
import type { Amounts } from "./price-order.ts";
import { quote, wireBreakdown, type PriceChoices, type Quote } from "./quote.ts";
import { availableStock, reserveStock } from "./stock.ts";

export interface OrderWish extends PriceChoices {
  readonly preOrderNo: string;
  readonly addressId: number;
  readonly payType: string;
  readonly payChannel: string;
  readonly mark?: string | null | undefined;
  /** What the shopper was shown; another sum refuses the order. */
  readonly expectedPayFee?: string | null | undefined;
}

const amountsText = (row: Amounts, digits: number) => ({
  goods: fromMinor(row.goods, digits),
  coupon: fromMinor(row.coupon, digits),
  points: fromMinor(row.points, digits),
  freight: fromMinor(row.freight, digits),
  tax: fromMinor(row.tax, digits),
  total: fromMinor(row.total, digits),
});

/** Whether the sum is the one that the shopper agreed to; text that is no amount is none. */
const isExpected = (expected: string, total: bigint, digits: number): boolean => {
  try {
    return toMinor(expected, digits) === total;
  } catch {
    return false;
  }
};

const write = async (
  { config, clock }: AppContext,
  tx: Transaction,
  accountId: number,
  wish: OrderWish,
  { checkout, address, coupons, breakdown }: Quote,
  orderNo: string,
): Promise<void> => {
  const now = clock.now();
  const digits = minorDigits(config.currency);
  const couponOf = (side: number) => coupons.find((coupon) => couponSide(coupon) === side)?.id ?? null;
  const pieces = (merchantId?: number) =>
    checkout.lines.reduce(
      (count, line) =>
        merchantId === undefined || line.merchantId === merchantId ? count + line.quantity : count,
      0,
    );
  const [master] = await tx
    .insert(masterOrder)
    .values({
      orderNo,
      accountId,
      realName: address?.realName ?? "",
      email: address?.email ?? "",
      phone: [address?.countryCode && `+${address.countryCode}`, address?.phone].filter(Boolean).join(" "),
      address: [address?.detail, address?.postCode, address?.country].filter(Boolean).join(", "),
      currency: config.currency,
      totalNum: pieces(),
      ...amountsText(breakdown, digits),
      pointsUsed: breakdown.pointsUsed,
      pstNumber: wish.pstNumber || null,
      taxes: wireBreakdown(breakdown, digits).taxList ?? [],
      couponId: couponOf(0),
      mark: wish.mark ?? "",
      payType: wish.payType,
      payChannel: wish.payChannel,
      createdAt: now,
      expiresAt: new Date(now.getTime() + config.orderTimeoutMinutes * 60_000),
    })
    .returning({ id: masterOrder.id });
  const masterOrderId = master?.id ?? 0;
  const merchantNames = new Map(checkout.lines.map((line) => [line.merchantId, line.merchantName]));
  const orders = await tx
    .insert(merchantOrder)
    .values(
      breakdown.merchants.map((row) => ({
        orderNo: newOrderNo("SH", now),
        masterOrderId,
        accountId,
        merchantId: row.merchantId,
        merchantName: merchantNames.get(row.merchantId) ?? "",
        totalNum: pieces(row.merchantId),
        ...amountsText(row, digits),
        couponId: couponOf(row.merchantId),
        mark: wish.merchantList?.find(({ merId }) => merId === row.merchantId)?.mark ?? wish.mark ?? "",
        createdAt: now,
      })),
    )
    .returning({ id: merchantOrder.id, merchantId: merchantOrder.merchantId });
  const orderIds = new Map(orders.map(({ id, merchantId }) => [merchantId, id]));
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]));
  await tx.insert(orderLine).values(
    checkout.lines.flatMap((line) => {
      const amounts = priced.get(line.id);
      if (!amounts) return [];
      return {
        merchantOrderId: orderIds.get(line.merchantId) ?? 0,
        productId: line.productId,
        skuId: line.skuId,
        name: line.name,
        skuText: line.skuText,
        picture: line.picture,
        price: fromMinor(line.unitPrice, digits),
        quantity: line.quantity,
        weight: line.weight,
        volume: line.volume,
        ...amountsText(amounts, digits),
      };
    }),
  );
  await tx.insert(orderHistory).values({
    masterOrderId,
    event: "created",
    toState: "unpaid",
    who: "shopper",
    createdAt: now,
  });
};

/**
 * Makes an order from a held one, all in the caller's transaction: coupons are spent, stock is reserved, one master
 * order and one order per merchant are written, the rows of the cart are gone (rules 1, 2, 3).
 * @returns number of the master order (PT…)
 * @throws Failure 409 with the new breakdown where the price is no longer the expected one; 500 where goods, stock or
 * a coupon are gone; nothing is written then and the cart stays
 */
export const placeOrder = async (
  ctx: AppContext,
  tx: Transaction,
  accountId: number,
  wish: OrderWish,
  locale: WireLocale,
): Promise<string> => {
  const now = ctx.clock.now();
  const digits = minorDigits(ctx.config.currency);
  const held = await takeHeldOrder(tx, accountId, wish.preOrderNo, now);
  const quoted = await quote(ctx, tx, accountId, held.lines, wish);
  const { checkout, coupons, breakdown } = quoted;
  requireBuyable(held.lines, checkout.lines, locale);
  if (wish.expectedPayFee && !isExpected(wish.expectedPayFee, breakdown.total, digits))
    throw new Failure(Code.conflict, "priceChanged", {}, wireBreakdown(breakdown, digits));

  const orderNo = newOrderNo("PT", now);
  const ids = coupons.map(({ id }) => id);
  if ((await spendCoupons(tx, ids, orderNo, now)) < ids.length)
    throw new Failure(Code.failure, "couponUnusable");
  const reserved = await reserveStock(tx, checkout.lines);
  const short = checkout.lines.find(({ skuId }) => !reserved.has(skuId));
  if (short) {
    const stock = await availableStock(tx, [short.skuId]);
    throw shortOfStock(short, stock.get(short.skuId) ?? 0, locale);
  }
  await write(ctx, tx, accountId, wish, quoted, orderNo);
  if (held.cartIds.length > 0)
    await tx
      .delete(cartLine)
      .where(and(inArray(cartLine.id, held.cartIds), eq(cartLine.accountId, accountId)));
  await publishTags(
    tx,
    checkout.lines.map(({ productId }) => `product:${productId}`),
  );
  return orderNo;
};
