import { Code, type OrderActor } from "@carmine/api/contract";
import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { refundLine } from "../database/schema/after-sale.ts";
import type { OrderEvent } from "../database/schema/order-history.ts";
import { masterOrder, merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { Failure } from "../http/envelope/failure.ts";
import { bookMarketplaceRefund } from "../ledger/book-marketplace-refund.ts";
import { bookRefund } from "../ledger/book-refund.ts";
import { demandValues, restock } from "../ordering/inventory/stock.ts";
import { capturedPayment, planRefund } from "../payment/refunds.ts";
import { returnCoupon } from "../promotion/coupons/claimed-coupons.ts";
import { revokePointsOfOrder } from "../promotion/points/earn.ts";
import { returnPoints } from "../promotion/points/ledger.ts";
import { minorDigits, toMinor } from "../shared/money.ts";
import { moveRefund, updateRefundStatus, type LockedRefund } from "./lock-refund.ts";
import { recordRefundStep, notifyShopperOfRefund } from "./notify-refund.ts";

/** Whether some units of the given orders were not refunded. */
const hasUnrefundedUnits = async (tx: Transaction, orders: SQL | undefined): Promise<boolean> => {
  const updated = await tx
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
    .where(and(orders, ne(orderLine.refunded, orderLine.quantity)))
    .limit(1);
  return updated.length > 0;
};

/** Returns coupons once everything that they were used for is refunded (rule 6). */
const returnCouponsOf = async (
  tx: Transaction,
  order: LockedRefund["order"],
  master: typeof masterOrder.$inferSelect,
): Promise<void> => {
  if (await hasUnrefundedUnits(tx, eq(merchantOrder.id, order.id))) return;
  if (order.claimId !== null) await returnCoupon(tx, order.claimId);
  if (master.claimId !== null && !(await hasUnrefundedUnits(tx, eq(merchantOrder.masterOrderId, master.id))))
    await returnCoupon(tx, master.claimId);
};

/** Counts the units and their money as refunded, of goodwill only the money; check constraints limit both per line. */
const countRefundedUnits = async (tx: Transaction, { refund }: LockedRefund): Promise<void> => {
  const parts = await tx
    .select({ line: refundLine, skuId: orderLine.skuId })
    .from(refundLine)
    .innerJoin(orderLine, eq(orderLine.id, refundLine.orderLineId))
    .where(eq(refundLine.refundId, refund.id))
    .orderBy(orderLine.id);
  for (const { line } of parts)
    await tx
      .update(orderLine)
      .set({
        ...(refund.isGoodwill
          ? {}
          : {
              refunded: sql`${orderLine.refunded} + ${line.quantity}`,
              requested: 0,
              unsent: sql`${orderLine.unsent} + ${refund.isUnsent ? line.quantity : 0}`,
            }),
        refundedTotal: sql`${orderLine.refundedTotal} + ${line.total}::numeric`,
      })
      .where(eq(orderLine.id, line.orderLineId));
  if (refund.isUnsent)
    await restock(
      tx,
      demandValues(parts.map(({ line, skuId }) => ({ skuId, quantity: line.quantity }))),
      refund.refundNo,
    );
};

/**
 * Refunds a request in one transaction: counts the units, restocks unsent stock, returns coupons and points,
 * debits the shop's account, and enqueues the call to the provider.
 * @throws Failure while the payment is disputed
 */
export const startRefund = async (
  tx: Transaction,
  locked: LockedRefund,
  { who, event, note }: { who: OrderActor; event: OrderEvent; note?: string | undefined },
  now: Date,
): Promise<void> => {
  const { refund, order } = locked;
  if (order.paymentHold === "disputed") throw new Failure(Code.failure, "orderDisputed");
  // Two shops of one checkout may refund concurrently; they share the platform coupon and the payment.
  const [master] = await tx
    .select()
    .from(masterOrder)
    .where(eq(masterOrder.id, order.masterOrderId))
    .for("no key update");
  if (!master) throw new Error(`Order ${order.orderNo} has no master order`);
  await countRefundedUnits(tx, locked);
  if (!refund.isGoodwill) await returnCouponsOf(tx, order, master);
  const link = refund.refundNo;
  await returnPoints(tx, { orderNo: master.orderNo, link, value: refund.points }, now);
  await revokePointsOfOrder(tx, order, link, now);
  await bookRefund(tx, { merchantOrderId: order.id, refundNo: link, total: refund.total }, now);
  if (refund.isAtMarketplaceCost) await bookMarketplaceRefund(tx, link, now);
  const amount = toMinor(refund.total, minorDigits(master.currency));
  const payment = amount > 0n ? await capturedPayment(tx, master.id) : undefined;
  if (amount > 0n && !payment) throw new Error(`Order ${order.orderNo} has no captured payment`);
  const paymentRefundId = payment ? await planRefund(tx, payment.id, amount, refund.refundNo, now) : null;
  await moveRefund(tx, refund, "refunding", who, now, { paymentRefundId });
  await updateRefundStatus(tx, order, now);
  const noticeValues = { refundNo: link, shop: order.merchantName, amount: refund.total };
  await notifyShopperOfRefund(tx, refund, "refundAccepted", noticeValues, now);
  await recordRefundStep(tx, order, { event, who, text: note }, now);
};
