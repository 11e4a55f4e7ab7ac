import type { OrderPlace } from "../../database/schema/order-place.ts";
import type { TrackStep } from "../../database/schema/shipping.ts";

export interface TrackedParcel {
  readonly courierCode: string;
  readonly trackingNumber: string;
  readonly sentAt: Date;
  /** Null for orders placed before it was stored. */
  readonly destination: Pick<OrderPlace, "country" | "city"> | null;
}

/** Tracking state reported by the courier. */
export interface Track {
  /** -1 wrong number, 0 no track, 1 picked up, 2 on the way, 3 signed for, 4 problem, 5 difficult, 6 sent back. */
  readonly state: number;
  /** Oldest first. */
  readonly steps: readonly TrackStep[];
}

/** A source of tracking data, such as an aggregator of couriers. To add one, implement this. */
export interface CourierProvider {
  /** @throws CourierUnavailable if it doesn't respond; the stored track stays */
  track(parcel: TrackedParcel, now: Date): Promise<Track>;
}

export class CourierUnavailable extends Error {
  override readonly name = "CourierUnavailable";
}
