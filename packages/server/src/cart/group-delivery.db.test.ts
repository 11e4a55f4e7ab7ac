import { cartList, cartSave } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sku } from "../database/schema/catalogue.ts";
import { deliveryTime, freightTemplate } from "../database/schema/shipping.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

interface By {
  token?: string;
  guestToken?: string;
}

it("returns arrival and shipping cost of a shop's products in the shopper's country", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  await db.insert(freightTemplate).values({ merchantId, by: "piece", firstFee: "5.00", nextFee: "2.00" });
  const item = await makeProduct(db, merchantId, { stock: 9 });
  // The shopper's address is in Canada; guests get the marketplace's country.
  const { token } = await makeShopper(shop);
  const put = (cartNum: number, by: By) =>
    shop.call(cartSave, {
      ...by,
      body: [{ productId: item.productId, productAttrUnique: item.skuId, cartNum }],
    });
  await put(3, { token });
  const guestToken = String((await put(1, {})).headers["guest-token"]);
  const terms = async (by: By, isValid = true) => {
    const { data } = await shop.call(cartList, { ...by, query: { isValid } });
    return { delivery: data[0]?.delivery, freightFrom: data[0]?.freightFrom };
  };
  expect(await terms({ token })).toEqual({ delivery: null, freightFrom: "9.00" });
  expect(await terms({ guestToken })).toEqual({ delivery: null, freightFrom: "5.00" });
  await db.insert(deliveryTime).values([
    { merchantId, country: "CA", handlingDays: 0, minDays: 1, maxDays: 2 },
    { merchantId, country: "*", handlingDays: 0, minDays: 30, maxDays: 40 },
  ]);
  const near = (await terms({ token })).delivery;
  const far = (await terms({ guestToken })).delivery;
  expect((far?.earliest ?? "") > (near?.latest ?? "x")).toBe(true);
  await db.update(sku).set({ isOnSale: false }).where(eq(sku.id, item.skuId));
  expect(await terms({ token }, false)).toEqual({ delivery: null, freightFrom: null });
});
