import { wireDay } from "../../shared/wire-time.ts";
import { workingDaysAfter } from "../../shared/working-days.ts";

/** How long a merchant takes, in working days. */
export interface DeliveryTime {
  readonly handlingDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/** First and last day on which something arrives that is ordered now: `yyyy-MM-dd`. Monday to Friday are worked. */
export const deliveryDates = (
  { handlingDays, minDays, maxDays }: DeliveryTime,
  now: Date,
): { earliest: string; latest: string } => {
  const sent = workingDaysAfter(wireDay(now), handlingDays);
  return { earliest: workingDaysAfter(sent, minDays), latest: workingDaysAfter(sent, maxDays) };
};
