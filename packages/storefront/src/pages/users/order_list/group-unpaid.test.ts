import { expect, test } from "vitest";
import { groupUnpaid } from "./group-unpaid.ts";

const order = (orderNo: string, masterOrderNo: string) => ({ orderNo, masterOrderNo });

test("shows the orders of one unpaid payment as one entry, in the place of the first", () => {
  const [paid, one, other] = [order("SH1", "PT1"), order("SH2", "PT2"), order("SH3", "PT2")];
  const payment = { orderNo: "PT2" };
  expect(groupUnpaid([one, paid, other], [payment])).toEqual([{ unpaid: payment }, { listed: paid }]);
});

test("keeps orders whose payment isn’t known", () => {
  const orders = [order("SH2", "PT2"), order("SH3", "PT2")];
  expect(groupUnpaid(orders, [])).toEqual(orders.map((listed) => ({ listed })));
});
