import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { transaction } from "../../database/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import { cancelOrderLocked, lockMasterOrder } from "./master-order-transitions.ts";

/**
 * Cancels an unpaid master order as the operator and records the reason in its history.
 * @throws Failure 404 if there is no such order; if it is already paid or canceled
 */
export const cancelAsOperator = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  orderNo: string,
  reason: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMasterOrder(tx, { orderNo });
    await cancelOrderLocked(tx, order, { event: "cancelled", who: "operator", note: reason }, now);
    const act = {
      merchantId: null,
      action: "order.cancel",
      subject: orderNo,
      before: { state: "unpaid" },
      after: { state: "cancelled", reason },
    };
    await recordAudit(tx, actor, act, now);
    await notify(tx, {
      accountId: order.accountId,
      kind: "orderCancelled",
      values: { orderNo },
      path: `/order/order_detail?orderNo=${orderNo}`,
    });
  });
