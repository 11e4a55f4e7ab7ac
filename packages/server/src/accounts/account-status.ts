import { Code } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { account } from "../database/schema/accounts.ts";
import { transaction } from "../database/transaction.ts";
import { Failure } from "../http/envelope/failure.ts";
import { notify } from "../notifications/notify.ts";
import { isOnlyTop } from "./members.ts";
import { endSessionsOf } from "./sessions.ts";

/**
 * Disables an account, which ends its sessions and blocks sign-in, or enables it again. Orders, coupons,
 * points and roles stay unchanged.
 * @param reason for the audit log; the account's owner isn't shown it
 * @throws Failure for the last administrator of the marketplace
 * @returns false if the account already has this status or is closed
 */
export const setAccountStatus = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  accountId: number,
  status: "active" | "disabled",
  reason: string | null,
): Promise<boolean> => {
  const before = status === "active" ? "disabled" : "active";
  return transaction(db, async (tx) => {
    if (status === "disabled" && (await isOnlyTop(tx, accountId, "operator")))
      throw new Failure(Code.failure, "lastOwner");
    const changed = await tx
      .update(account)
      .set({ status })
      .where(and(eq(account.id, accountId), eq(account.status, before)))
      .returning({ id: account.id });
    if (changed.length === 0) return false;
    const act = {
      merchantId: null,
      action: status === "active" ? "account.enable" : "account.disable",
      subject: `account:${accountId}`,
      before: { status: before },
      after: { status, ...(reason !== null && { reason }) },
    };
    await recordAudit(tx, actor, act, clock.now());
    await endSessionsOf(tx, accountId);
    const kind = status === "active" ? "accountEnabled" : "accountDisabled";
    await notify(tx, { accountId, kind, values: {}, path: "/" });
    return true;
  });
};
