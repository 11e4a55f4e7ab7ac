import { eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { refund } from "../../database/schema/after-sale.ts";
import { transaction } from "../../database/transaction.ts";
import { takeUploads } from "../../media/uploads/take-uploads.ts";
import { notifyStaff } from "../../notifications/notify-staff.ts";
import { orderClockOf } from "../../ordering/orders/after-sale-fields.ts";
import { refused } from "../../ordering/transitions/master-order-transitions.ts";
import { lockRefund } from "../lock-refund.ts";
import { recordRefundStep } from "../notify-refund.ts";
import { findRefund } from "../read-refunds.ts";
import { canEscalate } from "../wire-refunds.ts";

/**
 * Asks the marketplace to decide about a refund that the shop declined.
 * @throws Failure 404 if it isn't the shopper's; if it can't be disputed, or was before
 */
export const escalateRefund = (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  accountId: number,
  { refundNo, text, pictures }: { refundNo: string; text: string; pictures: readonly string[] },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const clock = orderClockOf(ctx);
    const { now } = clock;
    const { refund: row, order } = await lockRefund(tx, { accountId }, refundNo);
    if (!canEscalate(await findRefund(tx, { accountId }, refundNo), clock)) throw refused();
    const keys = await takeUploads(tx, { urls: pictures, accountId, model: "refund", now });
    await tx
      .update(refund)
      .set({ escalatedAt: now, escalation: text, escalationPictures: keys })
      .where(eq(refund.id, row.id));
    await recordRefundStep(tx, order, { event: "refundEscalated", who: "shopper", text }, now);
    const values = { refundNo, shop: order.merchantName, amount: row.total };
    for (const [merchantId, page] of [
      [null, `disputes/${refundNo}`],
      [order.merchantId, `returns/${refundNo}`],
    ] as const)
      await notifyStaff(tx, { merchantId, kind: "workDispute", values, page, at: now });
  });
