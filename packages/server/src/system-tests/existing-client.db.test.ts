import type { AddressInfo } from "node:net";
import { Code } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, type TestProduct } from "../testing/test-shop.ts";

/**
 * Calls of a contract front end that wasn't written for this server: it has another origin, sends form values
 * unconverted, and relies on the contract's response fields.
 */
const frontEnd = "https://desk.example";
const password = "wheel nuts 42";

let shop: TestApp;
let item: TestProduct;
let address: string;
beforeAll(async () => {
  shop = await testApp({ corsOrigins: [frontEnd], rateLimits: false });
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
});
afterAll(() => shop.close());

interface Answer {
  code: number;
  message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- read by path, as a client does that knows no types
  data: any;
}

type Body = object | string | URLSearchParams | FormData;

let token = "";

const kindOf = (body: Body): Record<string, string> =>
  body instanceof FormData || body instanceof URLSearchParams ? {} : { "content-type": "application/json" };

const written = (body: Body): BodyInit =>
  typeof body === "string" || body instanceof FormData || body instanceof URLSearchParams
    ? body
    : JSON.stringify(body);

const send = (path: string, body?: Body, origin = frontEnd): Promise<Response> =>
  fetch(address + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      origin,
      "sec-fetch-site": "cross-site",
      "form-type": "pc",
      ...(token && { "authori-zation": token, authorization: `Bearer ${token}` }),
      ...(body !== undefined && kindOf(body)),
    },
    ...(body !== undefined && { body: written(body) }),
  });

const call = async (path: string, body?: Body): Promise<Answer> => {
  const response = await send(path, body);
  expect(response.headers.get("access-control-allow-origin"), path).toBe(frontEnd);
  return (await response.json()) as Answer;
};

/** Makes a call that must succeed. @returns its data */
const ok = async (path: string, body?: Body): Promise<Answer["data"]> => {
  const answer = await call(path, body);
  expect([path, answer.code, answer.message]).toEqual([path, Code.ok, expect.any(String)]);
  return answer.data;
};

const codeFor = (to: string): number => {
  const text = shop.messages.findLast((message) => message.to.endsWith(to))?.text ?? "";
  return Number(/\d{6}/.exec(text)?.[0]);
};

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe("a front end at another origin", () => {
  it("is allowed by its preflight, without credentials, with the contract's headers", async () => {
    const response = await fetch(`${address}/api/front/cart/save`, {
      method: "OPTIONS",
      headers: {
        origin: frontEnd,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authori-zation,authorization,content-type,form-type",
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get("access-control-allow-origin")).toBe(frontEnd);
    expect(response.headers.get("access-control-allow-methods")).toMatch(/\bPOST\b/);
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    const allowed = response.headers.get("access-control-allow-headers")?.toLowerCase().split(/, */);
    expect(allowed).toEqual(
      expect.arrayContaining([
        "authori-zation",
        "authorization",
        "content-type",
        "form-type",
        "guest-token",
        "idempotency-key",
      ]),
    );
    expect(response.headers.get("vary")).toMatch(/origin/i);
  });

  it.each(["https://evil.example", "http://desk.example", "https://desk.example.evil", "null"])(
    "isn't %s",
    async (origin) => {
      const read = await send("/api/front/search/keyword", undefined, origin);
      expect(read.headers.get("access-control-allow-origin")).toBeNull();
      const body = { email: "a@shop.example", password };
      const response = await send("/api/front/login/email", body, origin);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(((await response.json()) as Answer).code).toBe(Code.forbidden);
    },
  );

  it("receives absolute picture URLs", async () => {
    const { productInfo, productValue } = await ok(`/api/front/product/detail/${item.productId}`);
    const { list } = await ok("/api/front/product/list");
    const pictures: string[] = [
      ...JSON.parse(productInfo.sliderImage),
      productInfo.image,
      list[0].image,
      ...Object.values<{ image: string }>(productValue).map(({ image }) => image),
    ];
    for (const picture of pictures) expect(picture).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/.+\.webp$/);
    const anywhere = JSON.stringify(await ok("/api/pc/home/index"));
    expect(anywhere).not.toContain('"/media/');
  });
});

describe("reading as existing clients do", () => {
  it.each([
    "/api/front/product/list?keyword=&cid=&priceOrder=&salesOrder=&minPrice=&maxPrice=&brandId=&merId=&page=&limit=",
    "/api/front/product/list?keyword=tire&cid=&priceOrder=asc&salesOrder=&page=1&limit=20",
    "/api/front/product/facets?keyword=&cid=&merId=&inStock=",
    "/api/front/product/suggest?keyword=",
    "/api/front/merchant/search/list?keywords=&typeId=&categoryId=&isSelf=&page=1&limit=8",
    "/api/front/merchant/street?page=&limit=",
    "/api/front/index/product?page=1&limit=",
    "/api/front/product/reply/list/{product}?type=&page=&limit=",
    "/api/front/product/reply/list/{product}?type=0&page=1&limit=20",
    "//api/front/product/list?keyword=&page=1&limit=20",
    "/api//front/search/keyword",
    "//api/pc/home/index",
  ])("%s", async (path) => {
    expect(await ok(path.replace("{product}", String(item.productId)))).not.toBeNull();
  });
});

describe("registering and signing in", () => {
  const phone = 13_800_138_000;

  it.each([
    ["as JSON", { phone, countryCode: 86 }],
    ["url-encoded", new URLSearchParams({ phone: String(phone), countryCode: "+86" })],
    ["as form data", form({ phone: String(phone), countryCode: "86" })],
  ])("requests a text message %s", async (_, body) => {
    shop.clock.advance(61_000);
    await ok("/api/front/login/sendCode", body);
    expect(codeFor(String(phone))).toBeGreaterThan(0);
  });

  it("registers by phone with numbers, and signs in with text", async () => {
    const captcha = codeFor(String(phone));
    const made = await ok("/api/front/login/register/mobile", { phone, countryCode: 86, captcha, password });
    expect(made.token).not.toBe("");
    const again = { phone: String(phone), countryCode: "+86", password };
    expect((await ok("/api/front/login/mobile/password", again)).uid).toBe(made.uid);
  });

  it("registers by email: the bare address, the code as a number, the token in the body", async () => {
    const email = "desk@shop.example";
    await ok("/api/front/login/email/captcha", email);
    const captcha = codeFor(email);
    const made = await ok("/api/front/login/register/email", { email, captcha, password });
    const entered = await ok("/api/front/login/email", { email, password });
    expect(entered).toMatchObject({ uid: made.uid, token: expect.stringMatching(/^\w{32,}$/) });
    token = entered.token;
    expect(await ok("/api/front/login/token/is/exist", {})).toBe(true);
  });

  it.each([
    { email: "v1@shop.example", phone: "", countryCode: "" },
    { email: "v2@shop.example", phone, countryCode: 86 },
    { email: "v3@shop.example", phone: null, countryCode: null },
  ])("continues as a visitor with %j", async (body) => {
    expect((await ok("/api/front/login/register/visitor", body)).token).not.toBe("");
  });
});

describe("buying", () => {
  const addressFields = { realName: "Li Hua", email: "desk@shop.example", detail: "1 Main Street" };

  it.each([
    ["China", "China"],
    ["中国", "China"],
    ["CN", "China"],
    ["United States of America", "United States"],
    ["美国", "United States"],
    ["Viet Nam", "Vietnam"],
    ["Trinidad and Tobago", "Trinidad & Tobago"],
    ["Cote d'Ivoire", "Côte d’Ivoire"],
  ])("stores an address in %s", async (country, kept) => {
    const body = {
      ...addressFields,
      id: 0,
      country,
      phone: 13_800_138_000,
      countryCode: 86,
      postCode: 100_000,
    };
    const made = await ok("/api/front/address/edit", body);
    expect(made).toMatchObject({
      country: kept,
      postCode: "100000",
      phone: "13800138000",
      countryCode: "86",
    });
  });

  it("buys a product with every field as a form sends it", async () => {
    const { productId, skuId } = item;
    await ok("/api/front/cart/save", [
      { productId: String(productId), productAttrUnique: String(skuId), cartNum: "1" },
    ]);
    const [merchant] = await ok("/api/front/cart/list?isValid=true");
    const [row] = merchant.cartInfoList;
    await ok("/api/front/cart/num", { id: String(row.id), number: "2" });
    expect((await ok("/api/front/cart/count?numType=1&type=sum")).count).toBe(2);
    const source = { preOrderType: "shoppingCart", orderDetails: [{ shoppingCartId: String(row.id) }] };
    const { preOrderNo } = await ok("/api/front/order/pre/order", source);
    const { addressId, payFee } = await ok(`/api/front/order/load/pre/${preOrderNo}`);
    await ok("/api/front/order/computed/price", { preOrderNo, addressId: String(addressId), couponId: 0 });
    const { orderNo } = await ok("/api/front/order/create", {
      preOrderNo,
      addressId: String(addressId),
      couponId: "",
      payType: "",
      payChannel: "pc",
      mark: "",
      realName: "Li Hua",
      phone: 13_800_138_000,
      email: "desk@shop.example",
    });
    const paying = await ok("/api/front/pay/payment", { orderNo, payType: "", payChannel: "pc" });
    expect(paying).toMatchObject({ status: false, payType: "sandbox", orderNo });
    const { list } = await ok("/api/front/order/await/pay/list?page=1&limit=10");
    expect(list[0]).toMatchObject({ orderNo, payPrice: payFee, payType: "sandbox" });
    expect((await ok("/api/front/order/list?type=0&page=&limit=&keywords=")).total).toBe(1);
    await ok(`/api/front/order/cancel/${orderNo}`, {});
  });

  it("refuses a payment method that isn't open", async () => {
    const { productId, skuId } = item;
    const line = { productId, attrValueId: skuId, productNum: "1" };
    const source = { preOrderType: "buyNow", orderDetails: [line] };
    const { preOrderNo } = await ok("/api/front/order/pre/order", source);
    const { addressId } = await ok(`/api/front/order/load/pre/${preOrderNo}`);
    const order = { preOrderNo, addressId, payType: "wechat", payChannel: "pc" };
    expect((await call("/api/front/order/create", order)).code).toBe(Code.failure);
  });

  it("ends the session by its token", async () => {
    await ok("/api/front/login/logout");
    expect((await call("/api/front/user/info")).code).toBe(Code.unauthorized);
  });
});
