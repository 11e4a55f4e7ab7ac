import {
  Code,
  limits,
  notifySavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearch,
  type BodyOf,
  type WireLocale,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { knowledgeReader } from "../catalogue/search/search-knowledge.ts";
import { publishTags } from "../database/publish-tags.ts";
import { facetName } from "../database/schema/search.ts";
import { dayMs } from "../shared/durations.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeProduct, makeShopper, type Shopper } from "../testing/test-shop.ts";
import { notifySavedSearches } from "./notify-saved-searches.ts";
import { queryOfSearch, searchOfQuery } from "./saved-searches.ts";

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  shopper = await makeShopper(shop);
});
afterAll(() => shop.close());

const save = (body: BodyOf<typeof saveSearch>, { token } = shopper) => shop.call(saveSearch, { token, body });
const list = async ({ token } = shopper) => (await shop.call(savedSearches, { token })).data.list;

it("saves equal searches once, whatever the order of their filters", async () => {
  const { data: first } = await save({ keyword: "winter", brandId: "8,3", inStock: true });
  const { data: same } = await save({ inStock: "true", brandId: "8,3", keyword: "winter", asText: false });
  expect(same.id).toBe(first.id);
  expect(await list()).toMatchObject([
    {
      id: first.id,
      name: "winter · Brand · Brand · In stock only",
      path: "/goods/goods_search?brandId=8%2C3&inStock=true&keyword=winter",
      isNotifying: true,
    },
  ]);
  await shop.call(removeSavedSearch, { token: shopper.token, params: { id: first.id } });
  expect(await list()).toEqual([]);
});

it("refuses a search of all products, and more than the limit", async () => {
  const other = await makeShopper(shop);
  expect((await save({}, other)).code).toBe(Code.badRequest);
  for (let index = 0; index < limits.savedSearches; index += 1)
    await save({ keyword: `size ${index}` }, other);
  expect((await save({ keyword: "one more" }, other)).code).toBe(Code.failure);
  expect((await save({ keyword: "size 3" }, other)).code).toBe(Code.ok);
  expect(await list(other)).toHaveLength(limits.savedSearches);
});

it("leaves the searches of another account alone", async () => {
  const { data } = await save({ keyword: "mine" });
  const { token } = await makeShopper(shop);
  const params = { id: data.id };
  const change = await shop.call(notifySavedSearch, { token, params, body: { isNotifying: false } });
  expect(change.code).toBe(Code.notFound);
  await shop.call(removeSavedSearch, { token, params });
  expect(await list()).toMatchObject([{ id: data.id, isNotifying: true }]);
});

it("reads the search of a stored query", () => {
  const search = { keyword: "winter tire", brandId: [3, 8], minPrice: "20", optionValues: "rim:16", cid: 4 };
  expect(searchOfQuery(queryOfSearch(search))).toEqual(search);
});

it("names a search in the language of the reader", async () => {
  const reader = await makeShopper(shop);
  const merId = await makeMerchant(shop.ctx.db, "Nordic Tire House");
  await shop.ctx.db.insert(facetName).values({ key: "rim", name: { en: "Rim", "zh-CN": "轮辋直径" } });
  await publishTags(shop.ctx.db, ["search"]);
  await save(
    { keyword: "winter tires", optionValues: "width:225,profile:45,rim:17", maxPrice: "150" },
    reader,
  );
  await save(
    { merId: String(merId), minStar: 4, minPrice: "20", inStock: true, optionValues: "rim:16,rim:17" },
    reader,
  );
  const namesIn = async (locale: WireLocale) =>
    (await shop.call(savedSearches, { token: reader.token, locale })).data.list.map(({ name }) => name);
  await expect
    .poll(() => namesIn("en"))
    .toEqual([
      "Rim: 16, 17 · From $20.00 · Rating: 4 and up · Nordic Tire House · In stock only",
      "winter tires · 225/45 R17 · Up to $150.00",
    ]);
  expect(await namesIn("zh-CN")).toEqual([
    "轮辋直径：16、17 · $20.00 起 · 评分：4 星及以上 · Nordic Tire House · 仅看有货",
    "winter tires · 225/45 R17 · $150.00 以下",
  ]);
});

it("reports new products once per day, and none of a disabled search", async () => {
  const { db } = shop.ctx;
  const reader = await makeShopper(shop);
  const merId = await makeMerchant(db);
  const { knowledge, categories, valueNames } = knowledgeReader(shop.ctx);
  const names = { categories, valueNames, currency: "USD" };
  const tools = { ...shop.ctx, knowledge, names };
  const add = async (at: Date) => {
    const { productId } = await makeProduct(db, merId);
    await db.execute(
      sql`update product set created_at = ${at.toISOString()}::timestamptz where id = ${productId}`,
    );
    await publishTags(db, ["search"]);
  };
  const notices = async () =>
    (
      await db.execute(
        sql`select "values", path from notice where account_id = ${reader.accountId} and kind = 'savedSearch' order by id`,
      )
    ).rows;
  const start = shop.clock.now();
  const after = (days: number) => new Date(start.getTime() + days * dayMs);
  const at = (days: number) => ({ ...tools, clock: { now: () => after(days) } });
  await add(after(-1));
  const { data } = await save({ merId: String(merId) }, reader);
  expect(await notifySavedSearches(at(1.1))).toBe(0);
  await add(after(0.5));
  expect(await notifySavedSearches(at(0.9)), "less than a day after it was saved").toBe(0);
  await expect.poll(() => notifySavedSearches(at(1.1))).toBe(1);
  expect(await notices()).toEqual([
    {
      values: { name: expect.objectContaining({ en: expect.any(String) }), count: 1 },
      path: `/goods/goods_search?merId=${merId}`,
    },
  ]);
  await add(after(1.2));
  expect(await notifySavedSearches(at(1.3)), "second report of a day").toBe(0);
  const body = { isNotifying: false };
  await shop.call(notifySavedSearch, { token: reader.token, params: { id: data.id }, body });
  expect(await notifySavedSearches(at(3))).toBe(0);
  expect(await notices()).toHaveLength(1);
});
