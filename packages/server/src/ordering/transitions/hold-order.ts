import { orderStateOf } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { transaction } from "../../database/transaction.ts";
import type { OrderOwner } from "../orders/find-orders.ts";
import { lockMerchantOrder, transitionStateOf } from "./lock-merchant-order.ts";
import { refused } from "./master-order-transitions.ts";

/**
 * Puts a paid, unshipped order on hold, or releases it. Only the team sees it.
 * @param reason null to release it
 * @throws Failure 404 if it isn't the owner's; if it is already on hold, not on hold, or shipped
 */
export const holdOrder = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  owner: OrderOwner,
  orderNo: string,
  reason: string | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMerchantOrder(tx, owner, orderNo);
    const isHeld = order.heldAt !== null;
    if (isHeld === (reason !== null) || orderStateOf(transitionStateOf(order)) !== "toShip") throw refused();
    await tx
      .update(merchantOrder)
      .set({ heldAt: isHeld ? null : now, heldReason: reason })
      .where(eq(merchantOrder.id, order.id));
    const act = {
      merchantId: order.merchantId,
      action: isHeld ? "order.release" : "order.hold",
      subject: orderNo,
      before: { reason: order.heldReason },
      after: { reason },
    };
    await recordAudit(tx, actor, act, now);
  });
