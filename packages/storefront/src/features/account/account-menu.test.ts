import { expect, test } from "vitest";
import { currentEntryId, menuHref, servedEntries } from "./account-menu.ts";

const entries = [
  { id: 111, path: "/users/order_list" },
  { id: 72, path: "/users/address_list" },
  { id: 73, path: "/users/collection_list" },
  { id: 333, path: "/users/evaluation_list" },
  { id: 444, path: "/users/notice_list" },
];

test.each([
  ["/users/order_list", null, 111],
  ["/users/address_list", "72", 72],
  ["/users/address_list", null, 72],
  ["/users/order_list", "73", 73],
  ["/users/address_list", "999", 72],
  ["/users/unlisted", null, 111],
  ["/users/merchant_settled", "70", undefined],
  ["/users/coupon_list", null, undefined],
  ["/users/notice_settings", null, 444],
  ["/users/evaluation_confirm", null, 333],
])("on %s with menuCur %s the entry %s is the current one", (pathname, menuCur, id) =>
  expect(currentEntryId(entries, pathname, menuCur)).toBe(id),
);

test("an entry's address names the entry", () => {
  expect(menuHref("/users/address_list", 72)).toBe("/users/address_list?menuCur=72");
  expect(menuHref("/users/list?type=1", 72)).toBe("/users/list?type=1&menuCur=72");
});

test("the server’s entries lead to pages of the shop and to other sites", () => {
  const entry = (id: number, pc_url: string | null) => ({ id, name: `Entry ${id}`, pc_url });
  const menu = [
    entry(1, "/users/points"),
    entry(2, "https://help.example/faq?x=1"),
    entry(3, "/pages/of/another/app"),
    entry(4, ""),
    entry(5, null),
    entry(6, "javascript:alert(1)"),
  ];
  const isKnownPage = (href: string): boolean => href.startsWith("/users/");
  expect(servedEntries(menu, isKnownPage).map(({ label, href }) => [label, href])).toEqual([
    ["Entry 1", "/users/points?menuCur=1"],
    ["Entry 2", "https://help.example/faq?x=1"],
  ]);
});
