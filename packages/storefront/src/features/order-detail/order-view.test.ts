import type { Order, OrderItem, OrderPart } from "@carmine/api/hooks";
import { describe, expect, test } from "vitest";
import { orderKindOf, viewOfMaster } from "./order-view.ts";

describe("orderKindOf", () => {
  test.each([
    ["PT2026112100427103", "master"],
    ["SH2026112100427103", "merchant"],
    ["", undefined],
    ["PT1", undefined],
    ["pt2026112100427103", undefined],
    ["SH2026112100427103/../x", undefined],
  ])("recognizes %j as %s", (orderNo, kind) => {
    expect(orderKindOf(orderNo)).toBe(kind);
  });
});

const shop = (status: number, isReviewed = false): OrderPart => ({
  orderNo: `SH${status}`,
  shop: { id: status, name: "Shop" },
  mark: { paid: true, status, refundStatus: 0 },
  items: [{ isReviewed } as OrderItem],
  refunded: "0",
});
const master = (...parts: OrderPart[]): Order =>
  ({ orderNo: "PT1", isPaid: true, isCancelled: false, parts }) as unknown as Order;

describe("viewOfMaster", () => {
  test("has the state of the slowest shop", () => {
    expect(viewOfMaster(master(shop(3), shop(1))).mark.status).toBe(1);
  });

  test("ignores canceled shops unless all are canceled", () => {
    expect(viewOfMaster(master(shop(3), shop(9))).mark.status).toBe(3);
    expect(viewOfMaster(master(shop(9), shop(9))).mark.status).toBe(9);
  });

  test("is reviewed when all lines are", () => {
    expect(viewOfMaster(master(shop(3, true), shop(3, false))).reviewed).toBe(false);
    expect(viewOfMaster(master(shop(3, true), shop(3, true))).reviewed).toBe(true);
  });

  test("shows one order per shop for several shops", () => {
    const { merchantOrderNo, shops } = viewOfMaster(master(shop(1), shop(3)));
    expect(merchantOrderNo).toBeUndefined();
    expect(shops.map(({ own }) => own?.orderNo)).toEqual(["SH1", "SH3"]);
  });

  test("is the shop's order if paid and from one shop, and the master order if unpaid", () => {
    expect(viewOfMaster(master(shop(1))).merchantOrderNo).toBe("SH1");
    expect(viewOfMaster({ ...master(shop(0)), isPaid: false }).merchantOrderNo).toBeUndefined();
  });
});
