import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { apiDocsPage, endpoints, openApiDocument } from "../openapi/index.ts";
import { activityProducts } from "./activities.ts";
import { emailResetPassword, registerEmail } from "./accounts.ts";
import { addressForm } from "./addresses.ts";
import { cartCount, cartList, cartSave } from "./cart.ts";
import { productDetailData, productList } from "./catalogue.ts";
import { countries } from "./countries.data.ts";
import { countryNames, countryOf } from "./countries.ts";
import { emailField } from "./fields.ts";
import { orderActions } from "./order-status.ts";
import { createOrder, preOrder } from "./ordering.ts";
import { sandboxCard } from "./payment.ts";
import { refundActions } from "./refund-status.ts";
import { readList, readPayCurrency } from "./texts.ts";

/** The message key of the first invalid field, as returned by a server. */
const firstKey = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  const result = z.safeParse(schema, value);
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe.each(endpoints)("$name", ({ endpoint }) => {
  test("has a serializable response schema", () => {
    const schema = z.toJSONSchema(endpoint.data, {
      target: "draft-7",
      io: "output",
      unrepresentable: "throw",
    });
    expect(schema.type ?? schema.anyOf).toBeDefined();
  });

  test("has a path with exactly its parameters", () => {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const params = endpoint.params
      ? Object.keys(z.toJSONSchema(endpoint.params, { io: "input" }).properties ?? {})
      : [];
    expect(params).toEqual(named);
  });
});

const requests = endpoints.flatMap(({ name, endpoint }) =>
  [endpoint.query, endpoint.body].flatMap((schema) => (schema ? [{ name, schema }] : [])),
);

test.each(requests)("describes the request of $name", ({ schema }) => {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  expect(described.type ?? described.anyOf ?? described.oneOf).toBeDefined();
});

test("has unique methods and paths", () => {
  const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test("has only valid references in the OpenAPI document", () => {
  const document = openApiDocument({ version: "9.9.9" });
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(references.length).toBeGreaterThan(20);
  for (const target of references) {
    expect(target).toMatch(/^#\/components\/schemas\//);
    expect(document.components.schemas).toHaveProperty([target!.split("/").at(-1)!]);
  }
  expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
    endpoints.length,
  );
  expect(document.info.version).toBe("9.9.9");
});

test("includes the endpoints of every contract file in the document", () => {
  const { paths } = openApiDocument();
  expect(paths).toHaveProperty(["/api/front/product/question/list/{id}", "get"]);
  expect(paths).toHaveProperty(["/api/front/product/reply/list/{id}", "get"]);
  expect(paths).toHaveProperty(["/api/front/order/visitor/master/detail", "get"]);
  expect(paths).toHaveProperty(["/api/front/order/visitor/detail", "get"]);
});

test("lists every endpoint on the documentation page, which loads no external files and uses the CSP nonce", () => {
  const page = apiDocsPage({ nonce: "n-1" });
  for (const { name } of endpoints) expect(page).toContain(`id="${name}"`);
  expect(page).not.toMatch(/src=|https?:\/\//);
  expect(page.match(/<(script|style) nonce="n-1">/g)).toHaveLength(2);
});

test("shows the transition tables of orders and refunds in the documentation", () => {
  const page = apiDocsPage();
  for (const row of orderActions)
    expect(page).toContain(
      `<td><code>${row.action}</code></td><td>${row.from.join(", ")}</td><td>${row.to ?? "stays"}</td><td>${row.by.join(", ")}</td>`,
    );
  for (const row of refundActions)
    expect(page).toContain(
      `<td><code>${row.action}</code></td><td>${row.from.join(", ")}</td><td>${row.by.join(", ")}</td>`,
    );
  expect(openApiDocument()["x-transitions"]).toEqual({ orders: orderActions, refunds: refundActions });
});

test.each([
  ["", "emailEmpty"],
  [undefined, "emailEmpty"],
  ["ann", "correctEmail"],
  ["ann@shop", "correctEmail"],
  ["ann@shop..test", "correctEmail"],
  ["ann@shop.test", undefined],
  [" ann.lee+tires@mail.shop.test ", undefined],
])("validates the email %j: %s", (email, key) => {
  expect(firstKey(emailField, email)).toBe(key);
});

test("accepts a code sent as a number and keeps its leading zeros", () => {
  const body = { email: "a@b.c", captcha: 4217, password: "long enough" };
  expect(registerEmail.body.parse(body)).toMatchObject({ captcha: "004217" });
});

test("reports the first invalid field", () => {
  expect(firstKey(registerEmail.body, {})).toBe("emailEmpty");
  expect(firstKey(registerEmail.body, { email: "a@b.c" })).toBe("emptyCaptche");
  expect(firstKey(registerEmail.body, { email: "a@b.c", captcha: "12#34" })).toBe("correctCaptche");
  expect(firstKey(registerEmail.body, { email: "a@b.c", captcha: "123456" })).toBe("emptyPassword");
  expect(firstKey(registerEmail.body, { email: "a@b.c", captcha: "123456", password: "short" })).toBe(
    "passwordLength",
  );
  const reset = { email: "a@b.c", captcha: "123456", newPassword: "long enough" };
  expect(firstKey(emailResetPassword.body, reset)).toBe("againPassword");
  expect(firstKey(emailResetPassword.body, { ...reset, passwordAgain: "long enouhg" })).toBe("diffPassword");
});

test("accepts postal codes as number or text and keeps leading zeros", () => {
  const form = {
    realName: "Ann",
    email: "a@b.c",
    country: "United States",
    detail: "1 Main St",
    postCode: 2134,
  };
  expect(z.parse(addressForm, form).postCode).toBe("2134");
  expect(z.parse(addressForm, { ...form, postCode: "02134", id: "12" })).toMatchObject({
    postCode: "02134",
    id: 12,
  });
  expect(firstKey(addressForm, { ...form, postCode: "SW1A/1AA" })).toBe("correctPostCode");
  expect(firstKey(addressForm, { ...form, realName: " " })).toBe("emptyName");
});

test("limits quantities to 1–99 and accepts ids as number or text", () => {
  const line = { productId: "1", productAttrUnique: 2, cartNum: 99 };
  expect(z.parse(cartSave.body, [line])).toEqual([{ productId: 1, productAttrUnique: 2, cartNum: 99 }]);
  expect(firstKey(cartSave.body, [{ ...line, cartNum: 100 }])).toBe("correctQuantity");
  expect(firstKey(cartSave.body, [{ ...line, cartNum: 0 }])).toBe("correctQuantity");
  expect(firstKey(cartSave.body, [])).toBe("selectItem");
});

test("parses boolean query parameters from text", () => {
  expect(z.parse(cartList.query, { isValid: "false" })).toEqual({ isValid: false });
  expect(z.parse(cartCount.query, {})).toEqual({ type: "total", numType: true });
  expect(z.safeParse(cartList.query, { isValid: "maybe" }).success).toBe(false);
});

test("requires an address and a payment method for an order, and limits its note to 150 characters", () => {
  const body = { preOrderNo: "P1", addressId: 4, payType: "sandbox", payChannel: "pc" };
  expect(z.parse(createOrder.body, { ...body, couponId: "", expectedPayFee: 12.5 })).toMatchObject({
    couponId: null,
    expectedPayFee: "12.5",
  });
  for (const addressId of [undefined, null, ""])
    expect(firstKey(createOrder.body, { ...body, addressId })).toBe("emptyShippingAddress");
  expect(z.parse(createOrder.body, { ...body, payType: "" }).payType).toBe("");
  expect(firstKey(createOrder.body, { ...body, mark: "x".repeat(151) })).toBe("noteLength");
  expect(z.safeParse(createOrder.body, { ...body, mark: "x".repeat(150) }).success).toBe(true);
});

test("accepts cart rows or one sku for a pre-order", () => {
  const buyNow = { preOrderType: "buyNow", orderDetails: [{ productId: 1, attrValueId: 2, productNum: 3 }] };
  expect(z.safeParse(preOrder.body, buyNow).success).toBe(true);
  expect(firstKey(preOrder.body, { ...buyNow, orderDetails: [] })).toBe("selectItem");
  expect(firstKey(preOrder.body, { preOrderType: "shoppingCart", orderDetails: [] })).toBe("selectItem");
  expect(firstKey(preOrder.body, { preOrderType: "gift", orderDetails: [] })).toBe("wrongParameter");
});

test("accepts a card number in groups, and requires a valid month", () => {
  const card = { orderNo: "PT1", number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  expect(z.parse(sandboxCard, card).number).toBe("4242424242424242");
  expect(firstKey(sandboxCard, { ...card, expiry: "13/30" })).toBe("correctExpiry");
  expect(firstKey(sandboxCard, { ...card, number: "" })).toBe("emptyCardNumber");
});

test("limits the paging of a search", () => {
  expect(z.parse(productList.query, {})).toMatchObject({ page: 1, limit: 20 });
  expect(z.parse(productList.query, { page: "3", limit: "50", inStock: "true" })).toMatchObject({
    page: 3,
    limit: 50,
    inStock: true,
  });
  expect(z.parse(productList.query, { limit: "1000" })).toMatchObject({ limit: 100 });
  expect(z.safeParse(productList.query, { limit: "0" }).success).toBe(false);
  expect(z.parse(activityProducts.query, {})).toMatchObject({ page: 1, limit: 20 });
});

test("never exposes the cost", () => {
  expect(JSON.stringify(z.toJSONSchema(productDetailData))).not.toContain('"cost"');
});

test("parses lists in every text format", () => {
  expect(readList('["/a.webp","/b.webp"]')).toEqual(["/a.webp", "/b.webp"]);
  expect(readList('[{"sattDir":"/c.webp","attId":1}]')).toEqual(["/c.webp"]);
  expect(readList("/a.webp,/b.webp")).toEqual(["/a.webp", "/b.webp"]);
  expect(readList("[broken")).toEqual([]);
  expect(readList(null)).toEqual([]);
});

test("falls back to the dollar", () => {
  expect(readPayCurrency('{"country":"CA","currency":"CAD","symbol":"C$","ID":2}')).toEqual({
    country: "CA",
    currency: "CAD",
    symbol: "C$",
    digits: 2,
    smallestCharge: "0.01",
  });
  expect(readPayCurrency('{"currency":"USD","smallestCharge":"0.50"}').smallestCharge).toBe("0.50");
  expect(readPayCurrency("").symbol).toBe("$");
  expect(readPayCurrency("{").symbol).toBe("$");
});

test("finds countries by code and name and names them in every language", () => {
  expect(countries.length).toBeGreaterThanOrEqual(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countryOf("la")?.dialCode).toBe(856);
  expect(countryOf("United States")?.code).toBe("US");
  expect(countryOf("Atlantis")).toBeUndefined();
  const french = countryNames("fr");
  expect(french({ code: "DE", name: "Germany" })).toBe("Allemagne");
  expect(french({ code: "ZQ", name: "Nowhere" })).toBe("Nowhere");
  // As in the browser, although Node.js knows Lao names.
  expect(countryNames("lo")({ code: "DE", name: "Germany" })).toBe("Germany");
});
