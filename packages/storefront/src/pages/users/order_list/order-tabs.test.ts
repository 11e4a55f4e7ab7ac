import { expect, test } from "vitest";
import { countOf, orderTabs, orderTabHref } from "../../../features/orders/use-order-tabs.ts";
import { orderSearchHref, readOrderSearch } from "./order-tabs.ts";

const read = (query: string) => readOrderSearch(new URLSearchParams(query));

const listed = orderTabs.filter((tab) => tab !== "refunds");

test.each(listed)("the address of the tab %s leads to it", (tab) => {
  const url = new URL(orderSearchHref({ tab, page: 3 }), "http://shop");
  expect(readOrderSearch(url.searchParams)).toEqual({ tab, page: 3, keywords: "" });
  expect(orderTabHref(tab)).toBe(orderSearchHref({ tab }));
});

test("refunds have a page of their own", () => {
  expect(orderTabHref("refunds")).toBe("/users/refund_list");
});

test("the numbers are those of the wire contract", () => {
  expect(read("orderStatus=0").tab).toBe("toPay");
  expect(read("orderStatus=1").tab).toBe("toShip");
  expect(read("orderStatus=2").tab).toBe("toReceive");
  expect(read("orderStatus=3").tab).toBe("finished");
  expect(read("orderStatus=4").tab).toBe("toReview");
});

test.each(["orderStatus=8", "orderStatus=x", "page=0", "page=-1", "page=1e9", "page=abc", ""])(
  "%j is the first page of all orders",
  (query) => expect(read(query)).toEqual({ tab: "all", page: 1, keywords: "" }),
);

test("words search all orders", () => {
  expect(read("orderStatus=2&keywords= tire ")).toEqual({ tab: "all", page: 1, keywords: "tire" });
  expect(orderSearchHref({ tab: "toShip", keywords: "a&b", page: 2 })).toBe(
    "/users/order_list?keywords=a%26b&page=2",
  );
});

test("every tab but the first has the server's count", () => {
  const counts = { toPay: 1, toShip: 2, toReceive: 3, finished: 4, toReview: 5, refunds: 6 };
  expect(orderTabs.map((tab) => countOf(tab, counts))).toEqual([undefined, 1, 2, 3, 5, 4, 6]);
  expect(countOf("finished", { ...counts, finished: null })).toBeUndefined();
});
