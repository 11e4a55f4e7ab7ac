import * as z from "zod/mini";
import { arrival, orNull } from "./values.ts";

/** A parcel of a merchant order; an extension. */
export const parcel = z.object({
  id: z.number(),
  /** `express`, `merchant` (delivered by a person of the shop) or `fictitious`. */
  deliveryType: z.string(),
  expNo: orNull(z.string()),
  expCode: orNull(z.string()),
  expName: orNull(z.string()),
  /** The courier's page about this parcel. */
  trackUrl: orNull(z.string()),
  courier: orNull(z.string()),
  courierPhone: orNull(z.string()),
  logisticsInfo: orNull(z.string()),
  /** As in `logistics`. */
  state: z.string(),
  /** Replacement for a parcel. */
  note: orNull(z.string()),
  createTime: z.string(),
  deliveredTime: orNull(z.string()),
  /** Expected days of arrival, from the shop's delivery time for the country; null if it doesn't state it. */
  arrival: orNull(arrival),
  lines: z.array(z.object({ orderInfoId: z.number(), num: z.number() })),
});
export type Parcel = z.output<typeof parcel>;

export const logistics = z.object({
  id: orNull(z.number()),
  orderNo: z.string(),
  expNo: orNull(z.string()),
  expCode: orNull(z.string()),
  expName: orNull(z.string()),
  courier: orNull(z.string()),
  courierPhone: orNull(z.string()),
  trackTime: orNull(z.string()),
  /**
   * A JSON array of `{AcceptStation, AcceptTime}` as text, oldest first. Our server adds `text` and `place`, the parts of
   * the station.
   */
  logisticsInfo: orNull(z.string()),
  state: orNull(z.coerce.string<string | number>()),
  reason: orNull(z.string()),
  createTime: orNull(z.string()),
  updateTime: orNull(z.string()),
  /** All parcels of the order, oldest first; the fields above are those of the newest. An extension. */
  parcels: orNull(z.array(parcel)),
});
export type Logistics = z.output<typeof logistics>;
