import { setTimeout as pause } from "node:timers/promises";
import type { Direct } from "@carmine/api/client";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addSitemaps, robots, urlSet } from "./sitemap.ts";

const publicUrl = "https://shop.example";
const total = 1150;
const shopCount = 12;
let calls: string[] = [];
let app: FastifyInstance;

const card = (id: number) => ({
  id,
  name: `Shop ${id}`,
  isSelf: false,
  storeName: `No. ${id}`,
  price: "1.00",
  sales: 0,
  stock: 1,
});
const category = (id: number, childList: unknown[] = [], isShow = true) => ({
  id,
  pid: id === 3 ? 0 : 3,
  name: `C&${id}`,
  icon: null,
  level: 1,
  sort: 0,
  isShow,
  childList,
});

const direct: Direct = async ({ path }) => {
  const url = new URL(path, publicUrl);
  calls.push(url.pathname + url.search);
  const page = Number(url.searchParams.get("page"));
  const limit = Number(url.searchParams.get("limit"));
  const all = url.pathname.includes("street") ? shopCount : total;
  const left = Math.max(0, Math.min(limit, all - (page - 1) * limit));
  const data = url.pathname.includes("category")
    ? [category(3, [category(4), category(5, [], false)])]
    : { list: Array.from({ length: left }, (_, at) => card((page - 1) * limit + at + 1)), total: all };
  return { status: 200, headers: {}, text: JSON.stringify({ code: 200, message: "", data }) };
};

beforeEach(() => {
  calls = [];
  app = Fastify();
  const options = { direct, publicUrl, locales: ["en", "lao"] as const, demo: false };
  addSitemaps(app, options);
});
afterEach(() => app.close());

const bodyOf = async (url: string): Promise<string> => (await app.inject(url)).body;

test("the index names a file for each thousand products", async () => {
  const body = await bodyOf("/sitemap.xml");
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://shop.example/sitemap-pages.xml",
    "<loc>https://shop.example/sitemap-shops-1.xml",
    "<loc>https://shop.example/sitemap-products-1.xml",
    "<loc>https://shop.example/sitemap-products-2.xml",
  ]);
});

test("products stand in every language, each with all the others beside it", async () => {
  const body = await bodyOf("/sitemap-products-2.xml");
  expect(body.match(/<url>/g)).toHaveLength(2 * (total - 1000));
  expect(body).toContain("<loc>https://shop.example/lao/goods_detail/1150</loc>");
  expect(body).toContain('hreflang="lo" href="https://shop.example/lao/goods_detail/1001"/>');
  expect(calls).toHaveLength(2);
});

test("a file is made once, and there is none beyond the last product", async () => {
  await bodyOf("/sitemap-products-2.xml");
  await bodyOf("/sitemap-products-2.xml");
  expect(calls).toHaveLength(2);
  for (const part of ["3", "0", "-1", "x"])
    expect((await app.inject(`/sitemap-products-${part}.xml`)).statusCode).toBe(404);
});

test("a file is made once for all who ask at the same time", async () => {
  await Promise.all([bodyOf("/sitemap-shops-1.xml"), bodyOf("/sitemap-shops-1.xml")]);
  expect(calls).toHaveLength(1);
});

test("a file is made anew after an hour, however often it is asked for", async () => {
  const now = vi.spyOn(Date, "now");
  for (const minute of [0, 25, 50, 75]) {
    now.mockReturnValue(minute * 60_000 + 1);
    await bodyOf("/sitemap-shops-1.xml");
    // The cache reads the clock at most once in a millisecond.
    await pause(5);
  }
  now.mockRestore();
  expect(calls).toHaveLength(2);
});

test("shops have a file of their own, and the street is among the pages", async () => {
  const body = await bodyOf("/sitemap-shops-1.xml");
  expect(body.match(/<url>/g)).toHaveLength(2 * shopCount);
  expect(body).toContain("<loc>https://shop.example/lao/merchant/merchant/home?id=12</loc>");
  expect((await app.inject("/sitemap-shops-2.xml")).statusCode).toBe(404);
  expect(await bodyOf("/sitemap-pages.xml")).toContain(
    "<loc>https://shop.example/merchant/merchant_street</loc>",
  );
});

test("categories that are shown are listed, their addresses escaped", async () => {
  const body = await bodyOf("/sitemap-pages.xml");
  expect(body).toContain("<loc>https://shop.example/goods/goods_search?cid=4&amp;pid=3&amp;name=C%264</loc>");
  expect(body).not.toContain("cid=5");
});

test("names can't end the text they stand in", () => {
  expect(urlSet(['/a?b="<&'], publicUrl, ["en"])).toContain("/a?b=&quot;&lt;&amp;</loc>");
});

test("crawlers are kept out of what is personal, in every language", () => {
  const text = robots(publicUrl, ["en", "lao"]);
  expect(text).toContain("Disallow: /order/\n");
  expect(text).toContain("Disallow: /lao/order/\n");
  expect(text).toContain("Sitemap: https://shop.example/sitemap.xml");
});
