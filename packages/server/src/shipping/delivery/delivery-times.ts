import { and, eq } from "drizzle-orm";
import type { Database, Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { deliveryTime } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";

/** Working days of a shop's deliveries to a country. */
export interface DeliveryDays {
  /** Until it is handed to the carrier. */
  readonly handlingDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/** What a shop promises, by place; `*` is every other country. */
export const listDeliveryTimes = (
  db: Queryable,
  merchantId: number,
): Promise<(DeliveryDays & { country: string })[]> =>
  db
    .select({
      country: deliveryTime.country,
      handlingDays: deliveryTime.handlingDays,
      minDays: deliveryTime.minDays,
      maxDays: deliveryTime.maxDays,
    })
    .from(deliveryTime)
    .where(eq(deliveryTime.merchantId, merchantId))
    .orderBy(deliveryTime.country);

/** Writes what a shop promises for a country, or takes it back where `days` is null. */
export const writeDeliveryTime = (
  db: Database,
  merchantId: number,
  country: string,
  days: DeliveryDays | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const place = and(eq(deliveryTime.merchantId, merchantId), eq(deliveryTime.country, country));
    if (days === null) await tx.delete(deliveryTime).where(place);
    else
      await tx
        .insert(deliveryTime)
        .values({ merchantId, country, ...days })
        .onConflictDoUpdate({ target: [deliveryTime.merchantId, deliveryTime.country], set: days });
    await publishTags(tx, [`shop:${merchantId}`]);
  });
