import { addressEdit, cartList, computePrice } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freightTemplate } from "../../database/schema/shipping.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { addressOf, startCheckout, makeProduct, makeMerchant, makeShopper } from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("charges shipping by the country of the address, and shows the free shipping threshold in the cart", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  await db.insert(freightTemplate).values([
    { merchantId, country: "US", firstFee: "0" },
    { merchantId, country: "north-america", firstFee: "5.00", freeFrom: "50.00" },
    { merchantId, country: "europe", firstFee: "9.00", freeFrom: "90.00" },
    { merchantId, firstFee: "30.00" },
  ]);
  const item = await makeProduct(db, merchantId, { price: "20.00" });
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  const preOrderNo = await startCheckout(shop, shopper, [item]);
  const to = async (country: string) => {
    const body = addressOf({ country, postCode: "1000", isDefault: true });
    const { data: saved } = await shop.call(addressEdit, { token, body });
    const price = await shop.call(computePrice, { token, body: { preOrderNo, addressId: saved.id } });
    const { data: cart } = await shop.call(cartList, { token, query: { isValid: true } });
    return [price.data.freightFee, cart[0]?.freeFrom];
  };
  expect(await to("United States")).toEqual(["0.00", "0.00"]);
  expect(await to("Canada")).toEqual(["5.00", "50.00"]);
  expect(await to("Germany")).toEqual(["9.00", "90.00"]);
  expect(await to("Laos")).toEqual(["30.00", null]);
});
