import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPageTags } from "../../../database/page-tags.ts";
import { testContext, type TestContext } from "../../../testing/test-context.ts";
import { writeProducts } from "../../../testing/write-products.ts";
import { pickDocs } from "./doc-set.ts";
import { type LiveListing, liveListing } from "./live-listing.ts";

let context: TestContext;
/** The listing of two processes on one database. */
let processes: readonly (() => Promise<LiveListing>)[] = [];
let stopOther: () => Promise<unknown>;

beforeAll(async () => {
  context = await testContext();
  const { ctx } = context;
  await writeProducts(ctx.db, [
    { handle: "first", name: { en: "Winter tire" }, price: "10.00" },
    { handle: "second", name: { en: "Summer tire" }, price: "20.00" },
  ]);
  const other = { ...ctx, pageTags: createPageTags(ctx.db, ctx.log) };
  stopOther = () => other.pageTags.stop();
  processes = [ctx, other].map((each) => liveListing(each));
});
afterAll(async () => {
  await stopOther();
  await context.close();
});

/** Prices in cents of listed products with a word, in each process. */
const pricesOf = (word: string): Promise<number[][]> =>
  Promise.all(
    processes.map(async (read) => {
      const { index } = await read();
      const docs = pickDocs(index.find([[[word]]]), Infinity, () => true);
      return Array.from(docs)
        .map((doc) => index.numbers.cents.values[doc] ?? 0)
        .toSorted((a, b) => a - b);
    }),
  );

/** Maximum age of prices, stock and visibility in a list, in ms. */
const maxAgeMs = 5000;
const soon = { timeout: maxAgeMs, interval: 100 };

it("has changes of prices, words and visibility in every process, without a notification", async () => {
  const { db } = context.ctx;
  await expect
    .poll(() => pricesOf("tire"), soon)
    .toEqual([
      [1000, 2000],
      [1000, 2000],
    ]);
  await db.execute(sql`update product set price = 15 where handle = 'first'`);
  await expect
    .poll(() => pricesOf("tire"), soon)
    .toEqual([
      [1500, 2000],
      [1500, 2000],
    ]);
  await db.execute(sql`update product set is_shown = false where handle = 'second'`);
  await expect.poll(() => pricesOf("tire"), soon).toEqual([[1500], [1500]]);
  await db.execute(sql`update product set is_shown = true, tokens = '{sledge}' where handle = 'second'`);
  await expect.poll(() => pricesOf("sledge"), soon).toEqual([[2000], [2000]]);
  await expect.poll(() => pricesOf("tire"), soon).toEqual([[1500], [1500]]);
});

it("has the changes of a transaction that ended after later ones", async () => {
  const { db } = context.ctx;
  await db.transaction(async (long) => {
    await long.execute(sql`update product set price = 11 where handle = 'first'`);
    await db.execute(sql`update product set price = 22 where handle = 'second'`);
    await expect.poll(() => pricesOf("sledge"), soon).toEqual([[2200], [2200]]);
    await expect.poll(() => pricesOf("tire"), soon).toEqual([[1500], [1500]]);
  });
  await expect.poll(() => pricesOf("tire"), soon).toEqual([[1100], [1100]]);
});

it("forgets a deleted product, and nothing of a transaction that was rolled back", async () => {
  const { db } = context.ctx;
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`update product set price = 1 where handle = 'first'`);
      throw new Error("canceled");
    }),
  ).rejects.toThrow("canceled");
  await db.execute(sql`update product set is_deleted = true where handle = 'second'`);
  await expect.poll(() => pricesOf("sledge"), soon).toEqual([[], []]);
  await expect.poll(() => pricesOf("tire"), soon).toEqual([[1100], [1100]]);
});

it("loads the listing again after many changes, and serves the old one meanwhile", async () => {
  const { db } = context.ctx;
  const [read] = processes;
  const before = await read?.();
  await db.execute(sql`
    insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, price, tokens)
    select merchant_id, 'copy-' || n, category_id, category_path, name, intro, content, unit, price, '{copy}'
    from product, generate_series(1, 600) n where handle = 'first'`);
  await db.execute(sql`
    insert into sku (product_id, price, on_hand) select id, price, 5 from product where handle like 'copy-%'`);
  for (const word of ["once", "twice", "thrice", "last"]) {
    await db.execute(sql`update product set tokens = array[${word}::text] where handle like 'copy-%'`);
    await expect.poll(async () => (await pricesOf(word))[0]?.length, soon).toBe(600);
  }
  await expect.poll(async () => (await read?.())?.index === before?.index, soon).toBe(false);
  const after = await read?.();
  expect(after?.index.size).toBe(after?.index.liveCount);
  expect((await pricesOf("last"))[0]).toHaveLength(600);
});
