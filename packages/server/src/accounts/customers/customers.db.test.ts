import {
  Code,
  integralList,
  noticeList,
  operatorCustomerCoupon,
  operatorCustomerCoupons,
  operatorCustomerDetail,
  operatorCustomerDisable,
  operatorCustomerEnable,
  operatorCustomerErase,
  operatorCustomerExport,
  operatorCustomerKeep,
  operatorCustomerList,
  operatorCustomerNote,
  operatorCustomerOpen,
  operatorCustomerPoints,
  operatorCustomerResend,
  operatorCustomerSignOut,
  userInfo,
  type OperatorRole,
  type QueryOf,
} from "@carmine/api/contract";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { account } from "../../database/schema/accounts.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { makeFailedMail, makePlatformCoupon } from "../../testing/test-customers.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeReview,
  makeShopper,
  makeStaff,
  placePaidOrder,
  type Shopper,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

let shop: TestApp;
let shopper: Shopper;
let orderNo = "";
const tokens: Partial<Record<OperatorRole, string>> = {};
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  const { db } = shop.ctx;
  shopper = await makeShopper(shop);
  await db
    .update(account)
    .set({ nickname: "Mara Lindqvist", dialCode: "1", phone: "6045550173" })
    .where(eq(account.id, shopper.accountId));
  for (const role of ["administrator", "support", "finance"] as const)
    tokens[role] = (await makeStaff(shop, undefined, role)).token;
  const item = await makeProduct(db, await makeMerchant(db, "Nordic Tires"), { price: "50.00" });
  [orderNo = ""] = await placePaidOrder(shop, shopper, [item]);
  await makeReview(db, { ...item, accountId: shopper.accountId });
});
afterAll(() => shop.close());

const as = (role: OperatorRole) => ({ token: tokens[role] ?? "" });
const list = async (query: QueryOf<typeof operatorCustomerList>, role: OperatorRole = "administrator") =>
  (await shop.call(operatorCustomerList, { ...as(role), query })).data;
const detail = async (role: OperatorRole = "administrator", uid = shopper.accountId) =>
  (await shop.call(operatorCustomerDetail, { ...as(role), params: { uid } })).data;
const reasoned = (uid = shopper.accountId) => ({ uid, reason: "Asked by phone" });

describe("the list of customers", () => {
  it("finds a customer by name, email, phone digits and order number", async () => {
    const names = async (words: string, role?: OperatorRole) =>
      (await list({ words }, role)).list.map(({ name }) => name);
    const digits = orderNo.replace(/\D/g, "");
    const typed = [
      "lindqvist",
      `${shopper.identity}@EXAMPLE.com`,
      `${shopper.identity}@exam`,
      "604 555-01",
      orderNo,
      `${digits.slice(0, 4)} ${digits.slice(4, 16)}-1`,
    ];
    for (const words of typed) expect(await names(words), words).toEqual(["Mara Lindqvist"]);
    expect(await names("100%")).toEqual([]);
    for (const contact of ["604555", `${shopper.identity}@example.com`])
      expect(await names(contact, "finance"), contact).toEqual([]);
    expect(await names("mara", "finance")).toEqual(["Mara Lindqvist"]);
  });

  it("pages by the last row, and shows the figures of each customer", async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.after ?? "" });
    expect(first.total).toBe(4);
    expect([...first.list, ...second.list].map(({ uid }) => uid)).toEqual(
      (await list({})).list.map(({ uid }) => uid),
    );
    expect(second.after).toBeNull();
    expect(second.list.at(-1)).toMatchObject({
      name: "Mara Lindqvist",
      phone: "+1 6045550173",
      orderCount: 1,
      spent: "50.00",
      refunded: "0",
      refundCount: 0,
      status: "active",
      lastSeenAt: expect.any(String) as string,
    });
  });

  it("masks contacts for a role that may not read them", async () => {
    const [row] = (await list({ words: "mara" }, "finance")).list;
    expect(row?.email).toMatch(/^.•••@example\.com$/);
    expect(row?.phone).toBe("+1 •••0173");
    expect(await detail("finance")).toMatchObject({
      phone: "+1 •••0173",
      sessions: [],
      mails: [],
      notes: [],
    });
    const { code } = await shop.call(operatorCustomerSignOut, { ...as("finance"), body: reasoned() });
    expect(code).toBe(Code.forbidden);
  });
});

describe("a customer", () => {
  it("shows the latest orders, reviews and sessions", async () => {
    const found = await detail();
    expect(found).toMatchObject({
      isOperator: false,
      orders: [{ orderNo, merName: "Nordic Tires", state: "toShip", total: "50.00" }],
      reviews: [{ productName: "Tire", star: 4 }],
      points: { current: 0, frozen: 0 },
    });
    expect(found?.sessions).toHaveLength(1);
  });

  it("opens for Support after a reason, for 12 hours, which is in the audit log", async () => {
    expect(await detail("support")).toBeNull();
    const open = (reason: string) =>
      shop.call(operatorCustomerOpen, { ...as("support"), body: { uid: shopper.accountId, reason } });
    expect((await open(" ")).code).toBe(Code.badRequest);
    expect((await open("Call 118")).code).toBe(Code.ok);
    expect(await detail("support")).toMatchObject({ name: "Mara Lindqvist" });
    expect(await auditEntriesOf(shop, `account:${shopper.accountId}`)).toMatchObject([
      { action: "customer.open", after: { reason: "Call 118" } },
    ]);
    shop.clock.advance(dayMs / 2 + 1000);
    expect(await detail("support")).toBeNull();
  });

  it("gets points and gives some back, unless they changed meanwhile", async () => {
    const set = (from: number, to: number) =>
      shop.call(operatorCustomerPoints, { ...as("support"), body: { ...reasoned(), from, to } });
    expect((await set(0, 500)).code).toBe(Code.ok);
    const late = await set(0, 100);
    expect(late).toMatchObject({
      code: Code.conflict,
      data: { changed: [{ field: "points", current: "500" }] },
    });
    expect((await set(500, 499)).code).toBe(Code.ok);
    expect(await detail()).toMatchObject({
      points: { current: 499 },
      pointEntries: [
        { title: "Correction by customer service", amount: -1, balance: 499 },
        { title: "A gift from the marketplace", amount: 500, balance: 500 },
      ],
    });
    const { data } = await shop.call(noticeList, { token: shopper.token });
    expect(data.list.slice(0, 2).map(({ text }) => text)).toEqual([
      "1 point, as a correction by our customer service",
      "500 points from our customer service",
    ]);
    expect((await shop.call(integralList, { token: shopper.token })).data.list[0]).toMatchObject({
      linkType: "system",
      type: 2,
    });
  });

  it("gets a coupon of the marketplace once, also one that isn't public", async () => {
    const { db } = shop.ctx;
    const couponId = await makePlatformCoupon(db);
    const { data } = await shop.call(operatorCustomerCoupons, {
      ...as("support"),
      params: { uid: shopper.accountId },
    });
    expect(data).toMatchObject([{ id: couponId, name: "Sorry", value: "5.00", left: null }]);
    const give = () =>
      shop.call(operatorCustomerCoupon, { ...as("support"), body: { ...reasoned(), couponId } });
    expect((await give()).code).toBe(Code.ok);
    expect((await give()).message).toBe("The customer already has this coupon");
    expect((await detail())?.coupons).toMatchObject([{ name: "Sorry", merName: null, usedAt: null }]);
  });

  it("receives an export of the account by mail, without secrets", async () => {
    const { code } = await shop.call(operatorCustomerExport, { ...as("administrator"), body: reasoned() });
    expect(code).toBe(Code.ok);
    const [mail] = await shop.ctx.db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(1);
    expect(mail?.to).toBe(`${shopper.identity}@example.com`);
    expect(mail?.attachment?.text).toContain(orderNo);
    expect(mail?.attachment?.text).not.toContain("token_hash");
  });

  it("has notes and mails, and an undelivered mail can be sent again", async () => {
    const id = await makeFailedMail(shop.ctx.db, `${shopper.identity}@example.com`);
    const body = { uid: shopper.accountId, text: "Prefers email" };
    expect((await shop.call(operatorCustomerNote, { ...as("support"), body })).code).toBe(Code.ok);
    const found = await detail();
    expect(found?.notes).toMatchObject([{ text: "Prefers email", author: "Ada" }]);
    expect(found?.mails.filter(({ isResendable }) => isResendable)).toMatchObject([
      { id, subject: "Your order" },
    ]);
    const resend = (uid: number) =>
      shop.call(operatorCustomerResend, { ...as("support"), body: { uid, id } });
    expect((await resend((await makeShopper(shop)).accountId)).code).toBe(Code.notFound);
    expect((await resend(shopper.accountId)).code).toBe(Code.ok);
    const [mail] = await shop.ctx.db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
    expect(mail?.tries).toBe(0);
  });

  it("can be signed out, disabled, enabled, and erased in 7 days or not", async () => {
    const other = await makeShopper(shop);
    const uid = other.accountId;
    const isSignedIn = async () => (await shop.call(userInfo, { token: other.token })).code === Code.ok;
    expect(await isSignedIn()).toBe(true);
    const body = reasoned(uid);
    const { token } = as("support");
    await shop.call(operatorCustomerSignOut, { token, body });
    expect(await isSignedIn()).toBe(false);
    await shop.call(operatorCustomerDisable, { token, body });
    expect((await list({ view: "disabled" })).list).toMatchObject([{ uid, status: "disabled" }]);
    await shop.call(operatorCustomerEnable, { token, body });
    const { data } = await shop.call(operatorCustomerErase, { token, body });
    expect(Date.parse(data.erasureAt) - shop.clock.now().getTime()).toBeCloseTo(7 * dayMs, -4);
    expect((await list({ view: "erasing" })).list).toMatchObject([{ uid, erasureAt: data.erasureAt }]);
    await shop.call(operatorCustomerKeep, { token, body });
    expect((await list({ view: "erasing" })).list).toEqual([]);
    expect((await auditEntriesOf(shop, `account:${uid}`)).map(({ action }) => action)).toEqual([
      "customer.signOut",
      "account.disable",
      "account.enable",
      "customer.erase",
      "customer.keep",
    ]);
    const busy = await shop.call(operatorCustomerErase, { token, body: reasoned() });
    expect(busy.code).toBe(Code.failure);
  });

  it("is protected if it works for the marketplace, except from a role that manages the staff", async () => {
    const colleague = await makeStaff(shop, undefined, "content");
    const disable = (role: OperatorRole) =>
      shop.call(operatorCustomerDisable, { ...as(role), body: reasoned(colleague.accountId) });
    expect((await disable("support")).code).toBe(Code.forbidden);
    expect((await disable("administrator")).code).toBe(Code.ok);
  });
});
