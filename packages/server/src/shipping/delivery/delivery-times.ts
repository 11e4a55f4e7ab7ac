import { and, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { deliveryTime } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";

/** Working days of a shop's deliveries to a country. */
export interface DeliveryDays {
  /** Until the parcel is handed to the carrier. */
  readonly handlingDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

const daysColumns = {
  handlingDays: deliveryTime.handlingDays,
  minDays: deliveryTime.minDays,
  maxDays: deliveryTime.maxDays,
};

/** A shop's delivery times by place; `*` is every other country. */
export const listDeliveryTimes = (
  db: Queryable,
  merchantId: number,
): Promise<(DeliveryDays & { country: string })[]> =>
  db
    .select({ country: deliveryTime.country, ...daysColumns })
    .from(deliveryTime)
    .where(eq(deliveryTime.merchantId, merchantId))
    .orderBy(deliveryTime.country);

/** Writes a shop's delivery time for a country in a transaction, or deletes it if `days` is null. */
export const writeDeliveryOf = async (
  tx: Transaction,
  actor: Actor,
  merchantId: number,
  country: string,
  days: DeliveryDays | null,
  now: Date,
): Promise<void> => {
  const place = and(eq(deliveryTime.merchantId, merchantId), eq(deliveryTime.country, country));
  const [known] = await tx.select(daysColumns).from(deliveryTime).where(place).for("update");
  if (days === null && !known) return;
  if (days === null) await tx.delete(deliveryTime).where(place);
  else
    await tx
      .insert(deliveryTime)
      .values({ merchantId, country, ...days })
      .onConflictDoUpdate({ target: [deliveryTime.merchantId, deliveryTime.country], set: days });
  const act = {
    merchantId,
    action: "delivery.write",
    subject: `delivery:${merchantId}:${country}`,
    ...(known && { before: known }),
    ...(days && { after: { ...days } }),
  };
  await recordAudit(tx, actor, act, now);
};

/** Writes a shop's delivery time for a country, or deletes it if `days` is null. */
export const writeDeliveryTime = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  merchantId: number,
  country: string,
  days: DeliveryDays | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    await writeDeliveryOf(tx, actor, merchantId, country, days, clock.now());
    await publishTags(tx, [`shop:${merchantId}`]);
  });
