import {
  Code,
  noticeList,
  noticeRead,
  noticeSettings,
  noticeSettingsEdit,
  noticeUnsubscribe,
  userInfo,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { account } from "../database/schema/accounts.ts";
import { setting } from "../database/schema/content.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeShopper } from "../testing/test-shop.ts";
import { notify } from "./notify.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ publicUrl: "https://shop.example" });
});
afterAll(() => shop.close());

const orderPath = "/order/order_detail?orderNo=SH1";
const notifyShipped = (accountId: number | number[]) =>
  notify(shop.ctx.db, {
    accountId,
    kind: "orderShipped",
    values: { orderNo: "SH1", shop: "Tire House" },
    path: orderPath,
  });
const mailsTo = (identity: string) =>
  shop.messages
    .filter(({ to }) => to === `${identity}@example.com`)
    .map(({ subject, text }) => ({ subject, text }));
const mailAll = () => shop.ctx.jobs.run("email-notifications");

it("is listed in the reader's language, counted until it is read, and hidden from other accounts", async () => {
  const [{ accountId, token }, other] = [await makeShopper(shop), await makeShopper(shop)];
  await notifyShipped([accountId, other.accountId]);
  await notify(shop.ctx.db, {
    accountId,
    kind: "priceDrop",
    values: { product: { en: "Tire", fr: "Pneu" }, price: "79.5", oldPrice: "100.00" },
    path: "/goods_detail/1",
  });
  const { data } = await shop.call(noticeList, { token, locale: "fr" });
  expect(data).toMatchObject({
    total: 2,
    list: [
      {
        type: "priceDrop",
        title: "Baisse de prix\u00A0: Pneu",
        text: "Désormais 79,50\u00a0$ au lieu de 100,00\u00a0$.",
      },
      { type: "orderShipped", text: "Tire House a expédié la commande SH1.", link: orderPath, isRead: false },
    ],
  });
  const count = async () => (await shop.call(userInfo, { token })).data.noticeCount;
  expect(await count()).toBe(2);
  const theirs = (await shop.call(noticeList, { token: other.token })).data.list.map(({ id }) => id);
  await shop.call(noticeRead, { token, body: { ids: theirs } });
  expect(await count()).toBe(2);
  await shop.call(noticeRead, { token, body: { ids: [data.list[0]?.id ?? 0] } });
  expect((await shop.call(noticeList, { token, query: { unread: true } })).data.list).toHaveLength(1);
  await shop.call(noticeRead, { token, body: {} });
  expect(await count()).toBe(0);
  expect((await shop.call(userInfo, { token: other.token })).data.noticeCount).toBe(1);
});

it("is mailed once, in the account's language, with links to the page and to unsubscribe", async () => {
  const { accountId, identity, token } = await makeShopper(shop);
  await shop.ctx.db.update(account).set({ locale: "es" }).where(eq(account.id, accountId));
  await notifyShipped(accountId);
  await Promise.all([mailAll(), mailAll()]);
  await mailAll();
  const [mail, ...more] = mailsTo(identity);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Tu pedido está en camino");
  expect(mail?.text).toContain(`https://shop.example/es${orderPath}`);
  const stop = /unsubscribe\?token=(\w+)&topic=(\w+)/.exec(mail?.text ?? "");
  expect(stop?.[2]).toBe("orders");
  const stopped = await shop.call(noticeUnsubscribe, { body: { token: stop?.[1] ?? "", topic: "orders" } });
  expect(stopped.code).toBe(Code.ok);
  const { data: settings } = await shop.call(noticeSettings, { token });
  expect(settings.filter(({ mail: isMailed }) => !isMailed)).toEqual([{ topic: "orders", mail: false }]);
  await notifyShipped(accountId);
  await mailAll();
  expect(mailsTo(identity)).toHaveLength(1);
  await shop.call(noticeSettingsEdit, { token, body: { topic: "orders", mail: true } });
  await notifyShipped(accountId);
  await mailAll();
  expect(mailsTo(identity)).toHaveLength(2);
});

it("ends mails that advertise with the postal address, others without it", async () => {
  const { accountId, identity } = await makeShopper(shop);
  const address = "1 Demo Street, Vancouver";
  await shop.ctx.db.insert(setting).values({ name: "postalAddress", value: { en: address } });
  await notifyShipped(accountId);
  await notify(shop.ctx.db, {
    accountId,
    kind: "priceDrop",
    values: { product: { en: "Tire" }, price: "79.50", oldPrice: "100.00" },
    path: "/goods_detail/1",
  });
  await mailAll();
  expect(mailsTo(identity).map(({ text }) => text.includes(address))).toEqual([false, true]);
});

it("offers one-click unsubscribe and an HTML version in the mails of a topic", async () => {
  const { accountId, identity, token } = await makeShopper(shop);
  await notifyShipped(accountId);
  await mailAll();
  const mail = shop.messages.find(({ to }) => to === `${identity}@example.com`);
  expect(mail?.html).toContain(`href="https://shop.example${orderPath}"`);
  const { pathname } = new URL(mail?.unsubscribeUrl ?? "");
  const opened = await shop.app.inject({ method: "GET", url: pathname });
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toMatch(
    /^https:\/\/shop\.example\/middlewares\/unsubscribe\?token=\w+&topic=orders$/,
  );
  expect((await shop.call(noticeSettings, { token })).data.every(({ mail: isMailed }) => isMailed)).toBe(
    true,
  );
  const posted = await shop.app.inject({
    method: "POST",
    url: pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(posted.json()).toMatchObject({ code: Code.ok });
  const { data: settings } = await shop.call(noticeSettings, { token });
  expect(settings.filter(({ mail: isMailed }) => !isMailed)).toEqual([{ topic: "orders", mail: false }]);
});

it("always mails security notices, without an unsubscribe link", async () => {
  const { accountId, identity, token } = await makeShopper(shop);
  for (const { topic } of (await shop.call(noticeSettings, { token })).data)
    await shop.call(noticeSettingsEdit, { token, body: { topic, mail: false } });
  await notify(shop.ctx.db, { accountId, kind: "passwordChanged", values: {}, path: "/users/user_info" });
  await mailAll();
  expect(mailsTo(identity)).toHaveLength(1);
  expect(mailsTo(identity)[0]?.text).not.toContain("unsubscribe");
});

it("mails nothing that was rolled back, is mailed otherwise, or has no address", async () => {
  const { accountId, identity } = await makeShopper(shop);
  await shop.ctx.db
    .transaction(async (tx) => {
      await notify(tx, { accountId, kind: "restock", values: { product: { en: "Tire" } }, path: "/" });
      throw new Error("undone");
    })
    .catch(() => undefined);
  await notify(shop.ctx.db, {
    accountId,
    kind: "orderPaid",
    values: { orderNo: "PT1" },
    path: "/users/order_list",
    mail: false,
  });
  await mailAll();
  expect(mailsTo(identity)).toEqual([]);
});

it("refuses a guessed link", async () => {
  const { code } = await shop.call(noticeUnsubscribe, { body: { token: "0".repeat(32), topic: "orders" } });
  expect(code).toBe(Code.notFound);
});
