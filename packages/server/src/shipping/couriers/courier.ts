import type { TrackStep } from "../../database/schema/shipping.ts";

/** A company that brings parcels. */
export interface CourierCompany {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Form of its tracking numbers, without spaces. */
  readonly number: RegExp;
}

export interface TrackedParcel {
  readonly courierCode: string;
  readonly trackingNumber: string;
  readonly sentAt: Date;
}

/** Where a parcel is, by its courier's word. */
export interface Track {
  /** -1 wrong number, 0 no track, 1 picked up, 2 on the way, 3 signed for, 4 problem, 5 difficult, 6 sent back. */
  readonly state: number;
  /** Oldest first. */
  readonly steps: readonly TrackStep[];
}

/** A source of tracks, such as an aggregator of couriers. Another one fits in by implementing this. */
export interface CourierProvider {
  /** @throws CourierUnavailable where it doesn't answer; what was known before stays */
  track(parcel: TrackedParcel, now: Date): Promise<Track>;
}

export class CourierUnavailable extends Error {
  override readonly name = "CourierUnavailable";
}
