import { sitemapPart, sitemapParts } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../../testing/test-shop.ts";
import { readSitemapPart, readSitemapParts } from "./read-sitemap.ts";

let shop: TestApp;
/** Ascending. */
let ids: number[] = [];

beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  for (let count = 0; count < 7; count += 1) ids.push((await makeProduct(db, merchantId)).productId);
  // A gap in the ids: hidden products.
  const [, , hidden = 0, ofClosed = 0] = ids;
  await db.update(product).set({ isShown: false }).where(eq(product.id, hidden));
  const closed = await makeMerchant(db);
  await db.update(product).set({ merchantId: closed }).where(eq(product.id, ofClosed));
  await db.update(merchant).set({ isOpen: false }).where(eq(merchant.id, closed));
  ids = ids.filter((id) => id !== hidden && id !== ofClosed);
});
afterAll(() => shop.close());

/** All parts of a size, concatenated. */
const wholeOf = async (size: number): Promise<number[]> => {
  const { db } = shop.ctx;
  const parts = await readSitemapParts(db, "products", size);
  const lists = await Promise.all(parts.map((part) => readSitemapPart(db, "products", part, size)));
  expect(lists.every(({ length }) => length > 0 && length <= size)).toBe(true);
  return lists.flat();
};

describe("the parts of the sitemap", () => {
  it.each([1, 2, 3, 1000])("contain each product for sale once, for any part size (%i)", async (size) => {
    expect(await wholeOf(size)).toEqual(ids);
  });

  it("are listed by the contract's size, for products and open shops", async () => {
    expect((await shop.call(sitemapParts, { params: { kind: "products" } })).data).toEqual([1]);
    expect((await shop.call(sitemapPart, { params: { kind: "products", part: 1 } })).data).toEqual(ids);
    expect((await shop.call(sitemapPart, { params: { kind: "products", part: 2 } })).data).toEqual([]);
    const open = await shop.ctx.db.select().from(merchant).where(eq(merchant.isOpen, true));
    expect((await shop.call(sitemapPart, { params: { kind: "shops", part: 1 } })).data).toEqual(
      open.map(({ id }) => id).toSorted((a, b) => a - b),
    );
  });

  it("refuse an invalid kind and an invalid number", async () => {
    const codeOf = async (path: string) => ((await shop.app.inject(path)).json() as { code: number }).code;
    expect(await codeOf("/api/front/sitemap/orders")).toBe(400);
    expect(await codeOf("/api/front/sitemap/products/3000000")).toBe(400);
    expect(await codeOf("/api/front/sitemap/products/0")).toBe(400);
  });
});
