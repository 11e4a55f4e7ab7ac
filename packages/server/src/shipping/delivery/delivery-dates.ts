import { wireDay } from "../../shared/wire-time.ts";
import { workingDaysAfter } from "../../shared/working-days.ts";

/** A merchant's delivery time in working days. */
export interface DeliveryTime {
  readonly handlingDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/**
 * First and last day on which an item ordered now arrives: `yyyy-MM-dd`. Working days are Monday to Friday.
 */
export const deliveryDates = (
  { handlingDays, minDays, maxDays }: DeliveryTime,
  now: Date,
): { earliest: string; latest: string } => {
  const sent = workingDaysAfter(wireDay(now), handlingDays);
  return { earliest: workingDaysAfter(sent, minDays), latest: workingDaysAfter(sent, maxDays) };
};
