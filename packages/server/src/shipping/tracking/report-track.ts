import { and, eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { parcel, type TrackStep } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import { plainNumber } from "../couriers/number-forms.ts";
import { recordDelivery } from "./record-delivery.ts";
import { sortSteps } from "./sort-steps.ts";

/** States that couriers report, as stored (see `parcel.state`). */
export const reportedStates = {
  wrongNumber: -1,
  pickedUp: 1,
  onTheWay: 2,
  delivered: 3,
  problem: 4,
  sentBack: 6,
} as const;

/** Steps stored per parcel; the oldest are dropped. */
const maxSteps = 200;

interface Report {
  readonly number: string;
  readonly state?: keyof typeof reportedStates | undefined;
  readonly steps: readonly {
    readonly at: Date;
    readonly text: string;
    readonly place?: string | undefined;
  }[];
}

const isSameStep = (one: TrackStep, other: TrackStep): boolean =>
  one.at === other.at && one.text.en === other.text.en && one.place === other.place;

/**
 * Adds tracking steps that a courier reports to the parcels with that number. Known steps are skipped, so that a report
 * can be sent again. A delivered parcel stays delivered.
 * @returns the number of added steps; null if no parcel has the number
 */
export const reportTrack = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  courierCode: string,
  { number, state, steps }: Report,
): Promise<number | null> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const parcels = await tx
      .select()
      .from(parcel)
      .where(and(eq(parcel.trackingNumber, plainNumber(number)), eq(parcel.courierCode, courierCode)))
      .orderBy(parcel.id)
      .for("no key update");
    if (parcels.length === 0) return null;
    const reported = steps.map(({ at, text, place }): TrackStep => ({
      at: at.toISOString(),
      text: { en: text },
      ...(place !== undefined && { place }),
    }));
    const last = sortSteps(reported).at(-1);
    let added = 0;
    for (const { id, merchantOrderId, track, deliveredAt, ...before } of parcels) {
      const fresh = reported.filter(
        (step, index) => ![...track, ...reported.slice(0, index)].some((other) => isSameStep(step, other)),
      );
      added += fresh.length;
      const isArrival = state === "delivered" && deliveredAt === null;
      const arrivedAt = last && Date.parse(last.at) < now.getTime() ? new Date(last.at) : now;
      const moving =
        state === undefined ? Math.max(before.state, reportedStates.onTheWay) : reportedStates[state];
      await tx
        .update(parcel)
        .set({
          track: sortSteps([...track, ...fresh]).slice(-maxSteps),
          // A report replaces queries.
          askAt: null,
          ...(deliveredAt === null && { state: moving }),
          ...(isArrival && { deliveredAt: arrivedAt }),
        })
        .where(eq(parcel.id, id));
      if (isArrival) await recordDelivery(tx, merchantOrderId, "system", arrivedAt);
    }
    return added;
  });
