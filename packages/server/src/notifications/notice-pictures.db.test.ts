import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeShopper } from "../testing/test-shop.ts";
import { writeProducts } from "../testing/write-products.ts";
import { readNoticePictures } from "./notice-pictures.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("finds the picture of a product, and nothing for other pages and missing orders", async () => {
  const { db } = shop.ctx;
  const { accountId } = await makeShopper(shop);
  const written = await writeProducts(db, [{ handle: "a", category: ["Tires"] }]);
  const id = written.get("a") ?? 0;
  await db.execute(sql`update product set card_picture = 'tire-a' where id = ${id}`);
  const product = `/goods_detail/${id}?tab=questions`;
  const paths = [product, "/users/points", "/order/order_detail?orderNo=SH1", "/goods_detail/999999"];
  expect([...(await readNoticePictures(db, accountId, paths))]).toEqual([[product, "/media/tire-a.webp"]]);
});
