import {
  applyRefund,
  Code,
  consoleNotificationList,
  merchantOrderShip,
  merchantRefundDetail,
  merchantRefundRefuse,
  noticeList,
  operatorDisputeDetail,
  operatorDisputeList,
  operatorDisputeOverturn,
  operatorDisputeUphold,
  operatorOverview,
  refundDetail,
  refundEscalate,
  refundStates,
  takeOrder,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowOf } from "../../database/rows.ts";
import { refund } from "../../database/schema/after-sale.ts";
import { ledgerEntry } from "../../database/schema/ledger.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
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
import { dayMs } from "../../shared/durations.ts";

let shop: TestApp;
let shopper: Shopper;
let owner: Shopper;
let support: Shopper;
let merchantId = 0;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  shopper = await makeShopper(shop);
  merchantId = await makeMerchant(shop.ctx.db, "Nordic Tires");
  owner = await makeStaff(shop, merchantId);
  support = await makeStaff(shop, undefined, "support");
});
afterAll(() => shop.close());

/** A declined refund of an order of 2 × 50.00. */
const makeDeclined = async ({ isSent = false, withReturn = false } = {}) => {
  const item = await makeProduct(shop.ctx.db, merchantId, { price: "50.00" });
  const [orderNo = ""] = await placePaidOrder(shop, shopper, [{ ...item, quantity: 2 }]);
  if (isSent) {
    await shop.call(merchantOrderShip, { token: owner.token, params: { orderNo }, body: parcelOf() });
    await shop.call(takeOrder, { token: shopper.token, params: { orderNo } });
  }
  const body = { orderNo, text: "Cracked", afterSalesType: withReturn ? (2 as const) : (1 as const) };
  const { data } = await shop.call(applyRefund, { token: shopper.token, body });
  const refundOrderNo = data?.refundOrderNo ?? "";
  await shop.call(merchantRefundRefuse, {
    token: owner.token,
    params: { refundOrderNo },
    body: { reason: "They were driven" },
  });
  return { orderNo, refundOrderNo };
};

const escalate = (refundOrderNo: string, { token } = shopper) =>
  shop.call(refundEscalate, {
    token,
    params: { refundOrderNo },
    body: { text: "The photo shows the crack" },
  });
const overturn = (refundOrderNo: string, amount?: string, cost: "shop" | "marketplace" = "shop") =>
  shop.call(operatorDisputeOverturn, {
    token: support.token,
    params: { refundOrderNo },
    body: { cost, reason: "The crack was there", ...(amount !== undefined && { amount }) },
  });
const detail = async (refundOrderNo: string) =>
  (await shop.call(refundDetail, { token: shopper.token, params: { refundOrderNo } })).data;
const balance = async () =>
  (
    await rowOf<{ due: string }>(
      shop.ctx.db,
      sql`select coalesce(sum(amount), 0)::text as due from ledger_entry where merchant_id = ${merchantId}::int`,
    )
  ).due;

it("lets the shopper ask the marketplace once, in time, and notifies staff", async () => {
  const { refundOrderNo, orderNo } = await makeDeclined();
  expect(await detail(refundOrderNo)).toMatchObject({ canEscalate: true, dispute: null });
  expect((await escalate(refundOrderNo, await makeShopper(shop))).code).toBe(Code.notFound);
  expect((await escalate(refundOrderNo)).code).toBe(Code.ok);
  expect((await escalate(refundOrderNo)).code).toBe(Code.failure);
  expect(await detail(refundOrderNo)).toMatchObject({
    canEscalate: false,
    canApplyAgain: false,
    dispute: { text: "The photo shows the crack", decideTime: null, isOverturned: false },
  });
  const { token } = support;
  const { data } = await shop.call(operatorDisputeList, { token, query: { words: refundOrderNo } });
  expect(data.list).toMatchObject([
    { refundOrderNo, orderNo, merName: "Nordic Tires", total: "100.00", outcome: null },
  ]);
  const found = await shop.call(operatorDisputeDetail, { token, params: { refundOrderNo } });
  expect(found.data).toMatchObject({
    reason: "Cracked",
    refusal: "They were driven",
    escalation: "The photo shows the crack",
    items: [{ name: "Tire", quantity: 2, total: "100.00" }],
    order: { state: "toShip", total: "100.00", refundCount: 1 },
  });
  expect((await shop.call(operatorOverview, { token })).data.disputes).toMatchObject({ open: 1 });
  for (const member of [support, owner]) {
    const notices = await shop.call(consoleNotificationList, { token: member.token });
    expect(notices.data.list[0]?.type).toBe("workDispute");
  }

  const late = await makeDeclined();
  const { clock, config, db } = shop.ctx;
  const endedAt = new Date(clock.now().getTime() - Math.max(1, config.afterSaleDays) * dayMs);
  await db.update(refund).set({ endedAt }).where(eq(refund.refundNo, late.refundOrderNo));
  expect((await detail(late.refundOrderNo)).canEscalate).toBe(false);
  expect((await escalate(late.refundOrderNo)).code).toBe(Code.failure);
  await overturn(refundOrderNo);
});

it("overturns a refusal at the shop's cost, once, and notifies both sides of the reason", async () => {
  const before = await balance();
  const { refundOrderNo } = await makeDeclined();
  expect((await overturn(refundOrderNo)).code).toBe(Code.failure);
  await escalate(refundOrderNo);
  expect((await overturn(refundOrderNo, "100.01")).code).toBe(Code.badRequest);
  expect((await overturn(refundOrderNo)).code).toBe(Code.ok);
  expect((await overturn(refundOrderNo)).code).toBe(Code.failure);
  expect(await detail(refundOrderNo)).toMatchObject({
    refundStatus: refundStates.refunding,
    refundPrice: "100.00",
    dispute: { isOverturned: true, decision: "The crack was there" },
  });
  expect(await balance()).toBe(before);
  const { data } = await shop.call(noticeList, { token: shopper.token });
  expect(data.list.map(({ type }) => type)).toContain("refundOverturned");
  const read = await shop.call(merchantRefundDetail, { token: owner.token, params: { refundOrderNo } });
  expect(read.data.dispute?.decision).toBe("The crack was there");
  expect(await auditEntriesOf(shop, refundOrderNo)).toMatchObject([
    { action: "refund.refuse" },
    { action: "refund.overturn", after: { total: "100.00", cost: "shop", reason: "The crack was there" } },
  ]);
});

it("overturns in part at the marketplace's cost: the shop keeps its money, the units stay refundable", async () => {
  const { db } = shop.ctx;
  const { refundOrderNo, orderNo } = await makeDeclined();
  const before = await balance();
  await escalate(refundOrderNo);
  expect((await overturn(refundOrderNo, "30.00", "marketplace")).code).toBe(Code.ok);
  expect(await balance()).toBe(before);
  const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.link, refundOrderNo));
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["refund", "-30.00"],
    ["marketplaceRefund", "30.00"],
  ]);
  expect(await detail(refundOrderNo)).toMatchObject({ refundPrice: "30.00" });
  const body = { orderNo, text: "The rest", afterSalesType: 1 as const };
  const { data } = await shop.call(applyRefund, { token: shopper.token, body });
  expect((await detail(data?.refundOrderNo ?? "")).refundPrice).toBe("70.00");
});

it("waits for the items of a return that wasn't sent back", async () => {
  const { refundOrderNo } = await makeDeclined({ isSent: true, withReturn: true });
  await escalate(refundOrderNo);
  expect((await overturn(refundOrderNo)).code).toBe(Code.ok);
  expect(await detail(refundOrderNo)).toMatchObject({
    refundStatus: refundStates.toReturn,
    returnEndTime: expect.any(String) as string,
  });
});

it("confirms a refusal with a reason", async () => {
  const { refundOrderNo } = await makeDeclined();
  await escalate(refundOrderNo);
  const uphold = () =>
    shop.call(operatorDisputeUphold, {
      token: support.token,
      params: { refundOrderNo },
      body: { reason: "Photos show wear" },
    });
  expect((await uphold()).code).toBe(Code.ok);
  expect((await uphold()).code).toBe(Code.failure);
  expect(await detail(refundOrderNo)).toMatchObject({
    refundStatus: refundStates.refused,
    canEscalate: false,
    dispute: { isOverturned: false, decision: "Photos show wear" },
  });
  const decided = await shop.call(operatorDisputeList, {
    token: support.token,
    query: { view: "decided", words: refundOrderNo },
  });
  expect(decided.data.list).toMatchObject([{ outcome: "upheld" }]);
});

it("doesn't refund units that another request contains", async () => {
  const { refundOrderNo, orderNo } = await makeDeclined();
  await escalate(refundOrderNo);
  const body = { orderNo, text: "Again", afterSalesType: 1 as const };
  await shop.call(applyRefund, { token: shopper.token, body });
  expect((await overturn(refundOrderNo)).code).toBe(Code.failure);
});
