import { and, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { freightTemplate } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import type { FreightRow } from "./template-of.ts";

const columns = {
  by: freightTemplate.by,
  first: freightTemplate.first,
  firstFee: freightTemplate.firstFee,
  next: freightTemplate.next,
  nextFee: freightTemplate.nextFee,
  freeFrom: freightTemplate.freeFrom,
};

/** What a shop charges for delivery, by place; `*` is every other country. */
export const listFreight = (
  db: Queryable,
  merchantId: number,
): Promise<(FreightRow & { readonly country: string })[]> =>
  db
    .select({ country: freightTemplate.country, ...columns })
    .from(freightTemplate)
    .where(eq(freightTemplate.merchantId, merchantId))
    .orderBy(freightTemplate.country);

/**
 * Writes what a shop charges for delivery to a place, or takes it back where `terms` is null. Orders that are placed
 * keep their freight.
 */
export const writeFreight = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  merchantId: number,
  country: string,
  terms: FreightRow | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const place = and(eq(freightTemplate.merchantId, merchantId), eq(freightTemplate.country, country));
    const read = () => tx.select(columns).from(freightTemplate).where(place).for("update");
    const [before] = await read();
    if (terms === null && !before) return;
    if (terms === null) await tx.delete(freightTemplate).where(place);
    else
      await tx
        .insert(freightTemplate)
        .values({ merchantId, country, ...terms })
        .onConflictDoUpdate({ target: [freightTemplate.merchantId, freightTemplate.country], set: terms });
    const [after] = await read();
    const act = {
      merchantId,
      action: "freight.write",
      subject: `freight:${merchantId}:${country}`,
      ...(before && { before }),
      ...(after && { after }),
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [`shop:${merchantId}`]);
  });
