import { setTimeout as pause } from "node:timers/promises";
import type { Direct } from "@carmine/api/client";
import { limits } from "@carmine/api/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addSitemaps, robots, urlSet } from "./sitemap.ts";

const publicUrl = "https://shop.example";
const shopCount = 12;
/** More products than a search can page through, with gaps between their ids. */
const productIds = [
  ...Array.from({ length: limits.searchWindow + 5000 }, (_, at) => at + 1),
  90_000_001,
  90_000_002,
];
let calls: string[] = [];
let app: FastifyInstance;
let backEnd: "ours" | "another" | "away" = "ours";

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

const idsOf = (kind: string): number[] =>
  kind === "shops" ? Array.from({ length: shopCount }, (_, at) => at + 1) : productIds;
const partOf = (id: number): number => Math.ceil(id / limits.sitemapPart);

const direct: Direct = async ({ path }) => {
  calls.push(path);
  const answer = (data: unknown, code = 200) => ({
    status: 200,
    headers: {},
    text: JSON.stringify({ code, message: "", data }),
  });
  if (path.includes("category")) return answer([category(3, [category(4), category(5, [], false)])]);
  if (backEnd !== "ours") return answer(null, backEnd === "another" ? 404 : 500);
  const [kind = "", part] = path.split("/sitemap/")[1]?.split("/") ?? [];
  return answer(
    part ? idsOf(kind).filter((id) => partOf(id) === Number(part)) : [...new Set(idsOf(kind).map(partOf))],
  );
};

beforeEach(() => {
  calls = [];
  backEnd = "ours";
  app = Fastify();
  const options = { direct, publicUrl, locales: ["en", "lao"] as const, demo: false };
  addSitemaps(app, options);
});
afterEach(() => app.close());

const bodyOf = async (url: string): Promise<string> => (await app.inject(url)).body;

const locationsOf = (body: string): string[] => [...body.matchAll(/<loc>([^<]+)/g)].map(([, at = ""]) => at);

test("lists every product in every language in one of the files of the index, whatever their number", async () => {
  const files = locationsOf(await bodyOf("/sitemap.xml"));
  expect(files.slice(0, 2)).toEqual([
    `${publicUrl}/sitemap-pages.xml`,
    `${publicUrl}/sitemap-products-1.xml`,
  ]);
  const found: string[] = [];
  for (const file of files.filter((name) => name.includes("products"))) {
    const body = await bodyOf(file.slice(publicUrl.length));
    const locations = locationsOf(body);
    expect(locations.length).toBeLessThanOrEqual(50_000);
    found.push(...locations);
  }
  const expected = productIds.flatMap((id) => [
    `${publicUrl}/goods_detail/${id}`,
    `${publicUrl}/lao/goods_detail/${id}`,
  ]);
  expect(found).toHaveLength(expected.length);
  expect(new Set(found)).toEqual(new Set(expected));
}, 30_000);

test("links a page to its other languages", async () => {
  const body = await bodyOf("/sitemap-products-2.xml");
  expect(body).toContain("<loc>https://shop.example/lao/goods_detail/1150</loc>");
  expect(body).toContain('hreflang="lo" href="https://shop.example/lao/goods_detail/1001"/>');
  expect(calls).toEqual(["/api/front/sitemap/products/2"]);
});

test("builds a file once, and none for id ranges without products", async () => {
  await bodyOf("/sitemap-products-2.xml");
  await bodyOf("/sitemap-products-2.xml");
  expect(calls).toHaveLength(1);
  for (const part of ["5000", "0", "-1", "x"])
    expect((await app.inject(`/sitemap-products-${part}.xml`)).statusCode).toBe(404);
});

test("lists only pages if another back end has no ids, and fails temporarily if it is down", async () => {
  backEnd = "another";
  expect(locationsOf(await bodyOf("/sitemap.xml"))).toEqual([`${publicUrl}/sitemap-pages.xml`]);
  await app.close();
  app = Fastify();
  addSitemaps(app, { direct, publicUrl, locales: ["en"], demo: false });
  backEnd = "away";
  const { statusCode, headers } = await app.inject("/sitemap.xml");
  expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
});

test("builds a file once for simultaneous requests", async () => {
  await Promise.all([bodyOf("/sitemap-shops-1.xml"), bodyOf("/sitemap-shops-1.xml")]);
  expect(calls).toHaveLength(1);
});

test("rebuilds a file after an hour, however often it is requested", async () => {
  const now = vi.spyOn(Date, "now");
  for (const minute of [0, 25, 50, 75]) {
    now.mockReturnValue(minute * 60_000 + 1);
    await bodyOf("/sitemap-shops-1.xml");
    // The cache reads the clock at most once per millisecond.
    await pause(5);
  }
  now.mockRestore();
  expect(calls).toHaveLength(2);
});

test("lists shops in their own file, and the shop directory among the pages", async () => {
  const body = await bodyOf("/sitemap-shops-1.xml");
  expect(body.match(/<url>/g)).toHaveLength(2 * shopCount);
  expect(body).toContain("<loc>https://shop.example/lao/merchant/merchant/home?id=12</loc>");
  expect((await app.inject("/sitemap-shops-2.xml")).statusCode).toBe(404);
  expect(await bodyOf("/sitemap-pages.xml")).toContain(
    "<loc>https://shop.example/merchant/merchant_street</loc>",
  );
});

test("lists visible categories with escaped URLs", async () => {
  const body = await bodyOf("/sitemap-pages.xml");
  expect(body).toContain("<loc>https://shop.example/goods/goods_search?cid=4&amp;pid=3&amp;name=C%264</loc>");
  expect(body).not.toContain("cid=5");
});

test("escapes names in text files", () => {
  expect(urlSet(['/a?b="<&'], publicUrl, ["en"])).toContain("/a?b=&quot;&lt;&amp;</loc>");
});

test("excludes personal pages from crawling in every language", () => {
  const text = robots(publicUrl, ["en", "lao"]);
  expect(text).toContain("Disallow: /order/\n");
  expect(text).toContain("Disallow: /lao/order/\n");
  expect(text).toContain("Sitemap: https://shop.example/sitemap.xml");
});
