import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { type AuditInput, type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
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

/** A shop's shipping templates by place; `*` is every other country. */
export const listFreight = (
  db: Queryable,
  merchantId: number,
): Promise<(FreightRow & { readonly country: string })[]> =>
  db
    .select({ country: freightTemplate.country, ...columns })
    .from(freightTemplate)
    .where(eq(freightTemplate.merchantId, merchantId))
    .orderBy(freightTemplate.country);

/** The template of a place; null deletes it. */
export interface PlacedFreight {
  readonly country: string;
  readonly terms: FreightRow | null;
}

/** Writes a shop’s shipping template of a place. @returns the stored one before and after, for the audit log */
export const writeFreightOf = async (
  tx: Transaction,
  merchantId: number,
  { country, terms }: PlacedFreight,
): Promise<Pick<AuditInput, "before" | "after">> => {
  const place = and(eq(freightTemplate.merchantId, merchantId), eq(freightTemplate.country, country));
  const read = () => tx.select(columns).from(freightTemplate).where(place).for("update");
  const [before] = await read();
  if (terms === null) await tx.delete(freightTemplate).where(place);
  else
    await tx
      .insert(freightTemplate)
      .values({ merchantId, country, ...terms })
      .onConflictDoUpdate({ target: [freightTemplate.merchantId, freightTemplate.country], set: terms });
  const [after] = await read();
  return { ...(before && { before }), ...(after && { after }) };
};

/** Writes a shop's shipping templates by place. Placed orders keep their shipping cost. */
export const writeFreight = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  merchantId: number,
  changes: readonly PlacedFreight[],
): Promise<void> =>
  transaction(db, async (tx) => {
    for (const change of changes) {
      const act = await writeFreightOf(tx, merchantId, change);
      if (isDeepStrictEqual(act.before, act.after)) continue;
      const subject = `freight:${merchantId}:${change.country}`;
      await recordAudit(tx, actor, { merchantId, action: "freight.write", subject, ...act }, clock.now());
    }
    await publishTags(tx, [`shop:${merchantId}`]);
  });
