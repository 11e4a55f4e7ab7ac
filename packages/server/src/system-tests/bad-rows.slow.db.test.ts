import { pay } from "@carmine/api/contract";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refundAsOperator } from "../after-sale/refund-actions.ts";
import { account } from "../database/schema/accounts.ts";
import { refund } from "../database/schema/after-sale.ts";
import { masterOrder, merchantOrder } from "../database/schema/ordering.ts";
import { payment, paymentRefund } from "../database/schema/payment.ts";
import { outboxMessage } from "../database/schema/platform.ts";
import { parcel } from "../database/schema/shipping.ts";
import { pointBalance, pointEntry } from "../database/schema/points.ts";
import { transaction } from "../database/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import { planRefund } from "../payment/refunds.ts";
import { createSandbox } from "../payment/sandbox.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { paymentOf } from "../testing/test-payments.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  placePaidOrder,
  placeTestOrder,
  type TestProduct,
  type Shopper,
} from "../testing/test-shop.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let shop: TestApp;
let shopper: Shopper;
let item: TestProduct;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { stock: 1000 });
  shopper = await makeShopper(shop);
  await shop.ctx.db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'a bad row'; end $$`,
  );
});
afterAll(() => shop.close());

const everyOrder = { isOperator: true } as const;
const operator = { role: "operator", accountId: null } as const;

/** Runs a job while rows of a table that match `condition` can't be written. */
const runDespite = async (job: string, table: string, condition: string, when = "update") => {
  const { db } = shop.ctx;
  await db.execute(
    sql.raw(
      `create trigger bad before ${when} on ${table} for each row when (${condition}) execute function refuse()`,
    ),
  );
  try {
    await shop.ctx.jobs.run(job);
  } finally {
    await db.execute(sql.raw(`drop trigger bad on ${table}`));
  }
};

/** Creates two objects, one after the other. */
const two = async <Made>(make: () => Promise<Made>): Promise<[Made, Made]> => [await make(), await make()];

const paidOrder = async () => (await placePaidOrder(shop, shopper, [item]))[0] ?? "";
const masterOf = async (orderNo: string) => {
  const [order] = await shop.ctx.db
    .select()
    .from(masterOrder)
    .innerJoin(merchantOrder, eq(merchantOrder.masterOrderId, masterOrder.id))
    .where(eq(merchantOrder.orderNo, orderNo));
  return order?.master_order.orderNo ?? "";
};

describe("a failing row", () => {
  it("doesn't block the expiry of other unpaid orders", async () => {
    const orders = await two(() => placeTestOrder(shop, shopper, [item]));
    shop.clock.advance(31 * minuteMs);
    await runDespite("cancel-unpaid-orders", "master_order", `old.order_no = '${orders[0]}'`);
    const rows = await shop.ctx.db
      .select({ cancelledAt: masterOrder.cancelledAt })
      .from(masterOrder)
      .where(inArray(masterOrder.orderNo, orders))
      .orderBy(asc(masterOrder.id));
    expect(rows).toEqual([{ cancelledAt: null }, { cancelledAt: expect.any(Date) }]);
    await shop.ctx.jobs.run("cancel-unpaid-orders");
  });

  it("doesn't block queries about other payments", async () => {
    const { token } = shopper;
    const [bad, good] = await two(async () => {
      const orderNo = await placeTestOrder(shop, shopper, [item]);
      await shop.call(pay, { token, body: { orderNo, payType: "sandbox", payChannel: "pc" } });
      const row = await paymentOf(shop, orderNo);
      await createSandbox(shop.ctx.db, shop.clock).confirm(row.reference, "4242424242424242", false);
      return row.id;
    });
    shop.clock.advance(4 * minuteMs);
    await runDespite("check-open-payments", "payment", `old.id = ${bad} and new.status <> 'open'`);
    const [row] = await shop.ctx.db.select().from(payment).where(eq(payment.id, good));
    expect(row?.status).toBe("captured");
    await shop.ctx.jobs.run("check-open-payments");
  });

  it("doesn't block the sending of other refunds", async () => {
    const { db } = shop.ctx;
    const [bad, good] = await two(async () => {
      const { id, reference } = await paymentOf(shop, await masterOf(await paidOrder()));
      const now = shop.clock.now();
      return { id: await transaction(db, (tx) => planRefund(tx, id, 100n, "part", now)), reference };
    });
    await runDespite("send-refunds", "sandbox_refund", `new.intent_id = '${bad.reference}'`, "insert");
    const rows = await db
      .select({ sentAt: paymentRefund.sentAt, attempts: paymentRefund.attempts })
      .from(paymentRefund)
      .where(inArray(paymentRefund.id, [bad.id, good.id]))
      .orderBy(asc(paymentRefund.id));
    expect(rows).toEqual([
      { sentAt: null, attempts: 1 },
      { sentAt: expect.any(Date), attempts: 1 },
    ]);
  });

  it("doesn't block the completion of other refunds", async () => {
    const { db } = shop.ctx;
    const [bad, good] = await two(async () =>
      refundAsOperator(shop.ctx, operator, await paidOrder(), { reason: "Broken" }),
    );
    await shop.ctx.jobs.run("send-refunds");
    await runDespite("complete-refunds", "refund", `old.refund_no = '${bad}'`);
    const rows = await db
      .select({ endedAt: refund.endedAt })
      .from(refund)
      .where(inArray(refund.refundNo, [bad, good]))
      .orderBy(asc(refund.id));
    expect(rows).toEqual([{ endedAt: null }, { endedAt: expect.any(Date) }]);
  });

  it("doesn't block the automatic completion of other orders", async () => {
    const orders = await two(async () => {
      const orderNo = await paidOrder();
      await shipOrder(shop.ctx, operator, everyOrder, orderNo, { deliveryType: "fictitious", note: "" });
      return orderNo;
    });
    shop.clock.advance((shop.ctx.config.autoReceiveDays + 1) * dayMs);
    await runDespite("confirm-delivered-orders", "merchant_order", `old.order_no = '${orders[0]}'`);
    const rows = await shop.ctx.db
      .select({ receivedAt: merchantOrder.receivedAt })
      .from(merchantOrder)
      .where(inArray(merchantOrder.orderNo, orders))
      .orderBy(asc(merchantOrder.id));
    expect(rows).toEqual([{ receivedAt: null }, { receivedAt: expect.any(Date) }]);
  });

  it.each([
    ["release-pending-points", { status: 2, thawsAt: new Date("2020-01-01") }],
    ["expire-points", { status: 3, expiresAt: new Date("2020-01-01") }],
  ])("doesn't block the job %s", async (job, values) => {
    const { db } = shop.ctx;
    const [bad, good] = await two(async () => {
      const { accountId } = await makeShopper(shop);
      const at = shop.clock.now();
      await db
        .insert(pointBalance)
        .values({ accountId, current: 10, frozen: 10, accumulated: 20 })
        .onConflictDoUpdate({
          target: pointBalance.accountId,
          set: { current: 10, frozen: 10, accumulated: 20 },
        });
      const entry = { accountId, kind: "earn" as const, amount: 10, balance: 10, remaining: 10 };
      const times = { createdAt: at, updatedAt: at };
      const [made] = await db
        .insert(pointEntry)
        .values({ ...entry, ...times, ...values, link: `${job}${accountId}` })
        .returning();
      return made?.id ?? 0;
    });
    await runDespite(job, "point_entry", `old.id = ${bad}`);
    const [row] = await db.select().from(pointEntry).where(eq(pointEntry.id, good));
    expect([row?.status, row?.remaining]).toEqual([3, job === "release-pending-points" ? 10 : 0]);
  });

  it("doesn't block queries about other parcels", async () => {
    const { db } = shop.ctx;
    // The session has expired in the meantime.
    shopper = await makeShopper(shop);
    const [bad, good] = await two(async () => {
      const orderNo = await paidOrder();
      const sent = { deliveryType: "express", deliveryCode: "dhl", deliveryId: "1234567890" } as const;
      return (await shipOrder(shop.ctx, operator, everyOrder, orderNo, sent)).parcelId;
    });
    await runDespite("update-tracking", "parcel", `old.id = ${bad}`);
    const rows = await db
      .select({ steps: sql<number>`jsonb_array_length(${parcel.track})` })
      .from(parcel)
      .where(inArray(parcel.id, [bad, good]))
      .orderBy(asc(parcel.id));
    expect(rows).toEqual([{ steps: 0 }, { steps: 1 }]);
  });

  it("doesn't block the closing of other accounts", async () => {
    const { db } = shop.ctx;
    const [bad, good] = await two(async () => (await makeShopper(shop)).accountId);
    const deletionDueAt = new Date(shop.clock.now().getTime() - minuteMs);
    await db
      .update(account)
      .set({ deletionDueAt })
      .where(inArray(account.id, [bad, good]));
    await runDespite("delete-closed-accounts", "account", `old.id = ${bad}`);
    const rows = await db
      .select({ status: account.status })
      .from(account)
      .where(inArray(account.id, [bad, good]))
      .orderBy(asc(account.id));
    expect(rows).toEqual([{ status: "active" }, { status: "closed" }]);
  });

  it("doesn't block the mails of other notices, and isn't retried forever", async () => {
    const { db } = shop.ctx;
    const [bad, good] = await two(async () => {
      const { accountId } = await makeShopper(shop);
      const [row] = await db.select().from(account).where(eq(account.id, accountId));
      return { accountId, email: row?.email ?? "" };
    });
    const shippedNotice = {
      kind: "orderShipped",
      values: { orderNo: "SH1", shop: "Quay" },
      path: "/",
    } as const;
    await notify(db, { ...shippedNotice, accountId: [bad.accountId, good.accountId] });
    await runDespite("email-notifications", "outbox_message", `new."to" = '${bad.email}'`, "insert");
    await shop.ctx.jobs.run("email-notifications");
    const sent = await db
      .select({ to: outboxMessage.to })
      .from(outboxMessage)
      .where(inArray(outboxMessage.to, [bad.email, good.email]));
    expect(sent.filter(({ to }) => to === good.email).length).toBe(1);
    expect(sent.filter(({ to }) => to === bad.email)).toEqual([]);
  });
});
