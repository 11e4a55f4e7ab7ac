import {
  applyRefund,
  formatOrderNo,
  guestOrder,
  guestOrderLink,
  loginOrderLink,
  masterOrderDetail,
  noticeUnsubscribe,
  merchantOrderShip,
  merchantRefundRefuse,
  orderList,
  takeOrder,
  wireLocales,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../../context.ts";
import { account } from "../../database/schema/accounts.ts";
import { orderMail } from "../../database/schema/order-mails.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeGoods,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  payByCard,
  placeTestOrder,
  type Shopper,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let merchantId: number;
let staff: Shopper;

beforeAll(async () => {
  shop = await testApp({ rateLimits: false, publicUrl: "https://shop.example" });
  merchantId = await makeMerchant(shop.ctx.db, "Tread <Co>");
  staff = await makeStaff(shop, merchantId);
});
afterAll(() => shop.close());

/** What the job writes to the outbox now. */
const composed = async (): Promise<Message[]> => {
  const before = shop.messages.length;
  await shop.ctx.jobs.run("compose order mails");
  return shop.messages.slice(before);
};

const place = async (shopper: Shopper) => {
  const masterNo = await placeTestOrder(shop, shopper, [await makeGoods(shop.ctx.db, merchantId)]);
  return { masterNo, number: formatOrderNo(masterNo) };
};

const linkIn = ({ text }: Message): string => /token=([\w-]+)/.exec(text)?.[1] ?? "";

describe("mails about an order", () => {
  it("follow its life, each once, with items, sums and the tracking number", async () => {
    const ann = await makeShopper(shop);
    const { token } = ann;
    const { masterNo, number } = await place(ann);
    const [placed, ...none] = await composed();
    expect(none).toEqual([]);
    expect(placed?.subject).toBe("Thanks for your order");
    expect(placed?.text).toContain(`order ${number}. Please pay by`);
    expect(placed?.text).toMatch(/pay by .* [AP]M GMT\+8 /);
    expect(placed?.text).toContain(`https://shop.example/order/stripe_payment?orderNo=${masterNo}`);
    expect(placed?.text).toMatch(/Tire\n {2}16 in. wide · × 1 {2}\$10\.00/);
    expect(placed?.html).toContain("<!doctype html>");

    await payByCard(shop, ann, masterNo);
    const paid = await composed();
    expect(paid.map(({ subject }) => subject)).toEqual(["We’ve received your payment"]);
    expect(paid[0]?.text).toContain("$10.00 was paid");

    const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo: masterNo } });
    const orderNo = data.orderList[0]?.orderNo ?? "";
    expect(formatOrderNo(orderNo)).toBe(`${number}-1`);
    await shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf() });
    const [shipped] = await composed();
    expect(shipped?.subject).toBe("Your package is on its way");
    expect(shipped?.text).toMatch(/Courier: .*DHL.*\nTracking number: 1234567890/);
    expect(shipped?.text).toContain("Tread <Co> shipped items");
    expect(shipped?.html).toContain("Tread &lt;Co&gt; shipped items");
    expect(shipped?.html).not.toContain("<Co>");

    shop.clock.advance(40 * 3_600_000);
    await shop.ctx.jobs.run("parcel.track");
    await shop.ctx.jobs.run("parcel.track");
    const arrived = await composed();
    expect(arrived.map(({ subject }) => subject)).toEqual(["Your package has arrived"]);
    expect(arrived[0]?.text).toContain(`https://shop.example/order/order_detail?orderNo=${orderNo}`);

    await shop.call(takeOrder, { token, params: { orderNo } });
    expect(await composed()).toEqual([]);
    shop.clock.advance(3 * 86_400_000 + 1000);
    const [reminder] = await composed();
    expect(reminder?.subject).toBe("How do you like it?");
    expect(reminder?.text).toContain("https://shop.example/users/evaluation_list");
    expect(await composed()).toEqual([]);
  });

  it("say what was decided on a refund, with its reason", async () => {
    const ann = await makeShopper(shop);
    const { token } = ann;
    const { masterNo } = await place(ann);
    await payByCard(shop, ann, masterNo);
    const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo: masterNo } });
    const orderNo = data.orderList[0]?.orderNo ?? "";
    const applied = await shop.call(applyRefund, {
      token,
      body: { orderNo, text: "Too small", afterSalesType: 1 },
    });
    await composed();
    await shop.call(merchantRefundRefuse, {
      token: staff.token,
      params: { refundOrderNo: applied.data?.refundOrderNo ?? "" },
      body: { reason: "They were driven" },
    });
    const [refused] = await composed();
    expect(refused?.subject).toBe("Your refund was declined");
    expect(refused?.text).toContain("Reason: They were driven");
    expect(refused?.text).toContain("/order/refund_detail?orderNo=RE");
    expect(refused?.text).toMatch(/Tire\n.* × 1 {2}\$10\.00/);
  });

  it("can be stopped by topic with their own link, but for what was ordered and paid", async () => {
    const ann = await makeShopper(shop);
    const seller = await makeStaff(shop, merchantId);
    const ship = async () => {
      const { masterNo } = await place(ann);
      await payByCard(shop, ann, masterNo);
      const { data } = await shop.call(masterOrderDetail, {
        token: ann.token,
        params: { orderNo: masterNo },
      });
      const { orderNo = "" } = data.orderList[0] ?? {};
      await shop.call(merchantOrderShip, { token: seller.token, params: { orderNo }, body: parcelOf() });
      return (await composed()).map(({ subject, text, html = "" }) => ({ subject, text, html }));
    };
    const mails = await ship();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Thanks for your order",
      "We’ve received your payment",
      "Your package is on its way",
    ]);
    expect(mails.slice(0, 2).some(({ text }) => text.includes("unsubscribe"))).toBe(false);
    const [, token = ""] = /unsubscribe\?token=([\w-]+)&topic=orders/.exec(mails[2]?.text ?? "") ?? [];
    expect(mails[2]?.html).toContain("Stop mails of this kind");
    expect((await shop.call(noticeUnsubscribe, { body: { token, topic: "orders" } })).code).toBe(200);
    expect((await ship()).map(({ subject }) => subject)).toEqual([
      "Thanks for your order",
      "We’ve received your payment",
    ]);
  });

  it("aren't sent of what was canceled, and go out once although two processes compose", async () => {
    const ann = await makeShopper(shop);
    const { masterNo } = await place(ann);
    await shop.ctx.db
      .update(masterOrder)
      .set({ cancelledAt: shop.clock.now() })
      .where(eq(masterOrder.orderNo, masterNo));
    expect(await composed()).toEqual([]);
    await place(ann);
    await place(ann);
    const before = shop.messages.length;
    const { composeOrderMails } = await import("./compose-order-mails.ts");
    await Promise.all([composeOrderMails(shop.ctx), composeOrderMails(shop.ctx)]);
    expect(shop.messages.length - before).toBe(2);
    const rows = await shop.ctx.db.select().from(orderMail).where(eq(orderMail.kind, "placed"));
    expect(new Set(rows.map(({ occasion }) => occasion)).size).toBe(rows.length);
  });

  it("goes on after one that can't be composed, and tries that one again", async () => {
    const ann = await makeShopper(shop);
    const { masterNo } = await place(ann);
    await place(ann);
    await place(ann);
    const send = shop.ctx.messenger.send;
    const ctx = {
      ...shop.ctx,
      messenger: {
        ...shop.ctx.messenger,
        send: (...args: Parameters<typeof send>) =>
          [args[0]].flat().some(({ text }) => text.includes(formatOrderNo(masterNo)))
            ? Promise.reject(new Error("broken"))
            : send(...args),
      },
    };
    const { composeOrderMails } = await import("./compose-order-mails.ts");
    const before = shop.messages.length;
    await composeOrderMails(ctx);
    expect(shop.messages.length - before).toBe(2);
    shop.clock.advance(11 * 60_000);
    expect(await composed()).toHaveLength(1);
  });

  it.each(wireLocales)("are written in %s", async (locale) => {
    const ann = await makeShopper(shop);
    await shop.ctx.db.update(account).set({ locale }).where(eq(account.id, ann.accountId));
    await place(ann);
    const [placed] = await composed();
    expect(placed?.html).toContain(`<html lang="${locale === "lao" ? "lo" : locale}">`);
    expect(placed?.text).not.toMatch(/\{\w+\}|undefined|null/);
    if (locale !== "en") expect(placed?.subject).not.toBe("Thanks for your order");
  });
});

describe("a guest's order", () => {
  it("opens by the signed link of its mail until that ends, and by no other", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo } = await place(guest);
    const [placed] = await composed();
    const token = linkIn(placed ?? { kind: "mail", to: "", subject: "", text: "" });
    expect(placed?.text).toContain("without signing in until");
    const open = (of: string) => shop.call(guestOrder, { params: { token: of } });
    const opened = await open(token);
    expect(opened.data).toMatchObject({ orderNo: masterNo });
    expect(opened.headers["cache-control"]).toBe("no-store");
    const bytes = Buffer.from(token, "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect((await open(forged.toString("base64url"))).code).toBe(404);
    }
    expect((await open(`${token}AA`)).code).toBe(404);
    shop.clock.advance(91 * 86_400_000);
    expect((await open(token)).code).toBe(404);
  });

  it("shows its history and parcels, and lets in whoever ordered until they have registered", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo } = await place(guest);
    const [placed] = await composed();
    const token = linkIn(placed ?? ({} as Message));
    await payByCard(shop, guest, masterNo);
    const params = { token };
    const { data: before } = await shop.call(guestOrder, { params });
    expect(before).toMatchObject({ paid: true, canSignIn: true, expressList: [] });
    expect(before.history.map(({ title }) => title)).toEqual(["Order placed", "Paid"]);
    const { orderNo = "" } = before.orderList[0] ?? {};
    const seller = await makeStaff(shop, merchantId);
    await shop.call(merchantOrderShip, { token: seller.token, params: { orderNo }, body: parcelOf() });
    const { data } = await shop.call(guestOrder, { params });
    expect(data.expressList).toMatchObject([{ orderNo, expNo: "1234567890" }]);

    const signIn = (of: string) => shop.call(loginOrderLink, { body: { token: of } });
    const session = (await signIn(token)).data;
    expect(session).toMatchObject({ userType: "visitor", uid: guest.accountId });
    const own = await shop.call(masterOrderDetail, { token: session.token, params: { orderNo: masterNo } });
    expect(own.code).toBe(200);
    expect((await signIn("A".repeat(32))).code).toBe(404);
    await shop.ctx.db.update(account).set({ type: "email" }).where(eq(account.id, guest.accountId));
    expect((await signIn(token)).code).toBe(404);
    expect((await shop.call(guestOrder, { params })).data.canSignIn).toBe(false);
    shop.clock.advance(91 * 86_400_000);
    expect((await signIn(token)).code).toBe(404);
  });

  it("is looked up by number and email or phone; the answer is always the same", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo, number } = await place(guest);
    await composed();
    const [row] = await shop.ctx.db.select().from(masterOrder).where(eq(masterOrder.orderNo, masterNo));
    const ask = async (orderNo: string, identity: string) => {
      const { code, message, data } = await shop.call(guestOrderLink, { body: { orderNo, identity } });
      expect([code, message, data]).toEqual([
        200,
        "If an order matches, we’ve sent a link to its email address.",
        null,
      ]);
      shop.clock.advance(5 * 60_000);
      return composed();
    };
    const { email = "", phone = "" } = row ?? {};
    for (const [orderNo, identity] of [
      [number, email.toUpperCase()],
      [masterNo, email],
      [`${number}-1`, phone],
    ] as const) {
      const [mail] = await ask(orderNo, identity);
      expect(mail?.to).toBe(email);
      const { data } = await shop.call(guestOrder, { params: { token: linkIn(mail ?? ({} as Message)) } });
      expect(data.orderNo).toBe(masterNo);
    }
    for (const [orderNo, identity] of [
      [number, "other@shop.example"],
      [number, phone.slice(-3)],
      ["4821 9037 5526 4103", email],
      ["no number", email],
      [number, "%"],
    ] as const)
      expect(await ask(orderNo, identity)).toEqual([]);
  });

  it("gets one link in five minutes, however often it is asked for", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo, number } = await place(guest);
    await composed();
    const [row] = await shop.ctx.db.select().from(masterOrder).where(eq(masterOrder.orderNo, masterNo));
    const body = { orderNo: number, identity: row?.email ?? "" };
    for (let asked = 0; asked < 4; asked += 1) await shop.call(guestOrderLink, { body });
    expect((await composed()).length).toBeLessThanOrEqual(2);
  });

  it("is found in the list by the number that people read, and by old numbers", async () => {
    const ann = await makeShopper(shop);
    const { token } = ann;
    const { masterNo, number } = await place(ann);
    await payByCard(shop, ann, masterNo);
    const found = async (keywords: string) =>
      (await shop.call(orderList, { token, query: { type: -9, keywords } })).data.total;
    for (const keywords of [number, `${number}-1`, masterNo, masterNo.toLowerCase()])
      expect(await found(keywords)).toBe(1);
    await shop.ctx.db
      .update(masterOrder)
      .set({ orderNo: "PT1231700000000000123456789012" })
      .where(eq(masterOrder.orderNo, masterNo));
    expect(await found("PT1231700000000000123456789012")).toBe(1);
  });
});
