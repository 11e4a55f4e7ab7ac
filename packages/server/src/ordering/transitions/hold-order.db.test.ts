import {
  Code,
  merchantOrderCounts,
  merchantOrderDetail,
  merchantOrderHold,
  merchantOrderHoldBatch,
  merchantOrderList,
  merchantOrderNoteBatch,
  merchantOrderRelease,
  merchantOrderReleaseBatch,
  merchantOrderShip,
  merchantParcelArrive,
  merchantParcelStep,
  orderExpress,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
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

let shop: TestApp;
let merId = 0;
let staff: Shopper;
let shopper: Shopper;
let place: () => Promise<string>;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merId);
  shopper = await makeShopper(shop);
  const product = await makeProduct(shop.ctx.db, merId);
  place = async () => (await placePaidOrder(shop, shopper, [product]))[0] ?? "";
});
afterAll(() => shop.close());

const asStaff = (orderNo: string) => ({ token: staff.token, params: { orderNo } });
const countsOf = async () =>
  (await shop.call(merchantOrderCounts, { token: staff.token, query: { merId } })).data;
const ship = (orderNo: string) => shop.call(merchantOrderShip, { ...asStaff(orderNo), body: parcelOf() });

it("can't ship an order on hold until it is released", async () => {
  const orderNo = await place();
  const hold = () =>
    shop.call(merchantOrderHold, { ...asStaff(orderNo), body: { reason: "Check the address" } });
  expect((await hold()).code).toBe(Code.ok);
  expect((await hold()).code, "a second hold").toBe(Code.failure);
  expect(await countsOf()).toMatchObject({ toShip: 0, onHold: 1 });
  const query = { merId, fulfillment: "onHold" } as const;
  const { data } = await shop.call(merchantOrderList, { token: staff.token, query });
  expect(data.list).toMatchObject([{ orderNo, isShippable: false, heldReason: "Check the address" }]);
  expect(await ship(orderNo)).toMatchObject({
    code: Code.failure,
    message: expect.stringContaining("on hold"),
  });
  const release = () => shop.call(merchantOrderRelease, { ...asStaff(orderNo), body: {} });
  expect((await release()).code).toBe(Code.ok);
  expect((await release()).code, "a second release").toBe(Code.failure);
  expect((await ship(orderNo)).code).toBe(Code.ok);
});

it("holds, releases and notes many orders, each on its own", async () => {
  const [first, held, shipped] = [await place(), await place(), await place()];
  await shop.call(merchantOrderHold, { ...asStaff(held), body: { reason: "Gift" } });
  await ship(shipped);
  const foreignShop = await makeMerchant(shop.ctx.db);
  const [foreign = ""] = await placePaidOrder(shop, shopper, [await makeProduct(shop.ctx.db, foreignShop)]);
  const { token } = staff;
  const orderNos = [first, held, shipped, foreign, first];
  const problem = expect.any(String) as string;
  const hold = await shop.call(merchantOrderHoldBatch, { token, body: { orderNos, reason: "Strike" } });
  expect(hold.data).toEqual([
    { orderNo: first, problem: null },
    { orderNo: held, problem },
    { orderNo: shipped, problem },
    { orderNo: foreign, problem },
  ]);
  expect((await shop.call(merchantOrderDetail, asStaff(first))).data.heldReason).toBe("Strike");
  expect((await shop.call(merchantOrderDetail, asStaff(held))).data.heldReason).toBe("Gift");
  const note = await shop.call(merchantOrderNoteBatch, {
    token,
    body: { orderNos, text: "Strike until Monday" },
  });
  expect(note.data.map((row) => row.problem === null)).toEqual([true, true, true, false]);
  const { data } = await shop.call(merchantOrderDetail, asStaff(shipped));
  expect(data.notes).toMatchObject([{ text: "Strike until Monday" }]);
  const release = await shop.call(merchantOrderReleaseBatch, { token, body: { orderNos } });
  expect(release.data.map((row) => row.problem === null)).toEqual([true, true, false, false]);
  const acts = await shop.ctx.db
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.subject, first))
    .orderBy(auditEntry.id);
  expect(acts.map(({ action }) => action)).toEqual(["order.hold", "order.note", "order.release"]);
  const others = { token, body: { orderNos: [foreign] } };
  expect((await shop.call(merchantOrderReleaseBatch, others)).code).toBe(Code.notFound);
});

it("refuses holding many orders without the right to ship", async () => {
  const { token } = await makeStaff(shop, merId, "service");
  const orderNos = [await place()];
  const hold = await shop.call(merchantOrderHoldBatch, { token, body: { orderNos, reason: "Strike" } });
  expect(hold.code).toBe(Code.forbidden);
  const note = await shop.call(merchantOrderNoteBatch, { token, body: { orderNos, text: "Call first" } });
  expect(note.data).toEqual([{ orderNo: orderNos[0], problem: null }]);
});

it("shows the shopper the steps that the shop enters, in the order of their time", async () => {
  const orderNo = await place();
  const { data } = await ship(orderNo);
  const { parcelId } = data;
  shop.clock.advance(3_600_000);
  const step = (body: { text: string; place?: string; at?: string }) =>
    shop.call(merchantParcelStep, { token: staff.token, body: { parcelId, ...body } });
  const earlier = new Date(shop.clock.now().getTime() - 1_800_000).toISOString();
  expect((await step({ text: "At the border", place: "Blaine" })).code).toBe(Code.ok);
  expect((await step({ text: "Left the warehouse", at: earlier })).code).toBe(Code.ok);
  expect((await step({ text: "Arrived", at: "2099-01-01T00:00:00Z" })).code).toBe(Code.badRequest);
  expect((await step({ text: "Before it was sent", at: "2020-01-01T00:00:00Z" })).code).toBe(Code.badRequest);
  await shop.ctx.jobs.run("update-tracking");
  const seen = await shop.call(merchantOrderDetail, asStaff(orderNo));
  const byHand = seen.data.parcels[0]?.steps.filter(({ isByHand }) => isByHand);
  expect(byHand).toMatchObject([
    { text: "Left the warehouse", place: null, at: earlier },
    { text: "At the border", place: "Blaine" },
  ]);
  const express = await shop.call(orderExpress, { token: shopper.token, params: { orderNo } });
  expect(express.data?.logisticsInfo).toContain("Blaine: At the border");
});

it("marks a parcel as arrived, once", async () => {
  const orderNo = await place();
  const { data } = await ship(orderNo);
  const arrive = () =>
    shop.call(merchantParcelArrive, { token: staff.token, body: { parcelId: data.parcelId } });
  expect((await arrive()).code).toBe(Code.ok);
  expect((await arrive()).code).toBe(Code.failure);
  const seen = await shop.call(merchantOrderDetail, asStaff(orderNo));
  expect(seen.data.parcels).toMatchObject([{ deliveredAt: expect.any(String) }]);
  expect(seen.data.history.at(-1)).toMatchObject({ who: "merchant", title: expect.any(String) });
});

it("lists the newest orders by the date that it shows", async () => {
  const [old, recent] = [await place(), await place()];
  // An older order that was imported later.
  await shop.ctx.db.execute(
    sql`update merchant_order set created_at = created_at - interval '9 days' where order_no = ${recent}`,
  );
  const numbers = async (sort: "newest" | "oldest") => {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const query = { merId, sort, limit: 2, ...(after && { after }) };
      const { data } = await shop.call(merchantOrderList, { token: staff.token, query });
      found.push(...data.list.map(({ orderNo }) => orderNo));
      after = data.after ?? undefined;
    } while (after !== undefined);
    return found;
  };
  const newest = await numbers("newest");
  expect([newest[0], newest.at(-1)]).toEqual([old, recent]);
  expect(await numbers("oldest")).toEqual(newest.toReversed());
});
