import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

const prefixes = ["", "/zh-CN", "/es", "/fr", "/th", "/lao"] as const;

test("sets a meta description in each language on text pages, the cart, the login page and a missing page", async ({
  request,
}) => {
  for (const path of [
    "/guides/which-oil",
    "/middlewares/privacy_policy",
    "/middlewares/privacy_agreement",
    "/middlewares/merchant_agreement",
    "/order/shopping_cart",
    "/login",
    "/nowhere",
  ]) {
    const texts = new Set<string>();
    for (const prefix of prefixes) {
      const html = await (await request.get(prefix + path)).text();
      const text = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(text.length, prefix + path).toBeGreaterThan(10);
      texts.add(text);
    }
    expect(texts.size, path).toBe(prefixes.length);
  }
});
