import { productDetail, storefrontKeyHeader } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { testApp } from "../../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../../testing/test-shop.ts";
import { createViewCounter } from "./count-views.ts";

const storefrontKey = "k".repeat(32);

it("counts views by people, not by bots, and writes them on shutdown", async () => {
  const shop = await testApp({ storefrontKey });
  const { db } = shop.ctx;
  const { productId } = await makeProduct(db, await makeMerchant(db));
  const url = productDetail.path.replace("{id}", String(productId));
  const look = (headers: Record<string, string>) => shop.app.inject({ url, headers });
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  for (let times = 0; times < 3; times += 1) await look(browser);
  await look({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
  await look({ ...browser, [storefrontKeyHeader]: storefrontKey });
  const browse = async () => {
    const [row] = await db.select({ browse: product.browse }).from(product).where(eq(product.id, productId));
    return row?.browse;
  };
  expect(await browse(), "no write with a request").toBe(0);
  await shop.app.close();
  expect(await browse()).toBe(3);
  const counter = createViewCounter(shop.ctx);
  counter.count(productId, "app 1.0");
  counter.count(2_000_000_000, "app 1.0");
  await counter.write();
  await counter.write();
  expect(await browse()).toBe(4);
  await shop.close();
});
