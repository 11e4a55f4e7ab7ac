// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { dropCookie, keepReturnPath, readCookie, returnPathCookie } from "../../app/cookies.ts";
import { returnsToCheckout, inChosenLocale, rememberReferrer } from "./return-path.ts";

const cameFrom = (referrer: string): void => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: location.href } as PerformanceNavigationTiming,
  ]);
};

beforeEach(() => {
  vi.restoreAllMocks();
  dropCookie(returnPathCookie);
  history.replaceState(null, "", "/login");
});

test("returns to the previous page of the shop after a plain link", () => {
  cameFrom(`${location.origin}/goods_detail/7?sku=2`);
  rememberReferrer();
  expect(readCookie(returnPathCookie)).toBe("/goods_detail/7?sku=2");
});

test("ignores other sites and keeps the path that the server stored", () => {
  cameFrom("https://elsewhere.example/page");
  rememberReferrer();
  expect(readCookie(returnPathCookie) ?? "").toBe("");
  keepReturnPath("/users/order_list");
  cameFrom(`${location.origin}/goods_detail/7`);
  rememberReferrer();
  expect(readCookie(returnPathCookie)).toBe("/users/order_list");
});

test("keeps the language chosen on the sign-in page, but not the language of a provider's redirect", () => {
  expect(inChosenLocale("/users?menuCur=1", "/login", "fr")).toBe("/fr/users?menuCur=1");
  expect(inChosenLocale("/fr/users", "/middlewares/callback_google", "en")).toBe("/fr/users");
});

test.each([
  ["/order/shopping_cart", true],
  ["/fr/order/order_confirm?preOrderNo=P1", true],
  ["/order/order_detail?orderNo=1", false],
  ["/goods_detail/7", false],
  [undefined, false],
])("offers guest checkout after coming from %s: %s", (path, offered) => {
  if (path) keepReturnPath(path);
  expect(returnsToCheckout()).toBe(offered);
});
