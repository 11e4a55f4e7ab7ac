import type { DataOf, operatorCourierSecret } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { courier } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import { hashToken, newToken } from "../../http/callers/tokens.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { webhookPath } from "../tracking/courier-webhook.ts";

/**
 * Replaces the secret with which a courier reports tracking steps, or ends it.
 * @throws Failure 404
 */
export const changeCourierSecret = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<DataOf<typeof operatorCourierSecret>> =>
  transaction(db, async (tx) => {
    const secret = isOn ? newToken() : null;
    const [changed] = await tx
      .update(courier)
      .set({ secretHash: secret === null ? null : hashToken(secret) })
      .where(eq(courier.id, id))
      .returning({ code: courier.code });
    if (!changed) throw notFound();
    const act = {
      merchantId: null,
      action: "courier.secret",
      subject: `courier:${id}`,
      after: { code: changed.code, hasSecret: isOn },
    };
    await recordAudit(tx, actor, act, clock.now());
    return { secret, path: webhookPath(changed.code) };
  });
