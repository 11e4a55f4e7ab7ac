import { merchantSearch, merchantStreet } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { answerCache } from "../http/answer-cache.ts";
import { publishTags } from "../database/publish-tags.ts";
import { waitForPageTags } from "../testing/page-tags.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant } from "../testing/test-shop.ts";

let shop: TestApp;
let id: number;
beforeAll(async () => {
  shop = await testApp();
  id = await makeMerchant(shop.ctx.db, "Gloss Garage");
  await vi.waitUntil(() => answerCache(shop.ctx).enabled);
});
// Tags that the previous case has published may not have arrived yet.
beforeEach(() => waitForPageTags(shop));
afterAll(() => shop.close());

it.each([
  ["the street", () => shop.call(merchantStreet)],
  ["a search", () => shop.call(merchantSearch, { query: { keywords: "gloss" } })],
])("recomputes %s only after one of its shops has changed", async (_, read) => {
  const execute = vi.spyOn(shop.ctx.db, "execute");
  const reads = () =>
    execute.mock.calls.filter(([query]) =>
      new PgDialect().sqlToQuery(query as SQL).sql.includes("product_listing"),
    ).length;
  const nameOf = async () => (await read()).data.list[0]?.name;
  const before = await nameOf();
  const readsBefore = reads();
  await nameOf();
  expect(reads()).toBe(readsBefore);
  const name = `${before} anew`;
  await shop.ctx.db.execute(sql`update merchant set name = ${name} where id = ${id}`);
  await publishTags(shop.ctx.db, [`shop:${id}`]);
  expect(await nameOf()).toBe(name);
  execute.mockRestore();
});
