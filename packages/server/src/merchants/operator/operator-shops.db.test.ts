import {
  Code,
  operatorOverview,
  operatorShopClose,
  operatorShopDetail,
  operatorShopFee,
  operatorShopList,
  operatorShopOpen,
  operatorShopVerify,
  type QueryOf,
} from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ledgerEntry } from "../../database/schema/ledger.ts";
import { merchant, merchantCategory } from "../../database/schema/merchants.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { makePaymentProblem } from "../../testing/test-payments.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeApplication,
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
  type Shopper,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

let shop: TestApp;
let shopper: Shopper;
let operator: Shopper;
let id = 0;
let orderNo = "";
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  const { db } = shop.ctx;
  [shopper, operator] = [await makeShopper(shop), await makeStaff(shop)];
  id = await makeMerchant(db, "Nordic Tires");
  await makeMerchant(db, "Gloss Garage");
  const [trade] = await db
    .insert(merchantCategory)
    .values({ name: { en: "Tires", fr: "Pneus" }, handlingFee: 6 })
    .returning();
  await db
    .update(merchant)
    .set({ categoryId: trade?.id ?? 0, email: "mail@nordic.example", realName: "Anke Vogel" })
    .where(eq(merchant.id, id));
  [orderNo = ""] = await placePaidOrder(shop, shopper, [await makeProduct(db, id, { price: "50.00" })]);
});
afterAll(() => shop.close());

const list = async (query: QueryOf<typeof operatorShopList>, { token } = operator) =>
  (await shop.call(operatorShopList, { token, query })).data;
const detail = async ({ token } = operator) =>
  (await shop.call(operatorShopDetail, { token, params: { id } })).data;

describe("shops for the operator", () => {
  it("finds shops by name, contact and email, by state, sorted", async () => {
    const names = async (query: QueryOf<typeof operatorShopList>) =>
      (await list(query)).list.map(({ name }) => name);
    expect(await names({ words: "nordic", sort: "name" })).toEqual(["Nordic Tires"]);
    expect(await names({ words: "anke" })).toEqual(["Nordic Tires"]);
    expect(await names({ words: "mail@nordic" })).toEqual(["Nordic Tires"]);
    expect(await names({ words: "100%" })).toEqual([]);
    expect(await names({ sort: "name" })).toEqual(["Gloss Garage", "Nordic Tires"]);
    expect(await names({ view: "closed" })).toEqual([]);
    expect((await list({ view: "unverified", limit: 1 })).total).toBe(2);
  });

  it("shows the figures of 30 days, the fee, the balance and the members", async () => {
    const owner = await makeStaff(shop, id);
    const found = await detail();
    expect(found).toMatchObject({
      name: "Nordic Tires",
      categoryName: "Tires",
      fee: 6,
      ownFee: null,
      categoryFee: 6,
      orderCount: 1,
      lateCount: 0,
      balance: "47.00",
      revenue: "50.00",
      refundTotal: "0",
      contact: "Anke Vogel",
    });
    expect(found.members).toMatchObject([
      {
        uid: owner.accountId,
        staffRole: "owner",
        isDisabled: false,
        lastSeenAt: expect.any(String) as string,
      },
    ]);
    expect(
      (await shop.call(operatorShopDetail, { token: operator.token, params: { id: 999_999 } })).code,
    ).toBe(Code.notFound);
  });

  it("hides balances from a role that may not see money", async () => {
    const support = await makeStaff(shop, undefined, "support");
    expect((await detail(support)).balance).toBeNull();
    expect((await list({}, support)).list.map(({ balance }) => balance)).toEqual([null, null]);
  });

  it("agrees on a fee, which applies to orders paid from then on, unless it changed meanwhile", async () => {
    const { token } = operator;
    const setFee = (from: number | null, to: number | null) =>
      shop.call(operatorShopFee, { token, body: { id, from, to, reason: "Launch offer" } });
    expect((await setFee(null, 2.5)).code).toBe(Code.ok);
    const late = await setFee(null, 4);
    expect(late.code).toBe(Code.conflict);
    expect(late.data).toEqual({ changed: [{ id, field: "handlingFee", current: "2.5" }] });
    for (const wrong of [-1, 100.5, 2.555]) expect((await setFee(2.5, wrong)).code).toBe(Code.badRequest);
    const [second = ""] = await placePaidOrder(shop, shopper, [
      await makeProduct(shop.ctx.db, id, { price: "50.00" }),
    ]);
    const commission = async (no: string) =>
      (
        await shop.ctx.db
          .select()
          .from(ledgerEntry)
          .where(and(eq(ledgerEntry.orderNo, no), eq(ledgerEntry.kind, "commission")))
      )[0]?.amount;
    expect([await commission(orderNo), await commission(second)]).toEqual(["-3.00", "-1.25"]);
    expect(await detail()).toMatchObject({ fee: 2.5, ownFee: 2.5, categoryFee: 6 });
    expect((await setFee(2.5, null)).code).toBe(Code.ok);
    expect(await detail()).toMatchObject({ fee: 6, ownFee: null });
    expect(await auditEntriesOf(shop, `merchant:${id}`)).toMatchObject([
      {
        action: "merchant.fee",
        before: { handlingFee: null },
        after: { handlingFee: 2.5, reason: "Launch offer" },
      },
      { action: "merchant.fee", before: { handlingFee: 2.5 }, after: { handlingFee: null } },
    ]);
  });

  it("verifies, closes with a reason and opens again; a second click changes nothing", async () => {
    const { token } = operator;
    const verify = () =>
      shop.call(operatorShopVerify, {
        token,
        body: { id, from: false, to: true, reason: "Register checked" },
      });
    expect((await verify()).code).toBe(Code.ok);
    expect((await verify()).code).toBe(Code.conflict);
    const close = (reason: string) => shop.call(operatorShopClose, { token, body: { id, reason } });
    expect((await close(" ")).code).toBe(Code.badRequest);
    expect((await close("Counterfeits")).code).toBe(Code.ok);
    expect((await close("Counterfeits")).code).toBe(Code.ok);
    expect(await detail()).toMatchObject({ isOpen: false, isVerified: true });
    expect((await list({ view: "closed" })).list.map((row) => row.id)).toEqual([id]);
    expect((await shop.call(operatorShopOpen, { token, body: { id } })).code).toBe(Code.ok);
    expect((await auditEntriesOf(shop, `merchant:${id}`)).map(({ action }) => action).slice(-3)).toEqual([
      "merchant.verify",
      "merchant.close",
      "merchant.open",
    ]);
  });
});

describe("the overview", () => {
  it("counts the pending work that the role may see", async () => {
    const { db, clock } = shop.ctx;
    await makeApplication(db, shopper.accountId);
    await makePaymentProblem(db);
    await db.insert(outboxMessage).values({
      kind: "mail",
      to: "nobody@example.com",
      subject: "Lost",
      text: "",
      tries: 99,
      createdAt: clock.now(),
      dueAt: clock.now(),
    });
    shop.clock.advance(30 * dayMs);
    const read = async (role: "administrator" | "finance" | "content") =>
      (await shop.call(operatorOverview, { token: (await makeStaff(shop, undefined, role)).token })).data;
    expect(await read("administrator")).toMatchObject({
      applications: { pending: 1, overdue: 1 },
      disputes: { open: 0, oldestAt: null },
      lateOrders: { orders: 2, shops: 1 },
      paymentProblems: 1,
      payouts: { shops: 1, amount: "95.75" },
      platform: { failedMessages: 1, failedJobs: 0 },
      shops: [{ id, name: "Nordic Tires", lateCount: 2, refundCount: 0 }],
    });
    expect(await read("finance")).toMatchObject({ paymentProblems: 1, platform: null });
    expect(Object.values(await read("content"))).toEqual(Array.from({ length: 7 }, () => null));
  });
});
