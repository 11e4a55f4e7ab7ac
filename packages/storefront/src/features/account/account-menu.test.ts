import { expect, test } from "vitest";
import { currentEntryId, menuHref, servedEntries } from "./account-menu.ts";

const entries = [
  { id: 111, path: "/users/order_list", href: "/users/order_list?menuCur=111" },
  { id: 72, path: "/users/address_list", href: "/users/address_list?menuCur=72" },
  { id: 73, path: "/users/collection_list", href: "/users/collection_list?menuCur=73" },
  { id: 69, path: "/users/collection_list", href: "/users/collection_list?tab=shops&menuCur=69" },
  { id: 333, path: "/users/evaluation_list", href: "/users/evaluation_list?menuCur=333" },
  { id: 444, path: "/users/notice_list", href: "/users/notice_list?menuCur=444" },
];

test.each([
  ["/users/order_list", 111],
  ["/users/address_list?menuCur=72", 72],
  ["/users/address_list", 72],
  ["/users/order_list?menuCur=73", 73],
  ["/users/address_list?menuCur=999", 72],
  ["/users/unlisted", 111],
  ["/users/merchant_settled?menuCur=70", undefined],
  ["/users/coupon_list", undefined],
  ["/users/notice_settings", 444],
  ["/users/evaluation_confirm", 333],
  ["/users/collection_list?page=2", 73],
  ["/users/collection_list?tab=shops&page=2", 69],
])("marks the current entry on %s: %s", (address, id) => {
  const { pathname, searchParams } = new URL(address, "http://shop.example");
  expect(currentEntryId(entries, pathname, searchParams)).toBe(id);
});

test("prefers the entry that the address names", () => {
  expect(menuHref("/users/address_list", 72)).toBe("/users/address_list?menuCur=72");
  expect(menuHref("/users/list?type=1", 72)).toBe("/users/list?type=1&menuCur=72");
});

test("links the server's entries to pages of the shop and to other sites", () => {
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
