import { Code } from "@carmine/api/contract";
import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { payoutRequest } from "../database/schema/ledger.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { changedFailure } from "../http/envelope/changed-failure.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { minorDigits, toMinor } from "../shared/money.ts";
import { balanceOf, lockShop, recordPayout } from "./record-payout.ts";

type Ctx = Pick<AppContext, "db" | "clock">;

/** The person who decides. The command line doesn't: it has no signed-in account. */
export interface Approver {
  readonly role: "operator";
  readonly accountId: number;
}

/**
 * Approves requested payouts, all of them or none: they are recorded, and the shops notified.
 * @returns the numbers of the payouts
 * @throws Failure 404 if a request doesn't exist; 403 for the caller's own request; a message if it is already decided; 409
 * with the balance if the shop is no longer due that much, for example after a refund
 */
export const approvePayouts = (
  { db, clock }: Ctx,
  actor: Approver,
  ids: readonly number[],
): Promise<{ merchantId: number; link: string }[]> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const shops = await tx
      .selectDistinct({ id: payoutRequest.merchantId })
      .from(payoutRequest)
      .where(inArray(payoutRequest.id, [...ids]))
      .orderBy(asc(payoutRequest.merchantId));
    const names = new Map<number, string>();
    // Shops first, in the order of their ids, as `payOut` does: two calls can't deadlock.
    for (const { id } of shops) names.set(id, await lockShop(tx, id));
    const requests = await tx
      .select()
      .from(payoutRequest)
      .where(inArray(payoutRequest.id, [...ids]))
      .orderBy(asc(payoutRequest.id))
      .for("update");
    if (requests.length !== ids.length) throw notFound();
    const paid: { merchantId: number; link: string }[] = [];
    for (const { id, merchantId, amount, currency, reference, requestedBy, decision } of requests) {
      if (decision !== null) throw new Failure(Code.failure, "payoutDecided");
      if (requestedBy === actor.accountId) throw new Failure(Code.forbidden, "payoutOwnRequest");
      const due = await balanceOf(tx, merchantId, currency);
      const digits = minorDigits(currency);
      if (toMinor(amount, digits) > toMinor(due, digits))
        throw changedFailure([{ id: merchantId, field: "due", current: due }]);
      const link = await recordPayout(
        tx,
        actor,
        { merchantId, shop: names.get(merchantId) ?? "", amount, currency, reference },
        { action: "payout.approve", values: { request: id, requestedBy } },
        now,
      );
      await tx
        .update(payoutRequest)
        .set({ decision: "approved", decidedBy: actor.accountId, decidedAt: now, link })
        .where(eq(payoutRequest.id, id));
      paid.push({ merchantId, link });
    }
    return paid;
  });

/**
 * Declines a requested payout, and notifies its author. Its author may withdraw it in the same way.
 * @throws Failure 404 if the request doesn't exist; a message if it is already decided
 */
export const declinePayout = (
  { db, clock }: Ctx,
  actor: Approver,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [request] = await tx
      .select({ ...getTableColumns(payoutRequest), shop: merchant.name })
      .from(payoutRequest)
      .innerJoin(merchant, eq(merchant.id, payoutRequest.merchantId))
      .where(eq(payoutRequest.id, id))
      .for("update", { of: payoutRequest });
    if (!request) throw notFound();
    const { merchantId, shop, amount, currency, requestedBy, decision } = request;
    if (decision !== null) throw new Failure(Code.failure, "payoutDecided");
    await tx
      .update(payoutRequest)
      .set({ decision: "declined", decidedBy: actor.accountId, decidedAt: now, reason })
      .where(eq(payoutRequest.id, id));
    const act = {
      merchantId,
      action: "payout.decline",
      subject: `payoutRequest:${id}`,
      after: { amount, currency, reason },
    };
    await recordAudit(tx, actor, act, now);
    if (requestedBy === null || requestedBy === actor.accountId) return;
    await notifyStaff(tx, {
      merchantId: null,
      kind: "workPayoutDeclined",
      values: { shop, amount, reason },
      page: "payouts?view=declined",
      at: now,
      only: requestedBy,
    });
  });
