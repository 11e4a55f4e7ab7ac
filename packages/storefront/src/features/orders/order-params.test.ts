import { expect, test } from "vitest";
import { orderParams } from "./order-params.ts";
import { countOf, orderTabs, orderTabHref } from "./use-order-tabs.ts";

const read = (query: string) => orderParams.read(new URLSearchParams(query));

const listed = orderTabs.filter((tab) => tab !== "refunds");

test.each(listed)("reads the tab %s from its URL", (orderStatus) => {
  const url = new URL(orderParams.href({ orderStatus, page: 3 }), "http://shop");
  expect(orderParams.read(url.searchParams)).toEqual({ orderStatus, page: 3, keywords: "" });
  expect(orderTabHref(orderStatus)).toBe(orderParams.href({ orderStatus }));
});

test("links refunds to their own page", () => {
  expect(orderTabHref("refunds")).toBe("/users/refund_list");
});

test("uses the numbers of the wire contract", () => {
  expect(read("orderStatus=0").orderStatus).toBe("toPay");
  expect(read("orderStatus=1").orderStatus).toBe("toShip");
  expect(read("orderStatus=2").orderStatus).toBe("toReceive");
  expect(read("orderStatus=3").orderStatus).toBe("finished");
  expect(read("orderStatus=4").orderStatus).toBe("toReview");
  expect(read("orderStatus=8").orderStatus).toBe("all");
});

test("searches all orders", () => {
  expect(read("orderStatus=2&keywords= tire ")).toEqual({ orderStatus: "all", page: 1, keywords: "tire" });
  expect(orderParams.href({ orderStatus: "toShip", keywords: "a&b", page: 2 })).toBe(
    "/users/order_list?keywords=a%26b&page=2",
  );
});

test("counts the orders of every tab except the first", () => {
  const counts = { toPay: 1, toShip: 2, toReceive: 3, finished: 4, toReview: 5, refunds: 6 };
  expect(orderTabs.map((tab) => countOf(tab, counts))).toEqual([undefined, 1, 2, 3, 5, 4, 6]);
  expect(countOf("finished", { ...counts, finished: null })).toBeUndefined();
});
