import {
  applyRefund,
  askQuestion,
  consoleMe,
  consoleNotificationList,
  consoleNotificationRead,
  merchantRights,
  noticeList,
  noticeSettings,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { merchant } from "../database/schema/merchants.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  grantTestRole,
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
} from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

describe("the signed-in account in the console", () => {
  it("has its workspaces with role and rights, the marketplace first", async () => {
    const { db } = shop.ctx;
    const merId = await makeMerchant(db, "Console Corner");
    const openingHours = { timeZone: "Europe/Berlin", periods: [] };
    await db.update(merchant).set({ openingHours }).where(eq(merchant.id, merId));
    const staff = await makeStaff(shop, merId, "warehouse");
    await grantTestRole(db, staff, undefined, "auditor");
    const { data } = await shop.call(consoleMe, { token: staff.token });
    expect(data).toMatchObject({ id: staff.accountId, name: "Ada", locale: "en", zone: "Asia/Shanghai" });
    expect(data.marketplace).toBe("Carmine");
    expect(data.places).toMatchObject([
      { role: "operator", merId: null, staffRole: "auditor" },
      {
        role: "merchant",
        merId,
        zone: "Europe/Berlin",
        merName: "Console Corner",
        staffRole: "warehouse",
        rights: merchantRights.warehouse,
      },
    ]);
  });

  it("has no workspace if it isn't staff", async () => {
    const { token } = await makeShopper(shop);
    expect((await shop.call(consoleMe, { token })).data.places).toEqual([]);
  });
});

describe("notifications about work", () => {
  it("go to the members with the right, in the console and by mail", async () => {
    const { db } = shop.ctx;
    const merId = await makeMerchant(db, "Notice Nook");
    const [owner, catalog, finance] = [
      await makeStaff(shop, merId),
      await makeStaff(shop, merId, "catalog"),
      await makeStaff(shop, merId, "finance"),
    ];
    const item = await makeProduct(db, merId);
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const [orderNo = ""] = await placePaidOrder(shop, shopper, [item]);
    await shop.call(applyRefund, { token, body: { orderNo, text: "Too small", afterSalesType: 1 } });
    await shop.call(askQuestion, { token, body: { productId: item.productId, content: "Does it fit?" } });
    const kinds = async (member: { token: string }) =>
      (await shop.call(consoleNotificationList, { token: member.token })).data.list.map(({ type }) => type);
    expect(await kinds(owner)).toEqual(["workQuestion", "workRefund", "workOrder"]);
    expect(await kinds(catalog)).toEqual(["workQuestion"]);
    expect(await kinds(finance)).toEqual([]);
    const { data } = await shop.call(consoleNotificationList, { token: owner.token, query: { merId } });
    expect(data.unreadCount).toBe(3);
    expect(data.list.at(-1)).toMatchObject({
      link: `/console/s/${merId}/orders/${orderNo}`,
      merId,
      isRead: false,
    });
    expect((await shop.call(noticeList, { token: owner.token })).data.total).toBe(0);

    await shop.ctx.jobs.run("email-notifications");
    const mails = shop.messages.filter(({ to }) => to === `${owner.identity}@example.com`);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining("New order"));
    expect(mails.map(({ text }) => text).join("\n")).toContain(`/console/s/${merId}/orders/${orderNo}`);

    await shop.call(consoleNotificationRead, { token: owner.token, body: {} });
    const after = await shop.call(consoleNotificationList, { token: owner.token, query: { unread: "1" } });
    expect(after.data).toMatchObject({ total: 0, unreadCount: 0 });
  });

  it("can be turned off by staff only", async () => {
    const staff = await makeStaff(shop, await makeMerchant(shop.ctx.db));
    const topics = async ({ token }: { token: string }) =>
      (await shop.call(noticeSettings, { token })).data.map(({ topic }) => topic);
    expect(await topics(staff)).toContain("work");
    expect(await topics(await makeShopper(shop))).not.toContain("work");
  });
});
