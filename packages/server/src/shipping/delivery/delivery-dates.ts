/** How long a merchant takes, in working days. */
export interface DeliveryTime {
  readonly handlingDays: number;
  readonly minDays: number;
  readonly maxDays: number;
}

const dayMs = 86_400_000;

/** The day so many working days after a day, both at midnight UTC. Monday to Friday are worked. */
const afterWorkingDays = (from: number, days: number): number => {
  let day = from;
  for (let left = days; left > 0;) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
};

const text = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** First and last day on which something arrives that is ordered now: `yyyy-MM-dd`. */
export const deliveryDates = (
  { handlingDays, minDays, maxDays }: DeliveryTime,
  now: Date,
): { earliest: string; latest: string } => {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const sent = afterWorkingDays(today, handlingDays);
  return { earliest: text(afterWorkingDays(sent, minDays)), latest: text(afterWorkingDays(sent, maxDays)) };
};
