import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { browser, setCookies, startShop, type ShopForTests } from "./testing/shop.ts";

let shop: ShopForTests;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.app.close());

/** Posts a form as a browser without scripts does. */
const form = (
  payload: string,
  headers: Record<string, string> = {},
  url = "/order/shopping_cart",
  remoteAddress = "127.0.0.1",
) =>
  shop.app.inject({
    method: "POST",
    url,
    remoteAddress,
    headers: { ...browser, "content-type": "application/x-www-form-urlencoded", ...headers },
    payload,
  });

test.each([
  ["/order/shopping_cart", "productId=3&skuId=31&quantity=2"],
  ["/middlewares/unsubscribe", "token=t-1&topic=orders"],
])("calls the marketplace with the visitor's address for the form of %s", async (page, payload) => {
  await form(payload, {}, page, "203.0.113.7");
  await form(payload, {}, page, "203.0.113.8");
  expect(shop.callers).toEqual(["203.0.113.7", "203.0.113.8"]);
});

describe("the form around Add to cart", () => {
  test("adds the sku to the visitor's cart, stores a guest's token and shows the cart in their language", async () => {
    const answer = await form("productId=3&skuId=31&quantity=2", {}, "/fr/order/shopping_cart");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/fr/order/shopping_cart"]);
    expect(setCookies(answer.headers)).toEqual([
      expect.stringMatching(/^guest-token=new-guest; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(shop.saved).toEqual([{ productId: 3, productAttrUnique: 31, cartNum: 2 }]);
  });

  test("shows a notice on the cart if the sku couldn't be added or the form is incomplete", async () => {
    for (const payload of ["productId=3&skuId=404&quantity=1", "productId=x", ""])
      expect((await form(payload)).headers.location).toBe("/order/shopping_cart?refused=1");
  });

  test("refuses a form from another site", async () => {
    const answer = await form("productId=3&skuId=31&quantity=2", { "sec-fetch-site": "cross-site" });
    expect(answer.statusCode).toBe(403);
    expect(shop.saved).toBeUndefined();
  });
});

describe("the unsubscribe form", () => {
  const page = "/middlewares/unsubscribe";

  test("unsubscribes without a sign-in and confirms in the visitor's language", async () => {
    const answer = await form("token=t-1&topic=orders", {}, `/fr${page}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/fr${page}?token=t-1&topic=orders&result=stopped`,
    ]);
    expect(shop.stopped).toEqual({ token: "t-1", topic: "orders" });
  });

  test("reports an unknown or incomplete link", async () => {
    expect((await form("token=guessed&topic=orders", {}, page)).headers.location).toBe(
      `${page}?token=guessed&topic=orders&result=refused`,
    );
    expect((await form("token=t-1&topic=everything", {}, page)).headers.location).toBe(page);
  });

  test("refuses a form from another site", async () => {
    const answer = await form("token=t-1&topic=orders", { "sec-fetch-site": "cross-site" }, page);
    expect(answer.statusCode).toBe(403);
    expect(shop.stopped).toBeUndefined();
  });
});
