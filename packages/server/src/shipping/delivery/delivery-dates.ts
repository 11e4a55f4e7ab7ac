import { workingDaysAfter } from "../../shared/working-days.ts";

/** A merchant's delivery time in working days. */
export interface DeliveryTime {
  readonly handlingDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/**
 * First and last day on which an item ordered today arrives: `yyyy-MM-dd`. Working days are Monday to Friday.
 * @param today day in the marketplace's time zone, `yyyy-MM-dd`
 */
export const deliveryDates = (
  { handlingDays, minDays, maxDays }: DeliveryTime,
  today: string,
): { earliest: string; latest: string } => {
  const sent = workingDaysAfter(today, handlingDays);
  return { earliest: workingDaysAfter(sent, minDays), latest: workingDaysAfter(sent, maxDays) };
};
