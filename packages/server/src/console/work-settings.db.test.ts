import {
  Code,
  consoleNotificationList,
  consoleNotificationSetting,
  consoleNotificationSettings,
  type WorkDelivery,
  type WorkSetting,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sku } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { notice } from "../database/schema/notifications.ts";
import { merchantOrder } from "../database/schema/ordering.ts";
import { outboxMessage } from "../database/schema/platform.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
  type Shopper,
} from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

/** Moves the clock of the shop to a time; jobs read it. */
const setClock = (at: Date): void => shop.clock.advance(at.getTime() - shop.clock.now().getTime());

const settingsOf = async ({ token }: Shopper) =>
  (await shop.call(consoleNotificationSettings, { token })).data;
const set = ({ token }: Shopper, kind: WorkSetting, delivery: WorkDelivery) =>
  shop.call(consoleNotificationSetting, { token, body: { kind, delivery } });
const noticesOf = (one: Shopper) =>
  shop.ctx.db.select().from(notice).where(eq(notice.accountId, one.accountId)).orderBy(notice.id);

it("lists the kinds of the account's rights, with a daily mail as default of the warehouse", async () => {
  const merId = await makeMerchant(shop.ctx.db);
  expect(await settingsOf(await makeStaff(shop, merId, "warehouse"))).toEqual([
    { kind: "workOrder", delivery: "digest" },
    { kind: "workLate", delivery: "digest" },
    { kind: "workStockLow", delivery: "digest" },
    { kind: "workDispute", delivery: "digest" },
  ]);
  expect(await settingsOf(await makeStaff(shop, undefined, "merchantSupport"))).toEqual([
    { kind: "workApplication", delivery: "mail" },
  ]);
  expect(await settingsOf(await makeShopper(shop))).toEqual([]);
});

it("notifies as set: in the console, by mail, daily, or not at all", async () => {
  const { db, clock } = shop.ctx;
  const merId = await makeMerchant(db);
  const staff = await makeStaff(shop, merId, "owner");
  const found = async (delivery: WorkDelivery) => {
    expect((await set(staff, "workQuestion", delivery)).code).toBe(Code.ok);
    await notifyStaff(db, {
      merchantId: merId,
      kind: "workQuestion",
      values: { shop: "Lamps", product: { en: delivery } },
      page: "questions",
      at: clock.now(),
    });
    const [last] = (await noticesOf(staff)).filter(({ values }) => JSON.stringify(values).includes(delivery));
    return last && { isMailDue: last.isMailDue, isDigestDue: last.isDigestDue };
  };
  expect(await found("mail")).toEqual({ isMailDue: true, isDigestDue: false });
  expect(await found("console")).toEqual({ isMailDue: false, isDigestDue: false });
  expect(await found("digest")).toEqual({ isMailDue: false, isDigestDue: true });
  expect(await found("off")).toBeUndefined();
  expect(await settingsOf(staff)).toContainEqual({ kind: "workQuestion", delivery: "off" });
});

it("mails the unread notifications of a day at 8:00 in the shop's time zone, once", async () => {
  const { db, clock } = shop.ctx;
  const merId = await makeMerchant(db);
  await db
    .update(merchant)
    .set({ openingHours: { timeZone: "America/New_York", periods: [] } })
    .where(eq(merchant.id, merId));
  const staff = await makeStaff(shop, merId, "warehouse");
  const day = "2031-03-03";
  setClock(new Date(`${day}T05:00:00Z`));
  for (const orderNo of ["SH1", "SH2"])
    await notifyStaff(db, {
      merchantId: merId,
      kind: "workOrder",
      values: { orderNo, shop: "Lamps" },
      page: `orders/${orderNo}`,
      at: clock.now(),
    });
  const mails = async (time: string) => {
    setClock(new Date(`${day}T${time}:00Z`));
    await shop.ctx.jobs.run("email-staff-digests");
    const rows = await db.select().from(outboxMessage);
    return rows.filter(({ text }) => text.includes("New order"));
  };
  // 8:00 in New York is 13:00 in UTC.
  expect(await mails("12:55")).toEqual([]);
  const [mail] = await mails("13:05");
  expect(mail?.subject).toBe("2 notifications about your work");
  expect(mail?.text).toContain("/console/");
  expect(await mails("13:10")).toHaveLength(1);
  expect((await noticesOf(staff)).every(({ isDigestDue }) => !isDigestDue)).toBe(true);
});

it("notifies once a day of late orders, low stock and undelivered messages", async () => {
  const { db } = shop.ctx;
  const merId = await makeMerchant(db);
  const staff = await makeStaff(shop, merId, "owner");
  const operator = await makeStaff(shop);
  const product = await makeProduct(db, merId);
  const [orderNo = ""] = await placePaidOrder(shop, await makeShopper(shop), [product]);
  await db
    .update(merchantOrder)
    .set({ shipBy: new Date("2026-01-01T00:00:00Z") })
    .where(eq(merchantOrder.orderNo, orderNo));
  await db.update(sku).set({ onHand: 3, reserved: 0 }).where(eq(sku.id, product.skuId));
  await db.insert(outboxMessage).values({
    kind: "mail",
    to: "nobody@example.com",
    subject: "Hello",
    text: "Hello",
    tries: 1000,
    createdAt: shop.clock.now(),
    dueAt: shop.clock.now(),
  });
  const kinds = async (one: Shopper) =>
    (await noticesOf(one)).map(({ kind }) => kind).filter((kind) => kind !== "workOrder");
  const run = async (at: string) => {
    setClock(new Date(at));
    await shop.ctx.jobs.run("notify-staff-of-open-work");
  };
  await run("2031-03-04T06:00:00Z");
  await run("2031-03-04T07:00:00Z");
  expect(await kinds(staff)).toEqual(["workLate", "workStockLow"]);
  expect(await kinds(operator)).toContain("workMailFailed");
  const { data } = await shop.call(consoleNotificationList, { token: staff.token, query: { merId } });
  expect(data.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["1 order is late to ship", "1 product is almost sold out"]),
  );
  await run("2031-03-05T06:00:00Z");
  expect(await kinds(staff)).toHaveLength(4);
});
