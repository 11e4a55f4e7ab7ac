import { cartSave, loginEmail, productDetail, productList } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoAccounts } from "../demo/accounts.ts";
import { seedDemo } from "../demo/seed-demo.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await testApp();
  await seedDemo(shop.ctx);
  const { email = "", password = "" } = demoAccounts[0] ?? {};
  token = (await shop.call(loginEmail, { body: { email, password } })).data.token;
  const [first] = (await shop.call(productList, { query: { inStock: true } })).data.list;
  const { data } = await shop.call(productDetail, { params: { id: first?.id ?? 0 } });
  const [sku] = Object.values(data.productValue).filter(({ stock }) => stock > 0);
  const row = { productId: data.productInfo.id, productAttrUnique: sku?.id ?? 0, cartNum: 1 };
  await shop.call(cartSave, { token, body: [row] });
}, 120_000);
afterAll(() => shop.close());

const read = async (path: string, method: "GET" | "POST" = "GET"): Promise<unknown> => {
  const answer = await shop.app.inject({ method, url: path, headers: { "authori-zation": token } });
  const { code, data } = answer.json<{ code: number; data: unknown }>();
  expect(code, path).toBe(200);
  return data;
};

/** All values of a field, at any depth, except in the selling points, an extension whose pictures may be null. */
const valuesOf = (data: unknown, field: string): unknown[] => {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesOf(entry, field));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data)
    .filter(([name]) => name !== "features")
    .flatMap(([name, value]) => [...(name === field ? [value as unknown] : []), ...valuesOf(value, field)]);
};

const textOf = (data: unknown, field: string): string[] =>
  valuesOf(data, field).filter((value) => typeof value === "string");

/** Fields that the wire contract types as strings, and that clients show without a null check. */
const card = "image storeName price otPrice";
const item = "productName image sku price";
const order = `${item} orderNo merName payPrice`;
const fields: readonly (readonly [path: string, names: string])[] = [
  ["/api/pc/home/index", "pic logoUrl shopPayCurrency"],
  ["/api/front/index/product", card],
  ["/api/front/product/list", card],
  ["/api/front/product/leaderboard", card],
  ["/api/front/activity/index/list", "name proImage image storeName price otPrice"],
  ["/api/front/product/category", "name"],
  ["/api/front/merchant/street", "name avatar backImage streetBackImage image storeName price"],
  ["/api/front/merchant/search/list?limit=100", "name avatar backImage streetBackImage"],
  ["/api/front/merchant/all/type/list", "name info createTime updateTime"],
  ["/api/front/merchant/all/category/list", "name createTime updateTime"],
  ["/api/front/user/info", "nickname avatar"],
  ["/api/pc/address/all/list", "realName phone countryCode country email detail postCode"],
  ["/api/front/cart/list?isValid=true", "merName productAttrUnique image storeName suk price"],
  [
    "/api/front/order/await/pay/list",
    `${item} orderNo merName payPrice payType payChannel weight volume postage`,
  ],
  ["/api/front/order/list?type=-9&limit=100", order],
  ["/api/front/order/refund/list?limit=100", `${item} refundOrderNo merOrderNo masterOrderNo refundPrice`],
  ["/api/front/coupons?useType=1", "name money minPrice"],
  ["/api/front/coupon/list?type=usable", "name money minPrice startTime endTime validStr"],
  ["/api/front/collect/product/list", "storeName image price createTime"],
  ["/api/front/collect/merchant/list", "merName merAvatar createTime"],
  ["/api/front/integral/list", "linkId linkType title mark createTime updateTime"],
];

it.each(fields)("sends no null from %s in %s", async (path, names) => {
  const data = await read(path);
  for (const name of names.split(" ")) {
    const values = valuesOf(data, name);
    expect(values.length, name).toBeGreaterThan(0);
    expect(
      values.filter((value) => typeof value !== "string"),
      name,
    ).toEqual([]);
  }
});

it("sends the location of an unknown IP address as empty strings", async () => {
  expect(await read("/api/front/address/ip/info", "POST")).toEqual({
    country_name: "",
    country_code: "",
    country_calling_code: "",
    region: "",
    city: "",
  });
});

it("sends no null in the texts of every product and its reviews", async () => {
  const ids = valuesOf(await read("/api/front/product/list?limit=100"), "id").filter(Number.isInteger);
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    const page = await read(`/api/front/product/detail/${String(id)}`);
    for (const name of `${card} sliderImage attrName attrValues sku unique name avatar`.split(" "))
      expect(
        valuesOf(page, name).filter((value) => typeof value !== "string"),
        `${name} of ${String(id)}`,
      ).toEqual([]);
    const replies = await read(`/api/front/product/reply/list/${String(id)}?type=0`);
    for (const name of ["avatar", "createTime"])
      expect(
        valuesOf(replies, name).filter((value) => typeof value !== "string"),
        name,
      ).toEqual([]);
  }
});

it("sends no null in the texts of every order, its parcel and its refunds", async () => {
  const list = await read("/api/front/order/list?type=-9&limit=100");
  for (const orderNo of new Set(textOf(list, "orderNo"))) {
    const detail = await read(`/api/front/order/detail/${orderNo}`);
    for (const name of `${order} email realName userPhone userAddress proTotalPrice payPostage`.split(" "))
      expect(
        valuesOf(detail, name).filter((value) => typeof value !== "string"),
        name,
      ).toEqual([]);
    const [discount] = textOf(detail, "couponPrice");
    if (Number(discount) > 0) expect(valuesOf(detail, "couponId"), orderNo).toEqual([expect.any(Number)]);
    const parcel = await read(`/api/front/order/express/${orderNo}`);
    for (const name of "expNo expCode expName courier courierPhone trackTime logisticsInfo reason".split(" "))
      expect(
        valuesOf(parcel, name).filter((value) => typeof value !== "string"),
        name,
      ).toEqual([]);
  }
});

it("serves the default pictures", async () => {
  for (const url of ["/media/default-avatar.webp", "/media/default-logo.webp"])
    expect((await shop.app.inject(url)).headers["content-type"]).toBe("image/webp");
});
