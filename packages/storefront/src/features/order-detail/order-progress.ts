import { orderStateOf, type OrderMark, type OrderState } from "@carmine/api/contract";
import type { OrderEvent } from "@carmine/api/hooks";

export type ProgressKey = "ordered" | "paid" | "shipped" | "received" | "reviewed" | "cancelled";

export interface ProgressStep {
  readonly key: ProgressKey;
  /** Wire time; null for steps that are pending or weren't recorded. */
  readonly time: string | null;
}

export interface OrderProgress {
  readonly steps: readonly ProgressStep[];
  /** Index of the current step; the number of steps if all are done. */
  readonly current: number;
}

export interface ProgressSource {
  readonly mark: OrderMark;
  readonly createdAt: string;
  readonly paidAt: string | null;
  /** Whether every line has a review. */
  readonly reviewed: boolean;
}

const stepOf: Readonly<Record<Exclude<OrderState, "cancelled">, number>> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 3,
  finished: 3,
};

/** Time at which an order last reached one of the states. */
const reached = (history: readonly OrderEvent[], ...states: OrderState[]): string | null =>
  history.findLast(({ status }) => (states as string[]).includes(status))?.at ?? null;

/** Current step of an order for the step bar. A canceled order stops at its last step. */
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
