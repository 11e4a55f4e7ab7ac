import {
  Code,
  masterOrderDetail,
  merchantOrderShip,
  merchantOrderShipBatch,
  merchantParcelCorrect,
  noticeList,
  orderDetail,
  orderExpress,
  orderHistory,
  type BodyOf,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { courier, deliveryTime } from "../database/schema/shipping.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  placeTestOrder,
  type TestProduct,
  type Shopper,
} from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";
import { dayIn } from "../shared/shop-time.ts";
import { workingDaysAfter } from "../shared/working-days.ts";
import { receiveOverdue } from "./transitions/merchant-order-actions.ts";

const hourMs = 3_600_000;

let shop: TestApp;
let merchantId: number;
let staff: Shopper;
let shopper: Shopper;
let items: TestProduct[];
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merchantId);
  shopper = await makeShopper(shop);
  // Order lines are sorted like the cart: newest product first.
  const older = await makeProduct(shop.ctx.db, merchantId);
  items = [await makeProduct(shop.ctx.db, merchantId), older];
});
afterAll(() => shop.close());

const ship = (orderNo: string, over: Partial<BodyOf<typeof merchantOrderShip>> = {}) =>
  shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf(over) });

const read = async (orderNo: string) =>
  (await shop.call(orderDetail, { token: shopper.token, params: { orderNo } })).data;

const express = async (orderNo: string) =>
  (await shop.call(orderExpress, { token: shopper.token, params: { orderNo } })).data;

const historyOf = async (orderNo: string) =>
  (await shop.call(orderHistory, { token: shopper.token, params: { orderNo } })).data;

/** Audit log entries of an order. */
const actsOn = async (orderNo: string) => {
  const rows = await shop.ctx.db.select().from(auditEntry).where(eq(auditEntry.subject, orderNo));
  return rows.map(({ action, accountId, after }) => ({ action, accountId, after }));
};

const paidOrder = async (pieces = [2, 1]): Promise<string> => {
  const wanted = items.map((one, place) => ({ ...one, quantity: pieces[place] ?? 1 }));
  return (await placePaidOrder(shop, shopper, wanted))[0] ?? "";
};

describe("shipping", () => {
  it("ships a whole order with a courier, and shows no parcel before", async () => {
    const orderNo = await paidOrder();
    expect(await express(orderNo)).toBeNull();
    expect((await ship(orderNo, { deliveryId: "12345 678-90" })).code).toBe(Code.ok);
    const order = await read(orderNo);
    expect(order).toMatchObject({
      status: 1,
      deliveryType: "express",
      deliveryName: "DHL Express",
      deliveryCode: "dhl",
      deliveryId: "1234567890",
      isRefundable: false,
    });
    expect(order.autoReceiveTime).not.toBeNull();
    expect(order.orderInfoList.map(({ sentNum }) => sentNum)).toEqual([2, 1]);
    expect((await historyOf(orderNo)).at(-1)).toMatchObject({
      status: "toReceive",
      title: "Shipped",
      who: "merchant",
      note: "DHL Express 1234567890",
    });
    expect(await actsOn(orderNo)).toEqual([
      {
        action: "order.ship",
        accountId: staff.accountId,
        after: expect.objectContaining({ deliveryId: "1234567890" }),
      },
    ]);
    const { data: notices } = await shop.call(noticeList, { token: shopper.token });
    expect(notices.list[0]?.link).toBe(`/order/logistics?orderNo=${orderNo}`);
    expect((await ship(orderNo)).code, "twice").toBe(Code.failure);
  });

  it("returns the expected days of arrival by the shop's delivery time for the country", async () => {
    const first = await paidOrder();
    await ship(first);
    expect((await express(first))?.parcels).toMatchObject([{ arrival: null }]);
    const { db, clock, config } = shop.ctx;
    const days = { handlingDays: 1, minDays: 2, maxDays: 4 };
    await db.insert(deliveryTime).values({ merchantId, country: "*", ...days, maxDays: 20 });
    await db.insert(deliveryTime).values({ merchantId, country: "north-america", ...days });
    const orderNo = await paidOrder();
    await ship(orderNo);
    const today = dayIn(config.timeZone, clock.now());
    const arrival = { earliest: workingDaysAfter(today, 2), latest: workingDaysAfter(today, 4) };
    expect((await express(orderNo))?.parcels).toMatchObject([{ arrival }]);
    await db.delete(deliveryTime).where(eq(deliveryTime.merchantId, merchantId));
  });

  it("refuses an order that isn't paid", async () => {
    const masterNo = await placeTestOrder(shop, shopper, items);
    const params = { orderNo: masterNo };
    const { data } = await shop.call(masterOrderDetail, { token: shopper.token, params });
    const orderNo = data.orderList[0]?.orderNo ?? "";
    expect(await ship(orderNo)).toMatchObject({
      code: Code.failure,
      message:
        "This order has changed, so that’s no longer possible. Reload the page to see where it stands.",
    });
    expect(await actsOn(orderNo)).toEqual([]);
  });

  it("ships in parcels, and changes the order's state with the last unit", async () => {
    const orderNo = await paidOrder();
    const [first, second] = (await read(orderNo)).orderInfoList.map(({ id }) => id);
    const part = { lines: [{ orderInfoId: first ?? 0, num: 1 }] };
    expect((await ship(orderNo, part)).code).toBe(Code.ok);
    expect((await read(orderNo)).status).toBe(0);
    expect((await historyOf(orderNo)).at(-1)).toMatchObject({ status: "toShip" });
    const tooMany = await ship(orderNo, { lines: [{ orderInfoId: first ?? 0, num: 2 }] });
    expect(tooMany).toMatchObject({ code: Code.badRequest, message: "You can choose up to 1" });
    expect((await ship(orderNo, { lines: [{ orderInfoId: 2_000_000_000, num: 1 }] })).code).toBe(
      Code.notFound,
    );
    const rest: BodyOf<typeof merchantOrderShip> = {
      deliveryType: "merchant",
      deliveryName: "Ben Ito",
      deliveryPhone: "+1 604 555 0100",
    };
    expect((await ship(orderNo, rest)).code).toBe(Code.ok);
    expect((await read(orderNo)).status).toBe(1);
    const track = await express(orderNo);
    expect(track).toMatchObject({ courier: "Ben Ito", courierPhone: "+1 604 555 0100", expNo: "" });
    expect(track?.parcels?.map(({ lines }) => lines)).toEqual([
      [{ orderInfoId: first, num: 1 }],
      [
        { orderInfoId: first, num: 1 },
        { orderInfoId: second, num: 1 },
      ],
    ]);
  });

  it("accepts a line once per parcel, and skips fully sent lines in the rest", async () => {
    const orderNo = await paidOrder();
    const [first, second] = (await read(orderNo)).orderInfoList.map(({ id }) => id);
    const one = { orderInfoId: first ?? 0, num: 1 };
    expect((await ship(orderNo, { lines: [one, one] })).code).toBe(Code.badRequest);
    expect((await ship(orderNo, { lines: [{ ...one, num: 2 }] })).code).toBe(Code.ok);
    expect((await read(orderNo)).status).toBe(0);
    expect((await ship(orderNo)).code).toBe(Code.ok);
    expect((await read(orderNo)).status).toBe(1);
    expect((await express(orderNo))?.parcels?.map(({ lines }) => lines)).toEqual([
      [{ orderInfoId: first, num: 2 }],
      [{ orderInfoId: second, num: 1 }],
    ]);
  });

  it("ships a virtual product with its note", async () => {
    const orderNo = await paidOrder();
    expect((await ship(orderNo, { deliveryType: "fictitious", note: "KEY-1" })).code).toBe(Code.ok);
    expect((await express(orderNo))?.parcels).toMatchObject([{ state: "3", note: "KEY-1", expNo: "" }]);
    expect((await historyOf(orderNo)).at(-1)).toMatchObject({ title: "Shipped", note: "KEY-1" });
  });

  it("returns the courier's page about the parcel, and refuses a closed courier for a new one", async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    expect((await ship(one)).code).toBe(Code.ok);
    expect((await express(one))?.parcels).toMatchObject([
      { trackUrl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234567890" },
    ]);
    const setOpen = (isOpen: boolean) =>
      shop.ctx.db.update(courier).set({ isOpen }).where(eq(courier.code, "dhl"));
    await setOpen(false);
    expect((await ship(two)).code).toBe(Code.badRequest);
    expect(await express(one), "the shipped one keeps its name").toMatchObject({ expName: "DHL Express" });
    await setOpen(true);
    expect((await ship(two)).code).toBe(Code.ok);
  });

  it("refuses a number that is invalid for the courier, and lets the shop correct a parcel", async () => {
    const orderNo = await paidOrder();
    expect(await ship(orderNo, { deliveryId: "12" })).toMatchObject({
      code: Code.badRequest,
      message: "That doesn’t look like a DHL Express tracking number. Check it and try again.",
    });
    expect((await ship(orderNo, { deliveryCode: "owl" })).code).toBe(Code.badRequest);
    const { data } = await ship(orderNo);
    const correct = (deliveryId: string) =>
      shop.call(merchantParcelCorrect, {
        token: staff.token,
        body: { parcelId: data.parcelId, deliveryCode: "sf", deliveryId },
      });
    expect((await correct("SF1")).code).toBe(Code.badRequest);
    expect((await correct("SF123456789012")).code).toBe(Code.ok);
    expect(await read(orderNo)).toMatchObject({ deliveryName: "SF Express", deliveryId: "SF123456789012" });
    expect(await express(orderNo)).toMatchObject({ expNo: "SF123456789012", expName: "SF Express" });
    expect((await actsOn(orderNo)).at(-1)).toMatchObject({
      action: "parcel.correct",
      after: { courierCode: "sf", trackingNumber: "SF123456789012" },
    });
    shop.clock.advance(40 * hourMs);
    await shop.ctx.jobs.run("update-tracking");
    expect((await correct("SF123456789013")).code, "after it arrived").toBe(Code.failure);
  });

  it("tracks a parcel by time until it is signed for, in the shopper's language", async () => {
    const orderNo = await paidOrder();
    await ship(orderNo);
    const stations = async () =>
      JSON.parse((await express(orderNo))?.logisticsInfo || "[]") as { AcceptStation: string }[];
    expect((await stations()).at(-1)?.AcceptStation).toMatch(/^Portland, United States: Label created/);
    shop.clock.advance(33 * hourMs);
    expect((await stations()).at(-1)?.AcceptStation).toBe("Canada: Out for delivery");
    shop.clock.advance(4 * hourMs);
    await shop.ctx.jobs.run("update-tracking");
    const { data } = await shop.call(orderExpress, {
      token: shopper.token,
      params: { orderNo },
      locale: "th",
    });
    expect(data).toMatchObject({ state: "3", parcels: [{ state: "3", deliveredTime: expect.any(String) }] });
    expect(data?.logisticsInfo).toContain("นำจ่ายสำเร็จ");
    const delivered = (await historyOf(orderNo)).filter(({ title }) => title === "Delivered");
    await express(orderNo);
    expect(delivered).toHaveLength(1);
  });

  it("reports why orders of a batch weren't shipped: another shop's, unknown or already shipped", async () => {
    const foreignShop = await makeMerchant(shop.ctx.db);
    const foreign = await makeProduct(shop.ctx.db, foreignShop);
    const paid = async (product: TestProduct | undefined) =>
      (await placePaidOrder(shop, shopper, product ? [product] : []))[0] ?? "";
    const [first, shipped, last] = [await paid(items[0]), await paid(items[0]), await paid(items[1])];
    const foreignNo = await paid(foreign);
    await ship(shipped);
    const shipBatch = (orderNos: readonly string[]) =>
      shop.call(merchantOrderShipBatch, {
        token: staff.token,
        body: { shipments: orderNos.map((orderNo) => ({ ...parcelOf(), orderNo })) },
      });
    const { code, data } = await shipBatch([first, foreignNo, "SH00000000", shipped, last]);
    expect(code).toBe(Code.ok);
    const done = { parcelId: expect.any(Number) as number, problem: null };
    const failed = { parcelId: null, problem: expect.any(String) as string };
    expect(data).toEqual([
      { orderNo: first, ...done },
      { orderNo: foreignNo, ...failed },
      { orderNo: "SH00000000", ...failed },
      { orderNo: shipped, ...failed },
      { orderNo: last, ...done },
    ]);
    expect(await express(foreignNo)).toBeNull();
    expect((await shipBatch([foreignNo, "SH00000000"])).code).toBe(Code.notFound);
  });

  it("completes an order automatically after the configured days, and no earlier", async () => {
    const orderNo = await paidOrder();
    await ship(orderNo);
    shop.clock.advance(13 * dayMs);
    await shop.ctx.jobs.run("confirm-delivered-orders");
    shopper = { ...shopper, token: await openSession(shop.ctx.db, shop.ctx, shopper.accountId, "test") };
    expect((await read(orderNo)).status).toBe(1);
    shop.clock.advance(2 * dayMs);
    // Two processes find the same order; the slower one skips it.
    await Promise.all([receiveOverdue(shop.ctx), receiveOverdue(shop.ctx)]);
    expect(await read(orderNo)).toMatchObject({ status: 3, isRefundable: true, autoReceiveTime: null });
    const received = (await historyOf(orderNo)).filter(({ status }) => status === "finished");
    expect(received).toMatchObject([{ title: "Receipt confirmed automatically", who: "system" }]);
    const { data: notices } = await shop.call(noticeList, { token: shopper.token });
    expect(
      notices.list.filter(({ link }) => link?.endsWith(`order_detail?orderNo=${orderNo}`)),
    ).toMatchObject([{ type: "orderReceived", isRead: false }]);
  });
});
