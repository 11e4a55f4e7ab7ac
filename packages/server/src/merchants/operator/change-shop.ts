import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { changedFailure } from "../../http/envelope/changed-failure.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";

type Field = "isVerified" | "handlingFee";

/** A change of one field from the value that the operator saw. */
export interface ShopChange<Name extends Field> {
  readonly id: number;
  readonly from: (typeof merchant.$inferSelect)[Name];
  readonly to: (typeof merchant.$inferSelect)[Name];
  /** For the audit log. */
  readonly reason: string;
}

const actions: Readonly<Record<Field, string>> = {
  isVerified: "merchant.verify",
  handlingFee: "merchant.fee",
};

/**
 * Changes the verified badge of a shop or its commission (null for the one of its category).
 * @throws Failure 404 without such a shop; 409 with the current value if it isn't `from` any more
 */
export const changeShop = <Name extends Field>(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  field: Name,
  { id, from, to, reason }: ShopChange<Name>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [shop] = await tx.select().from(merchant).where(eq(merchant.id, id)).for("no key update");
    if (!shop) throw notFound();
    if (shop[field] !== from) throw changedFailure([{ id, field, current: String(shop[field] ?? "") }]);
    if (from === to) return;
    await tx
      .update(merchant)
      .set({ [field]: to, updatedAt: now })
      .where(eq(merchant.id, id));
    const act = {
      merchantId: id,
      action: actions[field],
      subject: `merchant:${id}`,
      before: { [field]: from },
      after: { [field]: to, reason },
    };
    await recordAudit(tx, actor, act, now);
    await publishTags(tx, [`shop:${id}`, "home", "search"]);
  });
