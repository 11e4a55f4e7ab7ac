import { orderStateOf, type OrderMark, type OrderState } from "@carmine/api/contract";
import type { OrderEvent } from "@carmine/api/hooks";

export type ProgressKey = "ordered" | "paid" | "shipped" | "received" | "reviewed" | "cancelled";

export interface ProgressStep {
  readonly key: ProgressKey;
  /** Wire time; null for what has not happened, or nobody noted. */
  readonly time: string | null;
}

export interface OrderProgress {
  readonly steps: readonly ProgressStep[];
  /** Index of the step that the order is at; the number of steps where nothing is left to do. */
  readonly current: number;
}

export interface ProgressSource {
  readonly mark: OrderMark;
  readonly createdAt: string;
  readonly paidAt: string | null;
  /** Every line has its review. */
  readonly reviewed: boolean;
}

const stepOf: Readonly<Record<Exclude<OrderState, "cancelled">, number>> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 3,
  finished: 3,
};

/** When an order last came to one of the states. */
const reached = (history: readonly OrderEvent[], ...states: OrderState[]): string | null =>
  history.findLast(({ status }) => (states as string[]).includes(status))?.at ?? null;

/** Where an order stands on its way, for the step bar. A cancelled one ends where it was. */
export const orderProgress = (
  { mark, createdAt, paidAt, reviewed }: ProgressSource,
  history: readonly OrderEvent[],
): OrderProgress => {
  const ordered: ProgressStep = { key: "ordered", time: createdAt };
  const paid: ProgressStep = { key: "paid", time: paidAt };
  const state = orderStateOf(mark);
  if (state === "cancelled") {
    const cancelled: ProgressStep = { key: "cancelled", time: reached(history, "cancelled") };
    const steps = paidAt === null ? [ordered, cancelled] : [ordered, paid, cancelled];
    return { steps, current: steps.length - 1 };
  }
  const at = stepOf[state];
  const steps: ProgressStep[] = [
    ordered,
    paid,
    { key: "shipped", time: at >= 2 ? reached(history, "toReceive") : null },
    { key: "received", time: at >= 3 ? reached(history, "toReview", "finished") : null },
    { key: "reviewed", time: null },
  ];
  return { steps, current: at === 3 && reviewed ? steps.length : at };
};
