import { orderStateOf, type MasterOrder } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { viewOfMaster } from "./order-view.ts";

const master = (paid: boolean, statuses: number[]): MasterOrder =>
  ({
    orderNo: "PT1",
    paid,
    isCancel: false,
    mark: null,
    expireTime: "2026-11-21 10:30:00",
    orderList: statuses.map((status, index) => ({
      merId: index,
      merName: `Shop ${index}`,
      orderNo: `SH${index}`,
      payPrice: "1.00",
      status,
      refundStatus: 0,
      orderInfoList: [],
    })),
  }) as unknown as MasterOrder;

test("a paid master order of one shop is in the state of its part", () => {
  expect(orderStateOf(viewOfMaster(master(true, [3])).mark)).toBe("finished");
  expect(orderStateOf(viewOfMaster(master(true, [3, 0])).mark)).toBe("toShip");
});

test("only an unpaid order has a clock", () => {
  expect(viewOfMaster(master(false, [0])).expireTime).not.toBeNull();
  expect(viewOfMaster(master(true, [0])).expireTime).toBeNull();
});
