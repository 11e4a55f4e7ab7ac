import {
  awaitPayList,
  computePrice,
  loadPreOrder,
  masterOrderDetail,
  productDetail,
  replyList,
  userMenu,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, sku } from "../database/schema/catalogue.ts";
import { menuEntry } from "../database/schema/content.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { taxRate } from "../database/schema/taxes.ts";
import { payment } from "../database/schema/payment.ts";
import { review } from "../database/schema/reviews.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  placeTestOrder,
  type TestProduct,
  type Shopper,
} from "../testing/test-shop.ts";

/** Contract fields that our pages don't show. */
let shop: TestApp;
let item: TestProduct;
let shopper: Shopper;
beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  item = await makeProduct(db, merchantId);
  shopper = await makeShopper(shop);
  await db
    .insert(freightTemplate)
    .values({ merchantId, by: "piece", first: "1", firstFee: "5.00", next: "1", nextFee: "2.00" });
  await db.insert(taxRate).values({ country: "CA", name: { en: "GST" }, rate: "0.05" });
});
afterAll(() => shop.close());

const buyThree = () => [{ ...item, quantity: 3 }];

it("returns the total before deductions, and the shipping cost per unit", async () => {
  const { token, addressId } = shopper;
  const preOrderNo = await startCheckout(shop, shopper, buyThree());
  const { data: held } = await shop.call(loadPreOrder, { token, params: { preOrderNo } });
  const { data: price } = await shop.call(computePrice, { token, body: { preOrderNo, addressId } });
  const before = (Number(price.proTotalFee) + Number(price.freightFee) + Number(price.taxFee)).toFixed(2);
  expect(held.totalPrice).toBe(before);
  // 5% of three units; shipping isn't taxed.
  expect([Number(held.tax) > 0, held.tax, price.tax]).toEqual([true, price.taxFee, price.taxFee]);
  expect([price.freightFee, held.orderList[0]?.orderInfoList[0]?.postage]).toEqual(["9.00", "3.00"]);
  expect(price.merchantList).toMatchObject([{ freightFee: "9.00", freightFrom: "9.00", delivery: null }]);
});

it("keeps both in the order, and returns the URL to continue a started payment", async () => {
  const buyer = await makeShopper(shop);
  const { token } = buyer;
  const { db } = shop.ctx;
  const orderNo = await placeTestOrder(shop, buyer, buyThree());
  // As if a coupon of 4.00 had been used.
  await db
    .update(masterOrder)
    .set({ coupon: "4.00", total: "36.50", tax: "1.50" })
    .where(eq(masterOrder.orderNo, orderNo));
  const redirect = "https://pay.example/approve?token=1";
  const [row] = await db.select().from(masterOrder).where(eq(masterOrder.orderNo, orderNo));
  await db.insert(payment).values({
    masterOrderId: row?.id ?? 0,
    provider: "sandbox",
    reference: "r-1",
    amount: 3650n,
    currency: "USD",
    redirect,
    createdAt: new Date(),
    askedAt: new Date(),
  });
  const { data: detail } = await shop.call(masterOrderDetail, { token, params: { orderNo } });
  expect(detail).toMatchObject({ totalPrice: "40.50", payPrice: "36.50", couponPrice: "4.00", redirect });
  const { data: waiting } = await shop.call(awaitPayList, { token });
  const card = waiting.list.find((order) => order.orderNo === orderNo);
  expect(card).toMatchObject({ redirect, orderList: [{ orderInfoList: [{ postage: "3.00" }] }] });
});

it("has unique attribute ids over all products", async () => {
  const { db } = shop.ctx;
  const option = (key: string) => ({ key, name: { en: key }, values: [{ key: "a", text: { en: "A" } }] });
  const options = Array.from({ length: 12 }, (_, index) => option(`o${index}`));
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { productId } = await makeProduct(db, await makeMerchant(db));
    await db.update(product).set({ options }).where(eq(product.id, productId));
    await db
      .update(sku)
      .set({ values: options.map(() => "a") })
      .where(eq(sku.productId, productId));
    const { data } = await shop.call(productDetail, { params: { id: productId } });
    ids.push(...data.productAttr.map(({ id }) => id));
  }
  expect(ids).toHaveLength(36);
  expect(new Set(ids).size).toBe(36);
});

it("identifies the author of a review", async () => {
  const { productId } = item;
  const { db, clock } = shop.ctx;
  const own = {
    productId,
    accountId: shopper.accountId,
    star: 5,
    text: "Good",
    nickname: "Ada",
    skuText: { en: "" },
  };
  await db.insert(review).values({ ...own, createdAt: clock.now() });
  const { data } = await shop.call(replyList, { params: { id: productId } });
  expect(data.list[0]?.uid).toBe(shopper.accountId);
});

it("has a default account menu until an operator defines one", async () => {
  const menu = async (locale: "en" | "lao") =>
    (await shop.call(userMenu, { token: shopper.token, locale })).data.routine_my_menus;
  expect((await menu("en")).map(({ id, name }) => [id, name])).toEqual([
    [65, "Profile"],
    [66, "Addresses"],
    [67, "Saved products"],
    [69, "Followed shops"],
    [68, "Coupons"],
    [75, "Points"],
    [70, "Become a seller"],
    [71, "My applications"],
  ]);
  for (const { name, pic } of await menu("lao")) {
    expect(name).toMatch(/\p{Script=Lao}/u);
    const picture = await shop.app.inject(new URL(pic ?? "").pathname);
    expect(picture.statusCode, name).toBe(200);
  }
});

it("hides followed shops on desktop in stored and default menus, and keeps their page for other clients", async () => {
  const entry = async () =>
    (await shop.call(userMenu, { token: shopper.token })).data.routine_my_menus.find(({ id }) => id === 69);
  const hidden = { pc_url: "", url: "/users/collection_list?tab=shops" };
  expect(await entry()).toMatchObject(hidden);
  await shop.ctx.db.insert(menuEntry).values({ id: 69, name: { en: "Followed" }, icon: "store", pcUrl: "" });
  expect(await entry()).toMatchObject({ ...hidden, name: "Followed" });
  await shop.ctx.db.delete(menuEntry);
});

it("lists only account pages that exist, each with a picture and a URL", async () => {
  await shop.ctx.db.insert(menuEntry).values([
    { id: 66, name: { en: "Addresses" }, icon: "map-pin", pcUrl: "/users/address_list" },
    { id: 998, name: { en: "Help" }, icon: "map-pin", pcUrl: "https://help.example/faq" },
    { id: 999, name: { en: "Balance" }, icon: "wallet", pcUrl: "/users/balance" },
  ]);
  const { data } = await shop.call(userMenu, { token: shopper.token });
  expect(data.routine_my_menus.map(({ id }) => id)).toEqual([66, 998]);
  const [entry] = data.routine_my_menus;
  expect(entry).toMatchObject({ pc_url: "/users/address_list", url: "/users/address_list" });
  const picture = await shop.app.inject(new URL(entry?.pic ?? "").pathname);
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(picture.body).toMatch(/^<svg /);
});
