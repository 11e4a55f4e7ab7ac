import {
  applyRefund,
  formatOrderNo,
  masterOrderDetail,
  noticeUnsubscribe,
  merchantOrderShip,
  merchantRefundRefuse,
  takeOrder,
  wireLocales,
} from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { orderMail } from "../../database/schema/order-mails.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import { courier } from "../../database/schema/shipping.ts";
import { mailScene } from "../../testing/mail-scene.ts";
import { makeShopper, makeStaff, parcelOf, payByCard } from "../../testing/test-shop.ts";
import { transaction } from "../../database/transaction.ts";
import { textOf, type TextKey } from "../../http/messages.ts";
import { mailPaymentReturned } from "../../messaging/mail/queue-order-mail.ts";
import { moneyText } from "../../shared/money-text.ts";
import { dayMs } from "../../shared/durations.ts";

const { shop, merchantId, staff, composed, place } = await mailScene();
afterAll(() => shop.close());

describe("mails about an order", () => {
  it("follow its life, each once, with items, totals and the tracking number", async () => {
    const ann = await makeShopper(shop);
    const { token } = ann;
    const { masterNo, number } = await place(ann);
    const [placed, ...none] = await composed();
    expect(none).toEqual([]);
    // Goes to the confirmed address of the account, not to the one in the order.
    expect(placed).toMatchObject({
      to: `${ann.identity}@example.com`,
      subject: `Complete payment for order ${number}`,
    });
    expect(placed?.text).toContain(`order ${number}. Pay within 30 minutes`);
    expect(placed?.text).toContain("Total (USD): $10.00");
    expect(placed?.text).toContain(`https://shop.example/order/stripe_payment?orderNo=${masterNo}`);
    expect(placed?.text).toMatch(/Tire\n {2}16 in. wide · × 1 {2}\$10\.00/);
    expect(placed?.html).toContain("<!doctype html>");

    await payByCard(shop, ann, masterNo);
    const paid = await composed();
    expect(paid.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.com", `Payment received for order ${number}`],
    ]);
    expect(paid[0]?.text).toContain("$10.00 was paid");

    const { data } = await shop.call(masterOrderDetail, { token, params: { orderNo: masterNo } });
    const orderNo = data.orderList[0]?.orderNo ?? "";
    expect(formatOrderNo(orderNo)).toBe(`${number}-1`);
    await shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf() });
    const [shipped] = await composed();
    expect(shipped?.subject).toBe(`Order ${number}-1 is on its way`);
    expect(shipped?.text).toMatch(/Carrier: .*DHL.*\nTracking number: 1234567890/);
    expect(shipped?.text).toContain("Tread <Co> shipped items");
    expect(shipped?.html).toContain("Tread &lt;Co&gt; shipped items");
    expect(shipped?.html).not.toContain("<Co>");

    shop.clock.advance(40 * 3_600_000);
    await shop.ctx.jobs.run("update-tracking");
    await shop.ctx.jobs.run("update-tracking");
    const arrived = await composed();
    expect(arrived.map(({ subject }) => subject)).toEqual([`Order ${number}-1 was delivered`]);
    expect(arrived[0]?.text).toContain(`https://shop.example/order/order_detail?orderNo=${orderNo}`);

    await shop.call(takeOrder, { token, params: { orderNo } });
    expect(await composed()).toEqual([]);
    shop.clock.advance(3 * dayMs + 1000);
    const [reminder] = await composed();
    expect(reminder?.subject).toBe("How did you like it?");
    expect(reminder?.text).toContain("https://shop.example/users/evaluation_list");
    expect(await composed()).toEqual([]);
  });

  it.each(["visitor", "phone", "google"] as const)(
    "aren't sent before payment to a %s account",
    async (type) => {
      const ann = await makeShopper(shop, type);
      const { masterNo } = await place(ann);
      expect(await composed()).toEqual([]);
      await payByCard(shop, ann, masterNo);
      expect((await composed()).map(({ to }) => to)).toEqual(["ada@example.com"]);
    },
  );

  it("name the carrier in the recipient's language", async () => {
    const shopper = await makeShopper(shop);
    const { masterNo } = await place(shopper, "fr");
    await payByCard(shop, shopper, masterNo);
    const { data } = await shop.call(masterOrderDetail, {
      token: shopper.token,
      params: { orderNo: masterNo },
    });
    const orderNo = data.orderList[0]?.orderNo ?? "";
    await shop.ctx.db
      .update(courier)
      .set({ name: { en: "Post", fr: "La Poste" } })
      .where(eq(courier.code, "dhl"));
    await shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf() });
    const mails = await composed();
    expect(mails.at(-1)?.text).toContain("La Poste");
  });

  it("state the decision on a refund and its reason", async () => {
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
    expect(refused?.subject).toMatch(/^Refund RE [ \d]+: declined$/);
    expect(refused?.text).toContain("Reason: They were driven");
    expect(refused?.text).toContain("/order/refund_detail?orderNo=RE");
    expect(refused?.text).toMatch(/Tire\n.* × 1 {2}\$10\.00/);
  });

  it("can be unsubscribed by topic, except mails about placed and paid orders", async () => {
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
      expect.stringMatching(/^Complete payment/),
      expect.stringMatching(/^Payment received/),
      expect.stringMatching(/is on its way$/),
    ]);
    expect(mails.slice(0, 2).some(({ text }) => text.includes("unsubscribe"))).toBe(false);
    const [, token = ""] = /unsubscribe\?token=([\w-]+)&topic=orders/.exec(mails[2]?.text ?? "") ?? [];
    expect(mails[2]?.html).toContain("Unsubscribe from emails like this");
    expect((await shop.call(noticeUnsubscribe, { body: { token, topic: "orders" } })).code).toBe(200);
    expect((await ship()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Complete payment/),
      expect.stringMatching(/^Payment received/),
    ]);
  });

  it("aren't sent about canceled orders, and are sent once although two processes compose", async () => {
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

  it("continue after one that can't be composed, and retry it", async () => {
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

  it.each(wireLocales)("report an expired order and a refunded payment, in %s", async (locale) => {
    const ann = await makeShopper(shop);
    const { masterNo, number } = await place(ann, locale);
    await composed();
    const { db, clock } = shop.ctx;
    const [order] = await db.select().from(masterOrder).where(eq(masterOrder.orderNo, masterNo));
    const masterOrderId = order?.id ?? 0;
    shop.clock.advance(31 * 60_000);
    await shop.ctx.jobs.run("cancel-unpaid-orders");
    const reasons = ["late", "wrongAmount"] as const;
    await transaction(db, async (tx) => {
      for (const [at, reason] of reasons.entries())
        await mailPaymentReturned(
          tx,
          { masterOrderId, paymentId: 2 * masterOrderId + at, amount: "1234.50", reason },
          clock.now(),
        );
    });
    const mails = (await composed()).filter((mail) => mail.text.includes(number));
    const amount = moneyText("1234.50", locale, "USD");
    const text = (key: TextKey) => textOf(key, locale, { orderNo: number, amount });
    expect(mails.map(({ subject }) => subject)).toEqual([
      text("mailExpiredSubject"),
      text("mailPaymentReturnedTitle"),
      text("mailPaymentReturnedTitle"),
    ]);
    const paragraphs = ["mailExpiredText", "mailPaymentLateText", "mailPaymentWrongAmountText"] as const;
    for (const [at, key] of paragraphs.entries()) {
      const mail = mails[at];
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain(text(key));
        expect(body).not.toMatch(/\{\w+\}|undefined|null/);
        expect(body).toContain(text("mailViewOrder"));
      }
      if (locale === "fr") expect(mail?.text).not.toMatch(/\p{L} [:;!?»]/u);
    }
  });

  it.each(wireLocales)("are written in the language of the purchase, %s", async (locale) => {
    const { number } = await place(await makeShopper(shop), locale);
    const [placed] = await composed();
    expect(placed?.html).toContain(`<html lang="${bcp47(locale)}">`);
    expect(placed?.text).not.toMatch(/\{\w+\}|undefined|null/);
    expect(placed?.subject).toBe(textOf("mailPlacedSubject", locale, { orderNo: number }));
  });
});
