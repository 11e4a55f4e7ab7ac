import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { publishTags } from "../database/publish-tags.ts";
import { waitForPageTags } from "../testing/page-tags.ts";
import { writeProducts } from "../testing/write-products.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { cardReader, type ReadCards } from "./card-reader.ts";
import { answerCache } from "../http/answer-cache.ts";

let shop: TestApp;
let ids: number[];
let readCards: ReadCards;

beforeAll(async () => {
  shop = await testApp();
  const products = ["one", "two", "three"].map((handle) => ({
    handle,
    name: { en: `Card ${handle}`, fr: `Carte ${handle}` },
    category: ["Cards"],
    price: "5.00",
  }));
  ids = [...(await writeProducts(shop.ctx.db, products)).values()];
  await vi.waitUntil(() => answerCache(shop.ctx).enabled);
  await waitForPageTags(shop);
  readCards = cardReader(shop.ctx);
});
afterAll(() => shop.close());
beforeEach(() => answerCache(shop.ctx).invalidateAll());

const read = (wanted: readonly number[], locale: "en" | "fr" = "en") => readCards(wanted, locale);

it("reads uncached cards in one statement, and cached ones not at all", async () => {
  const execute = vi.spyOn(shop.ctx.db, "execute");
  // Jobs of the shop may run concurrently.
  const reads = () =>
    execute.mock.calls.filter(([query]) => new PgDialect().sqlToQuery(query as SQL).sql.includes("wanted"));
  const [one = 0, two = 0, three = 0] = ids;
  const [first, second] = await Promise.all([read([three, one]), read([one, two, three])]);
  expect(first.map(({ id }) => id)).toEqual([three, one]);
  expect(second.map(({ id }) => id)).toEqual([one, two, three]);
  expect(reads()).toHaveLength(1);
  await read(ids);
  expect(reads()).toHaveLength(1);
  expect((await read([two], "fr"))[0]?.storeName).toBe("Carte two");
  execute.mockRestore();
});

it("reads a card again after its product changed", async () => {
  const [one = 0, two = 0] = ids;
  await read(ids);
  await shop.ctx.db.execute(sql`update product set price = 4 where id in (${one}, ${two})`);
  await publishTags(shop.ctx.db, [`product:${one}`]);
  await vi.waitUntil(async () => (await read([one]))[0]?.price === "4.00");
  expect((await read([two]))[0]?.price).toBe("5.00");
});

it("omits missing products, and caches no failure", async () => {
  const [one = 0] = ids;
  expect((await read([one, 2_000_000_000])).map(({ id }) => id)).toEqual([one]);
  const [two = 0] = ids.slice(1);
  const execute = vi.spyOn(shop.ctx.db, "execute").mockRejectedValueOnce(new Error("down"));
  await expect(read([two])).rejects.toThrow("down");
  execute.mockRestore();
  expect(await read([two])).toHaveLength(1);
});
