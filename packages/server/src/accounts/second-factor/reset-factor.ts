import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { secondFactor } from "../../database/schema/accounts.ts";
import { transaction } from "../../database/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import { endSessionsOf } from "../sessions.ts";

/**
 * Removes the second factor of a member who lost it, and ends the member's sessions, so that a finder of the device must
 * know the password. The member is notified.
 * @returns false if the account has none
 */
export const resetFactor = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  accountId: number,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const [gone] = await tx
      .delete(secondFactor)
      .where(eq(secondFactor.accountId, accountId))
      .returning({ accountId: secondFactor.accountId });
    if (!gone) return false;
    await endSessionsOf(tx, accountId);
    const subject = `member:${accountId}`;
    await recordAudit(tx, actor, { merchantId: null, action: "member.resetFactor", subject }, clock.now());
    await notify(tx, { accountId, kind: "secondFactorRemoved", values: {}, path: "/" });
    return true;
  });
