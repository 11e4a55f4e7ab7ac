// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { dropCookie, keepReturnPath, readCookie, returnPathCookie } from "../app/cookies.ts";
import { page, type LoadedPage } from "./page-table.ts";
import type { ShownPage } from "./shown-page.ts";
import { keepWayBack } from "./way-back.ts";

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

test("a link to the sign-in page leads back to where it was pressed, in its language", () => {
  keepWayBack(shownAt("/goods_detail/7", "?sku=2"), pageAt("/login"), false);
  expect(remembered()).toBe("/fr/goods_detail/7?sku=2");
});

test("the page that needs a sign-in counts more than the one with the link", () => {
  keepReturnPath("/fr/users/order_list");
  keepWayBack(shownAt("/"), pageAt("/login"), true);
  expect(remembered()).toBe("/fr/users/order_list");
});

test("moving between the views and the providers' pages keeps it", () => {
  keepReturnPath("/fr/users/order_list");
  keepWayBack(shownAt("/login"), pageAt("/login"), false);
  keepWayBack(shownAt("/middlewares/callback_google"), pageAt("/login"), false);
  expect(remembered()).toBe("/fr/users/order_list");
});

test("leaving the sign-in page without signing in forgets it", () => {
  keepReturnPath("/fr/users/order_list");
  keepWayBack(shownAt("/login"), pageAt("/goods_detail/7"), false);
  expect(remembered()).toBeUndefined();
});
