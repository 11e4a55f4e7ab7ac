import type { ShipmentInput } from "@carmine/api/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { findByEmail } from "../accounts/queries.ts";
import { applyForRefund } from "../after-sale/apply-refund.ts";
import { agreeToRefund, refuseRefund, sendBack, withdrawRefund } from "../after-sale/refund-actions.ts";
import { writeReview } from "../catalogue/reviews/write-review.ts";
import type { AppContext } from "../context.ts";
import { merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { notice } from "../database/schema/notifications.ts";
import { transaction } from "../database/transaction.ts";
import { orderMail } from "../database/schema/order-mails.ts";
import { newOrderNo } from "../ordering/orders/order-number.ts";
import { cancelOrderLocked, lockMasterOrder } from "../ordering/transitions/master-order-transitions.ts";
import { receiveOrder } from "../ordering/transitions/merchant-order-actions.ts";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import { demoAccounts } from "./accounts.ts";
import { paidAfterHours, payDemoOrder, placeDemoOrder } from "./place-demo-order.ts";
import { pastShoppers } from "./past-shoppers.ts";
import { customerOrders } from "./tables/customer-orders.ts";
import {
  demoOrders,
  type DemoOrder,
  type DemoOrderReview,
  type DemoOrderState,
  type DemoRefund,
} from "./tables/orders.ts";

const hourMs = 3_600_000;
const everyOrder = { isOperator: true } as const;
const merchant = { role: "merchant", accountId: null } as const;

/** An order on the way to its state; `at` is the context some hours after it was placed. */
interface Story {
  readonly accountId: number;
  readonly masterNo: string;
  /** Numbers of its merchant orders. */
  readonly orders: readonly string[];
  readonly at: (hours: number) => AppContext;
  readonly turn: number;
  readonly refund: DemoRefund;
  readonly reviews: readonly DemoOrderReview[];
}

const courierParcel = (turn: number): ShipmentInput => ({
  deliveryType: "express",
  deliveryCode: "dhl",
  deliveryId: String(4_102_773_300 + turn * 17),
});

const shipAll = async ({ orders, at, turn }: Story, hours: number, input = courierParcel(turn)) => {
  for (const orderNo of orders) await shipOrder(at(hours), merchant, everyOrder, orderNo, input);
};

const receiveAll = async (story: Story, hours: number): Promise<void> => {
  await shipAll(story, 5);
  const ctx = story.at(hours);
  for (const orderNo of story.orders)
    await transaction(ctx.db, (tx) =>
      receiveOrder(tx, ctx.config, story.accountId, orderNo, ctx.clock.now()),
    );
};

/** One unit of the first line of a merchant order. */
const firstPieceOf = async ({ db }: Pick<AppContext, "db">, orderNo: string) => {
  const lines = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
    .where(eq(merchantOrder.orderNo, orderNo))
    .orderBy(orderLine.id)
    .limit(1);
  return lines.map(({ id }) => ({ orderInfoId: id, num: 1 }));
};

/** Requests a refund of the first unit. @returns its number */
const apply = async (
  { accountId, orders, at }: Story,
  hours: number,
  { reason, remark = "", withReturn }: DemoRefund,
): Promise<string> => {
  const ctx = at(hours);
  const [orderNo = ""] = orders;
  const refundNo = newOrderNo("RE");
  const lines = await firstPieceOf(ctx, orderNo);
  const input = { refundNo, orderNo, reason, remark, pictures: [], lines, withReturn };
  await transaction(ctx.db, (tx) => applyForRefund(ctx, tx, { accountId }, input));
  return refundNo;
};

/** Reviews by the demo shopper, in turn. */
const shopperReviews: readonly DemoOrderReview[] = [
  { star: 5, serviceStar: 5, text: "Same product as at the garage for two thirds of the price. The cap seals well, and the bottle was packed upright." },
  { star: 4, serviceStar: 5, text: "Does what it says. The label could be larger, but the amounts are clear and it pours without spilling." },
]; // oxfmt-ignore

const reviewAll = async ({ accountId, orders, at, reviews }: Story, hours: number): Promise<void> => {
  const ctx = at(hours);
  const lines = await ctx.db
    .select({ lineId: orderLine.id, orderNo: merchantOrder.orderNo })
    .from(orderLine)
    .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
    .where(inArray(merchantOrder.orderNo, [...orders]))
    .orderBy(orderLine.id);
  for (const [index, line] of lines.entries()) {
    const review = reviews[index % reviews.length];
    if (!review) continue;
    const input = { ...line, ...review, pictures: [], isAnonymous: false, locale: "en" } as const;
    await transaction(ctx.db, (tx) => writeReview(tx, accountId, input, ctx.clock.now()));
  }
};

const cancel = async ({ at, masterNo }: Story, hours: number, isExpired: boolean): Promise<void> => {
  const ctx = at(hours);
  await transaction(ctx.db, async (tx) => {
    const order = await lockMasterOrder(tx, { orderNo: masterNo });
    const note = isExpired
      ? ({ event: "expired", who: "system" } as const)
      : ({ event: "cancelled", who: "shopper" } as const);
    await cancelOrderLocked(tx, order, note, ctx.clock.now());
  });
};

const changeOfMind: DemoRefund = {
  reason: "I changed my mind or ordered the wrong item",
  withReturn: false,
};
const returnWish: DemoRefund = { reason: "It isn’t as described", withReturn: true };

const agreed = async (story: Story): Promise<string> => {
  await receiveAll(story, 60);
  const refundNo = await apply(story, 70, {
    ...returnWish,
    remark: "The size on the label is another one than on the page.",
  });
  await agreeToRefund(story.at(75), merchant, everyOrder, refundNo);
  return refundNo;
};

/** Steps of an order after its payment, or instead of it. */
const stories: Readonly<Record<DemoOrderState, (story: Story) => Promise<unknown>>> = {
  unpaid: async () => undefined,
  toShip: async () => undefined,
  expired: (story) => cancel(story, 0.5, true),
  cancelled: (story) => cancel(story, 0.2, false),
  partlyShipped: async ({ orders, at, turn }) => {
    const ctx = at(4);
    const [orderNo = ""] = orders;
    await shipOrder(ctx, merchant, everyOrder, orderNo, {
      ...courierParcel(turn),
      lines: await firstPieceOf(ctx, orderNo),
    });
  },
  onItsWay: (story) => shipAll(story, 6),
  broughtByShop: (story) =>
    shipAll(story, 24, {
      deliveryType: "merchant",
      deliveryName: "Priya Raman",
      deliveryPhone: "+44 113 496 0117",
    }),
  delivered: (story) => shipAll(story, 5),
  toReview: (story) => receiveAll(story, 50),
  finished: async (story) => {
    await receiveAll(story, 72);
    await reviewAll(story, 120);
  },
  refundApplied: async (story) => {
    if (story.refund.withReturn) await receiveAll(story, 60);
    await apply(story, story.refund.withReturn ? 70 : 2, story.refund);
  },
  refunded: async (story) => {
    const refundNo = await apply(story, 2, changeOfMind);
    await agreeToRefund(story.at(6), merchant, everyOrder, refundNo);
  },
  toReturn: agreed,
  returning: async (story) => {
    const refundNo = await agreed(story);
    const back = { refundNo, courier: "Canada Post", number: "7035114477138472", phone: "+1 604 555 0173" };
    await sendBack(story.at(100), story.accountId, back);
  },
  refused: async (story) => {
    await receiveAll(story, 60);
    const refundNo = await apply(story, 80, returnWish);
    const reason = "The tires were mounted and driven. We can’t take them back.";
    await refuseRefund(story.at(90), merchant, everyOrder, refundNo, reason);
  },
  withdrawn: async (story) => {
    await receiveAll(story, 55);
    const refundNo = await apply(story, 70, returnWish);
    await withdrawRefund(story.at(72), story.accountId, refundNo);
  },
};

/** States without a payment. */
const unpaid: ReadonlySet<DemoOrderState> = new Set(["unpaid", "expired", "cancelled"]);

const seedOrder = async (
  ctx: AppContext,
  accountId: number,
  order: DemoOrder,
  { turn, firstProduct }: { turn: number; firstProduct: number },
): Promise<void> => {
  const { state, hoursAgo, shops, giftMessage, refund = changeOfMind } = order;
  const reviews = order.review ? [order.review] : shopperReviews;
  const placedAt = ctx.clock.now().getTime() - hoursAgo * hourMs;
  const at = (hours: number): AppContext => ({
    ...ctx,
    clock: { now: () => new Date(placedAt + hours * hourMs) },
  });
  const masterNo = await placeDemoOrder(at(0), accountId, shops, firstProduct);
  const orders = unpaid.has(state) ? [] : await payDemoOrder(at(paidAfterHours), accountId, masterNo);
  if (giftMessage)
    await ctx.db
      .update(merchantOrder)
      .set({ isGift: true, mark: giftMessage })
      .where(inArray(merchantOrder.orderNo, orders));
  await stories[state]({ accountId, masterNo, orders, at, turn, refund, reviews });
};

/**
 * Sorts notices by time, because orders are processed one after the other and the list shows the last row
 * first.
 */
const sortNotices = async ({ db }: Pick<AppContext, "db">, accountId: number): Promise<void> => {
  await db.execute(sql`
    with told as (delete from notice where account_id = ${accountId} returning *)
    insert into notice (account_id, kind, values, path, created_at, read_at, is_mail_due)
    select account_id, kind, values, path, created_at, read_at, is_mail_due from told order by created_at, id`);
};

const idOf = async ({ db }: AppContext, email: string): Promise<number> => {
  const account = await findByEmail(db, email);
  if (!account) throw new Error(`The demo has no account ${email}`);
  return account.id;
};

/**
 * Creates orders of the demo shopper in every state and recent orders of past shoppers, relative to the clock, with the
 * shop's regular functions.
 */
export const seedOrders = async (ctx: AppContext): Promise<void> => {
  const shopperId = await idOf(ctx, demoAccounts[0]?.email ?? "");
  for (const [turn, order] of demoOrders.entries())
    await seedOrder(ctx, shopperId, order, { turn, firstProduct: turn % 3 });
  await sortNotices(ctx, shopperId);
  const customerIds: number[] = [];
  for (const { email } of pastShoppers) customerIds.push(await idOf(ctx, email));
  for (const [place, order] of customerOrders.entries())
    await seedOrder(ctx, customerIds[order.shopper] ?? 0, order, {
      turn: demoOrders.length + place,
      firstProduct: place,
    });
  // Past shoppers need no notices.
  await ctx.db.delete(notice).where(inArray(notice.accountId, customerIds));
  // They are in the past: their dozens of mails must not be sent at the first start.
  await ctx.db.update(orderMail).set({ composedAt: ctx.clock.now() });
};
