import { shopProducts } from "@carmine/api/contract";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../database/schema/catalogue.ts";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("sorts the products of a shop by the shop's order, then newest first, regardless of the marketplace's rank", async () => {
  const merId = await makeMerchant(shop.ctx.db);
  const ids: number[] = [];
  for (let made = 0; made < 3; made += 1) ids.push((await makeProduct(shop.ctx.db, merId)).productId);
  const [first = 0, second = 0, third = 0] = ids;
  await shop.ctx.db
    .update(product)
    .set({ rank: 900 })
    .where(inArray(product.id, [first]));
  const shown = async (query: object = {}) =>
    (await shop.call(shopProducts, { query: { merId, ...query } })).data.list.map(({ id }) => id);
  expect(await shown()).toEqual([third, second, first]);
  await runIn(shop, "product-sort", String(second), "5");
  expect(await shown()).toEqual([second, third, first]);
  expect(await shown({ priceOrder: "asc" })).toHaveLength(3);
  expect(await auditEntriesOf(shop, `product:${second}`)).toMatchObject([
    { merchantId: merId, action: "product.sort", before: { shopSort: 0 }, after: { shopSort: 5 } },
  ]);
  for (const words of [["x", "1"], [String(second)], [String(second), "-1"], ["2000000000", "1"]])
    await expect(runIn(shop, "product-sort", ...words)).rejects.toThrow(WrongUse);
});
