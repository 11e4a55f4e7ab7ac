import { operatorSearchMissed, productList, storefrontKeyHeader, synonymCalls } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { missedSearch } from "../../database/schema/search.ts";
import { dayMs } from "../../shared/durations.ts";
import { testApp } from "../../testing/test-app.ts";
import { makeStaff } from "../../testing/test-shop.ts";
import { writeProducts } from "../../testing/write-products.ts";
import { wireTime } from "../../shared/wire-time.ts";
import { createMissedSearchCounter } from "./missed-searches.ts";

const storefrontKey = "k".repeat(32);
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

it("counts searches that find nothing whatever the filters, once per person", async () => {
  const shop = await testApp({ storefrontKey, rateLimits: false });
  await writeProducts(shop.ctx.db, [{ handle: "polar", name: { en: "Polar tire" }, category: ["Tires"] }]);
  const search = (keyword: string, from: string, headers: Record<string, string> = {}, minPrice?: number) =>
    shop.call(productList, {
      query: { keyword, minPrice },
      from,
      headers: { "user-agent": browser, ...headers },
    });
  for (const from of ["10.0.0.1", "10.0.0.2"]) {
    await search(" Zwieback  Box ", from);
    await search("zwieback box", from);
    await search("polar", from);
    await search("polar", from, {}, 900_000);
    await search("zwieback@example.com", from);
    await search("velvet zzzq", from, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await search("linoleum zzzq", from, { [storefrontKeyHeader]: storefrontKey });
  }
  expect(await shop.ctx.db.select().from(missedSearch), "no write with a request").toEqual([]);
  await shop.app.close();
  expect(await shop.ctx.db.select().from(missedSearch)).toMatchObject([
    { locale: "en", words: "zwieback box", count: 2 },
  ]);
  await shop.close();
});

it("lists frequent searches of 30 days until they have a synonym", async () => {
  const shop = await testApp({ rateLimits: false });
  const { db, jobs } = shop.ctx;
  const { token } = await makeStaff(shop, undefined, "content");
  const counter = createMissedSearchCounter(shop.ctx);
  const search = async (words: string, people: number) => {
    for (let person = 0; person < people; person += 1)
      counter.count({ words, locale: "fr", origin: `10.0.0.${person}`, agent: browser });
    await counter.write();
  };
  await search("Enjoliveur", 2);
  await search("rare", 2);
  const firstDay = wireTime(shop.clock.now()).slice(0, 10);
  shop.clock.advance(dayMs);
  await search("enjoliveur", 3);
  await search("100%", 3);
  const missed = async (words = "") =>
    (await shop.call(operatorSearchMissed, { token, query: { words } })).data.list;
  const lastDay = new Date(Date.parse(firstDay) + dayMs).toISOString().slice(0, 10);
  expect(await missed()).toEqual([
    { words: "enjoliveur", locale: "fr", count: 5, lastDay },
    { words: "100%", locale: "fr", count: 3, lastDay },
  ]);
  expect((await missed("0%")).map(({ words }) => words)).toEqual(["100%"]);
  const to = { locale: "en", term: "enjoliveur", meanings: ["hubcap"] } as const;
  await shop.call(synonymCalls.save, {
    token,
    body: { id: null, from: null, to: { ...to, meanings: [...to.meanings] } },
  });
  expect((await missed()).map(({ words }) => words)).toEqual(["100%"]);
  shop.clock.advance(31 * dayMs);
  const { token: later } = await makeStaff(shop, undefined, "content");
  expect((await shop.call(operatorSearchMissed, { token: later })).data.list).toEqual([]);
  await jobs.run("delete-old-missed-searches");
  expect(await db.$count(missedSearch)).toBe(0);
  await shop.close();
});
