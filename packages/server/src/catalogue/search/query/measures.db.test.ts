import { productList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rowsOf } from "../../../database/rows.ts";
import { writeProducts } from "../../../testing/write-products.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let shop: TestApp;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await testApp();
  ids = await writeProducts(shop.ctx.db, [
    { handle: "wheel", name: { en: "16 × 7J wheel 5×112", fr: "Jante 16 × 7J, 5×112" }, rank: 1 },
    { handle: "option", name: { en: "Forza wheel" }, sizes: ["18 × 8J ET42 5×112"], rank: 2 },
    { handle: "keyword", name: { en: "Spacer set" }, category: ["Spacers 5/112"], rank: 9 },
    { handle: "bolt", name: { en: "Bolt M14x1.5" } },
    { handle: "adaptor", name: { en: 'Adaptor 1/2"-3/4" M14x1.5' } },
    { handle: "oil", name: { en: "Motor oil 0.75 l" } },
    ...Array.from({ length: 5 }, (_, at) => ({
      handle: `other-${at}`,
      name: { en: `Pack of 2, 1 year, ${at}` },
      rank: 50,
    })),
  ]);
});
afterAll(() => shop.close());

const found = async (keyword: string): Promise<string[]> => {
  const handles = new Map([...ids].map(([handle, id]) => [id, handle]));
  const { data } = await shop.call(productList, { query: { keyword } });
  return data.list.map(({ id }) => handles.get(id) ?? "");
};

it.each([
  [["5x112", "5 x 112", "5×112", "5 × 112", "5*112", "5-112", "5/112", "wheel 5 x 112"], "wheel"],
  [["16 x 7J", "16x7J", "7Jx16", "16x7"], "wheel"],
  [["8x18", "18x8J", "18 × 8J"], "option"],
  [["M14 x 1.5 bolt", "bolt M14x1.5", "bolt M14×1,5"], "bolt"],
  [['1/2"', "1/2", "½ adaptor"], "adaptor"],
  [["0,75 l", "0.75l", "0.75 litre"], "oil"],
])("finds for %j first %s", async (queries, first) => {
  const all = await Promise.all(queries.filter((query) => query !== "wheel 5 x 112").map(found));
  for (const list of all) expect(list).toEqual(all[0]);
  for (const query of queries) expect([query, (await found(query))[0]]).toEqual([query, first]);
});

it("adds measure tokens to older products", async () => {
  const { db } = shop.ctx;
  const folder = join(import.meta.dirname, "../../../database/migrations");
  const [file = ""] = readdirSync(folder).filter((name) => name.endsWith("_measure_tokens.sql"));
  const tokensOf = () =>
    rowsOf<{ handle: string; tokens: string[] }>(
      db,
      sql`select handle, array(select distinct t from unnest(tokens) t where t not like '^%' order by 1) as tokens
        from product order by handle`,
    );
  const before = await tokensOf();
  const measures = "^=?([0-9.]+x[0-9.]+|[0-9]+/[0-9]+|[0-9]+[.][0-9]+[a-z]+)$";
  await db.execute(
    sql`update product set tokens = array(select t from unnest(tokens) t where t !~ ${measures})`,
  );
  expect(await tokensOf()).not.toEqual(before);
  for (const statement of (await readFile(join(folder, file), "utf8")).split("--> statement-breakpoint"))
    await db.execute(sql.raw(statement));
  const spacer = ({ handle }: { handle: string }) => handle !== "keyword";
  expect((await tokensOf()).filter(spacer)).toEqual(before.filter(spacer));
});
