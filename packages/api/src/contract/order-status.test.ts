import { expect, test } from "vitest";
import {
  allowedOrderAction,
  orderActionsFor,
  orderActors,
  orderStateOf,
  orderStates,
  orderStatus,
  refundStatus,
  type OrderActionName,
  type OrderActor,
  type OrderState,
} from "./order-status.ts";

const marks = {
  unpaid: { paid: false, status: orderStatus.toShip },
  toShip: { paid: true, status: orderStatus.toShip },
  toReceive: { paid: true, status: orderStatus.toReceive },
  toReview: { paid: true, status: orderStatus.toReview },
  finished: { paid: true, status: orderStatus.finished },
  cancelled: { paid: false, status: orderStatus.cancelled },
} satisfies Record<OrderState, object>;

test.each(orderStates)("reads %s from the wire", (state) => {
  expect(orderStateOf(marks[state])).toBe(state);
});

test("derives that a master order is unpaid, paid or canceled without a status", () => {
  expect(orderStateOf({ paid: false, isCancel: false })).toBe("unpaid");
  expect(orderStateOf({ paid: true })).toBe("toShip");
  expect(orderStateOf({ paid: false, isCancel: true })).toBe("cancelled");
});

/** Rule 3, duplicated by hand: all allowed (action, state, actor); all others are refused. */
const allowed = new Set<string>([
  "pay unpaid shopper",
  "settle unpaid provider",
  "settle unpaid system",
  "cancel unpaid shopper",
  "cancel unpaid operator",
  "cancel unpaid system",
  "ship toShip merchant",
  "receive toReceive shopper",
  "receive toReceive system",
  "applyRefund toShip shopper",
  "applyRefund toReview shopper",
  "applyRefund finished shopper",
  "refund toShip merchant",
  "refund toShip operator",
  "refund toReceive merchant",
  "refund toReceive operator",
  "refund toReview merchant",
  "refund toReview operator",
  "refund finished merchant",
  "refund finished operator",
  "track toReceive shopper",
  "track toReview shopper",
  "track finished shopper",
  "review toReview shopper",
  "review finished shopper",
  "again toReview shopper",
  "again finished shopper",
  "again cancelled shopper",
  "delete toReview shopper",
  "delete finished shopper",
  "delete cancelled shopper",
]);

const names: OrderActionName[] = [
  "pay",
  "settle",
  "cancel",
  "ship",
  "receive",
  "applyRefund",
  "refund",
  "track",
  "review",
  "again",
  "delete",
];

const triples = names.flatMap((name) =>
  orderStates.flatMap((state) =>
    orderActors.map((actor): [OrderActionName, OrderState, OrderActor] => [name, state, actor]),
  ),
);

const verdicts = triples.map(([name, state, actor]) => {
  const isAllowed = allowed.has(`${name} ${state} ${actor}`);
  return { name, state, actor, isAllowed, verdict: isAllowed ? "allows" : "refuses" };
});

test.each(verdicts)(
  "$verdict $name by the $actor in the state $state",
  ({ name, state, actor, isAllowed }) => {
    expect(allowedOrderAction(name, marks[state], actor) !== undefined).toBe(isAllowed);
  },
);

test("blocks shipping, receiving, reviewing and deleting during a refund, but allows a refund of other lines", () => {
  for (const refund of [refundStatus.applied, refundStatus.refunding]) {
    expect(orderActionsFor({ ...marks.toShip, refundStatus: refund }, "merchant", "merchant")).toEqual([
      "refund",
    ]);
    expect(orderActionsFor({ ...marks.toReceive, refundStatus: refund }, "shopper", "merchant")).toEqual([
      "track",
    ]);
    expect(orderActionsFor({ ...marks.finished, refundStatus: refund }, "shopper", "merchant")).toEqual([
      "applyRefund",
      "track",
      "again",
    ]);
  }
  const refunded = { ...marks.finished, refundStatus: refundStatus.refunded };
  expect(orderActionsFor(refunded, "shopper", "merchant")).toEqual(["track", "again", "delete"]);
});

test("lets the operator refund other lines while a refund is open, but not after a full refund", () => {
  const mark = { ...marks.toReceive, refundStatus: refundStatus.applied };
  expect(allowedOrderAction("refund", mark, "operator")).toBeDefined();
  const refunded = { ...marks.toReceive, refundStatus: refundStatus.refunded };
  expect(allowedOrderAction("refund", refunded, "operator")).toBeUndefined();
});

test("hides the refund action without refundable units and the review action after a review", () => {
  const without = (mark: object) => orderActionsFor({ ...marks.finished, ...mark }, "shopper", "merchant");
  expect(without({ isRefundable: false })).toEqual(["track", "review", "again", "delete"]);
  expect(without({ isReviewed: true })).toEqual(["applyRefund", "track", "again", "delete"]);
});

test("lists the buttons of a card", () => {
  expect(orderActionsFor(marks.unpaid, "shopper", "master")).toEqual(["pay", "cancel"]);
  expect(orderActionsFor(marks.finished, "shopper", "merchant")).toEqual([
    "applyRefund",
    "track",
    "review",
    "again",
    "delete",
  ]);
});
