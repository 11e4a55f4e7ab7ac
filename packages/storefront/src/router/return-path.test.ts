// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { dropCookie, keepReturnPath, readCookie, returnPathCookie } from "../app/cookies.ts";
import { page, type LoadedPage } from "./page-table.ts";
import type { ShownPage } from "./shown-page.ts";
import { updateReturnPath } from "./return-path.ts";

const pageAt = (path: string): LoadedPage => ({
  entry: page(path, path === "/login" ? "signed-out" : "public"),
  params: {},
  status: 200,
  View: undefined,
});
const shownAt = (path: string, search = ""): ShownPage => ({
  location: { pathname: `/fr${path}`, search, hash: "", key: "x" },
  page: pageAt(path),
  way: "forward",
});
const remembered = (): string | undefined => readCookie(returnPathCookie) || undefined;

beforeEach(() => dropCookie(returnPathCookie));

test("returns to the page with the sign-in link, in its language", () => {
  updateReturnPath(shownAt("/goods_detail/7", "?sku=2"), pageAt("/login"), false);
  expect(remembered()).toBe("/fr/goods_detail/7?sku=2");
});

test("prefers the page that needs a sign-in to the page with the link", () => {
  keepReturnPath("/fr/users/order_list");
  updateReturnPath(shownAt("/"), pageAt("/login"), true);
  expect(remembered()).toBe("/fr/users/order_list");
});

test("keeps the return path while moving between sign-in views and provider pages", () => {
  keepReturnPath("/fr/users/order_list");
  updateReturnPath(shownAt("/login"), pageAt("/login"), false);
  updateReturnPath(shownAt("/middlewares/callback_google"), pageAt("/login"), false);
  expect(remembered()).toBe("/fr/users/order_list");
});

test("forgets the return path when leaving the sign-in page without signing in", () => {
  keepReturnPath("/fr/users/order_list");
  updateReturnPath(shownAt("/login"), pageAt("/goods_detail/7"), false);
  expect(remembered()).toBeUndefined();
});
