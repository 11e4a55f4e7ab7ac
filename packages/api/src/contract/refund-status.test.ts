import { expect, test } from "vitest";
import { orderActors } from "./order-status.ts";
import {
  afterSalesTypes,
  mayRefund,
  openRefundStates,
  refundActions,
  refundStateOf,
  refundStates,
  type RefundState,
} from "./refund-status.ts";

const states = Object.keys(refundStates) as RefundState[];

/** Rule 5, duplicated by hand: all allowed (action, state, actor); all others are refused. */
const allowed = new Set([
  "withdraw applied shopper",
  "withdraw toReturn shopper",
  "withdraw toReturn system",
  "agree applied merchant",
  "agree applied operator",
  "refuse applied merchant",
  "refuse applied operator",
  "refuse returning merchant",
  "refuse returning operator",
  "sendBack toReturn shopper",
  "receiveBack returning merchant",
  "receiveBack returning operator",
  "complete refunding provider",
  "escalate refused shopper",
  "overturn refused operator",
  "uphold refused operator",
]);

test("allows exactly the actions of rule 5", () => {
  const found = new Set<string>();
  for (const { action } of refundActions)
    for (const state of states)
      for (const actor of orderActors)
        if (mayRefund(action, state, actor)) found.add(`${action} ${state} ${actor}`);
  expect(found).toEqual(allowed);
});

test("allows only a dispute in the refused state, no action in other final states, and at least one in open states", () => {
  const actionsIn = (state: RefundState): string[] =>
    [...allowed].filter((rule) => rule.split(" ")[1] === state).map((rule) => rule.split(" ")[0] ?? "");
  expect(actionsIn("refused").toSorted()).toEqual(["escalate", "overturn", "uphold"]);
  const open = states.filter((state) => state !== "refused" && actionsIn(state).length > 0);
  expect(open.toSorted()).toEqual([...openRefundStates].toSorted());
});

test("uses the states and types of the wire", () => {
  expect(states.map((state) => [refundStates[state], refundStateOf(refundStates[state])])).toEqual([
    [0, "applied"],
    [1, "refused"],
    [2, "refunding"],
    [3, "refunded"],
    [4, "toReturn"],
    [5, "returning"],
    [6, "withdrawn"],
  ]);
  expect(refundStateOf(99)).toBe("applied");
  expect(afterSalesTypes).toEqual({ refundOnly: 1, returnGoods: 2 });
});
