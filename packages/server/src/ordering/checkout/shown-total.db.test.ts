import { addressEdit, Code, computePrice, createOrder, loadPreOrder } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sku } from "../../database/schema/catalogue.ts";
import { freightTemplate } from "../../database/schema/shipping.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  addressOf,
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  readMaster,
} from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** A checkout of one product for 20.00; shipping costs 5.00 to Canada, 30.00 anywhere else. */
const makeCheckout = async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  await db.insert(freightTemplate).values([
    { merchantId, country: "CA", firstFee: "5.00" },
    { merchantId, firstFee: "30.00" },
  ]);
  const item = await makeProduct(db, merchantId, { price: "20.00" });
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  const addressIn = async (country: string, isDefault: boolean) => {
    const body = addressOf({ country, postCode: "1000", isDefault });
    return (await shop.call(addressEdit, { token, body })).data.id;
  };
  const [home, abroad] = [await addressIn("Canada", true), await addressIn("Laos", false)];
  const preOrderNo = await startCheckout(shop, shopper, [item]);
  const create = (addressId: number, choices: object = {}) =>
    shop.call(createOrder, { token, body: { ...createBody(preOrderNo, shopper), addressId, ...choices } });
  const shown = async () => (await shop.call(loadPreOrder, { token, params: { preOrderNo } })).data.payFee;
  const priceFor = async (addressId: number) =>
    (await shop.call(computePrice, { token, body: { preOrderNo, addressId } })).data.payFee;
  return { item, token, home, abroad, create, shown, priceFor };
};

it("refuses an order once if its address makes it more expensive than the total shown by load/pre", async () => {
  const { token, abroad, create, shown } = await makeCheckout();
  expect(await shown()).toBe("25.00");
  expect(await create(abroad)).toMatchObject({
    code: Code.conflict,
    message: "The total is now $50.00. Check it and order again.",
    data: { proTotalFee: "20.00", freightFee: "30.00", payFee: "50.00" },
  });
  const repeated = await create(abroad);
  expect(repeated.code).toBe(Code.ok);
  expect((await readMaster(shop, token, repeated.data.orderNo)).payPrice).toBe("50.00");
});

it("refuses a lower total too, and again after a further change", async () => {
  const { item, home, abroad, create, shown, priceFor } = await makeCheckout();
  await shown();
  expect(await priceFor(abroad)).toBe("50.00");
  expect(await create(home)).toMatchObject({ code: Code.conflict, data: { payFee: "25.00" } });
  await shop.ctx.db.update(sku).set({ price: "21.00" }).where(eq(sku.id, item.skuId));
  expect(await create(home)).toMatchObject({ code: Code.conflict, data: { payFee: "26.00" } });
  expect((await create(home)).code).toBe(Code.ok);
});

it("charges the total returned last by computed/price", async () => {
  const { abroad, create, shown, priceFor } = await makeCheckout();
  await shown();
  await priceFor(abroad);
  expect((await create(abroad)).code).toBe(Code.ok);
});

it("compares with the total that the client sends, if it sends one", async () => {
  const { abroad, create, shown } = await makeCheckout();
  await shown();
  expect((await create(abroad, { expectedPayFee: "50.00" })).code).toBe(Code.ok);
});

it("places an order whose total was never requested", async () => {
  const { abroad, create } = await makeCheckout();
  expect((await create(abroad)).code).toBe(Code.ok);
});
