import {
  Code,
  merchantOrderShip,
  operatorCourierList,
  operatorCourierSecret,
  orderExpress,
  orderHistory,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { courier } from "../../database/schema/shipping.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  type Shopper,
} from "../../testing/test-shop.ts";

const dhl = 3;

let shop: TestApp;
let operator: Shopper;
let staff: Shopper;
let shopper: Shopper;
let productId: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  shop = await testApp();
  const merchantId = await makeMerchant(shop.ctx.db);
  operator = await makeStaff(shop);
  staff = await makeStaff(shop, merchantId);
  shopper = await makeShopper(shop);
  productId = await makeProduct(shop.ctx.db, merchantId);
});
afterAll(() => shop.close());

const newSecret = async (isOn = true) =>
  (await shop.call(operatorCourierSecret, { token: operator.token, body: { id: dhl, isOn } })).data;

const shipped = async (number: string): Promise<string> => {
  const [orderNo = ""] = await placePaidOrder(shop, shopper, [productId]);
  const body = parcelOf({ deliveryId: number });
  await shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body });
  return orderNo;
};

const send = async (secret: string | null, payload: object, code = "dhl") => {
  const { statusCode, body } = await shop.app.inject({
    method: "POST",
    url: `/api/front/courier/${code}/webhooks`,
    headers: secret === null ? {} : { "x-courier-secret": secret },
    payload,
  });
  return { status: statusCode, answer: JSON.parse(body) as unknown };
};

const express = async (orderNo: string) =>
  (await shop.call(orderExpress, { token: shopper.token, params: { orderNo } })).data?.parcels?.[0];

const step = (minutes: number, text: string, place?: string) => ({
  at: new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString(),
  text,
  ...(place !== undefined && { place }),
});

it("adds the steps of a courier once, and records the arrival", async () => {
  const { secret } = await newSecret();
  const orderNo = await shipped("4102773301");
  const steps = [step(0, "Picked up", "Vancouver"), step(1, "Left the sorting center")];
  const report = { number: "41 0277-3301", steps };
  expect(await send(secret, report)).toEqual({ status: 200, answer: { added: 2 } });
  expect(await send(secret, report), "sent again").toEqual({ status: 200, answer: { added: 0 } });
  expect(await express(orderNo)).toMatchObject({ state: "2", deliveredTime: null });
  expect((await express(orderNo))?.logisticsInfo).toContain("Vancouver: Picked up");

  shop.clock.advance(60 * 60_000);
  const arrival = { number: "4102773301", state: "delivered", steps: [step(-5, "Delivered")] };
  expect(await send(secret, arrival)).toEqual({ status: 200, answer: { added: 1 } });
  expect(await send(secret, { ...report, state: "problem" })).toMatchObject({ answer: { added: 0 } });
  const parcel = await express(orderNo);
  expect(parcel).toMatchObject({ state: "3", deliveredTime: expect.any(String) });
  expect(JSON.parse(parcel?.logisticsInfo ?? "")).toHaveLength(3);
  const { data: history } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo } });
  expect(history.filter(({ title }) => title === "Delivered")).toHaveLength(1);
});

it("answers with a status for unknown numbers, other couriers' numbers and invalid reports", async () => {
  const { secret, path } = await newSecret();
  expect(path).toBe("/api/front/courier/dhl/webhooks");
  const unknown = { status: 404, answer: { error: "number" } };
  expect(await send(secret, { number: "9999999999", steps: [step(0, "Here")] })).toEqual(unknown);
  const [orderNo = ""] = await placePaidOrder(shop, shopper, [productId]);
  const body = parcelOf({ deliveryCode: "fedex", deliveryId: "123456789012" });
  await shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body });
  expect(await send(secret, { number: "123456789012", steps: [step(0, "Here")] })).toEqual(unknown);
  expect(await send(secret, { number: "4102773301", steps: [] })).toEqual({
    status: 400,
    answer: { error: "invalid", field: "steps" },
  });
  expect(await send(secret, { number: "4102773301", steps: [{ at: "today", text: "Here" }] })).toEqual({
    status: 400,
    answer: { error: "invalid", field: "steps.0.at" },
  });
});

it("refuses a missing, wrong or replaced secret, and limits the attempts", async () => {
  const { secret: old } = await newSecret();
  const { secret } = await newSecret();
  const { data: couriers } = await shop.call(operatorCourierList, { token: operator.token });
  expect(couriers.filter(({ hasSecret }) => hasSecret).map(({ code }) => code)).toEqual(["dhl"]);
  const [stored] = await shop.ctx.db.select().from(courier).where(eq(courier.id, dhl));
  expect(stored?.secretHash).not.toContain(secret);
  const acts = await shop.ctx.db.select().from(auditEntry).where(eq(auditEntry.action, "courier.secret"));
  expect(JSON.stringify(acts)).not.toContain(secret);

  const report = { number: "4102773301", steps: [step(0, "Here")] };
  const refused = { status: 401, answer: { error: "secret" } };
  for (const wrong of [null, "", old]) expect(await send(wrong, report)).toEqual(refused);
  expect(await send(secret, report, "fedex")).toEqual(refused);
  expect(await send(secret, report, "nobody")).toEqual(refused);
  expect(await newSecret(false)).toMatchObject({ secret: null });
  expect(await send(secret, report)).toEqual(refused);
  for (let attempt = 0; attempt < 60; attempt += 1) await send("wrong", report);
  expect(await send("wrong", report)).toEqual({ status: 429, answer: { error: "tooMany" } });
});

it("answers 404 for the secret of an unknown courier", async () => {
  const { code } = await shop.call(operatorCourierSecret, {
    token: operator.token,
    body: { id: 999, isOn: true },
  });
  expect(code).toBe(Code.notFound);
});
