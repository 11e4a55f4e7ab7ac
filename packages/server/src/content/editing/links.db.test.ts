import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operator } from "../../testing/operator.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../../testing/test-shop.ts";
import { writeGuide } from "../guides/guides.ts";
import { checkLink } from "./links.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const closeShop = (id: number) =>
  shop.ctx.db.execute(sql`update merchant set is_open = false where id = ${id}`);
const check = (url: string) => checkLink(shop.ctx.db, url);

it("accepts pages of the shop with content", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const { productId } = await makeProduct(db, merchantId);
  await writeGuide(shop.ctx, operator, "my-size", "en", { title: "x", html: "<p>x</p>" });
  const { rows } = await db.execute<{ id: number }>(sql`select category_id as id from product limit 1`);
  for (const url of [
    "/",
    "/?floor=1",
    `/goods_detail/${productId}?sku=1`,
    "/guides/my-size",
    `/merchant/merchant/home?id=${merchantId}`,
    `/goods/goods_search?cid=${rows[0]?.id}&title=x`,
    "/goods/goods_search?title=ice+%26+snow",
    "/goods/activity_list",
    "/users/coupon_list",
  ])
    await expect(check(url), url).resolves.toBeUndefined();
});

it("refuses links to missing pages and to pages of missing objects", async () => {
  const { db } = shop.ctx;
  const closed = await makeMerchant(db);
  await closeShop(closed);
  const { productId: hidden } = await makeProduct(db, closed);
  for (const [url, message] of [
    ["https://other.example/x", "isn’t a path of the shop"],
    ["//other.example/x", "isn’t a path of the shop"],
    ["/\\other.example/x", "isn’t a path of the shop"],
    ["javascript:alert(1)", "isn’t a path of the shop"],
    ["goods/top_one", "isn’t a path of the shop"],
    ["/goods/top one", "isn’t a path of the shop"],
    ["/fr/goods/top_one", "has a locale prefix"],
    ["/zh-cn", "has a locale prefix"],
    ["/goods/none", "doesn’t lead to a page of the shop"],
    ["/goods_detail", "doesn’t lead to a page of the shop"],
    [`/goods_detail/${hidden}`, `there is no product on sale ${hidden}`],
    ["/goods_detail/x", "there is no product on sale x"],
    ["/goods_detail/99999999999", "there is no product on sale 99999999999"],
    ["/goods/goods_search?cid=999999", "there is no category 999999"],
    ["/goods/activity_list?id=999999", "there is no open activity 999999"],
    ["/guides/none", "there is no guide none"],
    [`/merchant/merchant/home?id=${closed}`, `there is no open shop ${closed}`],
    ["/merchant/merchant/home", "has no open shop"],
  ] as const)
    await expect(check(url), url).rejects.toThrow(message);
});
