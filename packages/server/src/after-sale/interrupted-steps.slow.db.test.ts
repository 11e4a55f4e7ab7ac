import {
  applyRefund,
  merchantOrderShip,
  merchantRefundAgree,
  merchantRefundReceive,
  orderDetail,
  refundDetail,
  refundReturn,
  takeOrder,
  type BodyOf,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectionCutter } from "../testing/scissors.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
} from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  connectionCutter.install();
  shop = await testApp({ rateLimits: false });
});
afterAll(async () => {
  await shop.close();
  connectionCutter.remove();
});

const sentBack = { telephone: "604 555 0100", expressName: "DHL", trackingNumber: "1234567890" };

/** Counts rows of one order that contradict each other: each step must be complete or absent. */
const halves = (orderNo: string) => sql`
  with o as (select * from merchant_order where order_no = ${orderNo}),
    l as (select l.* from order_line l join o on o.id = l.merchant_order_id),
    r as (select r.* from refund r join o on o.id = r.merchant_order_id),
    started as (select * from r where status in (2, 3)),
    p as (select p.* from payment p join o on o.master_order_id = p.master_order_id where p.status = 'captured')
  select
    (select count(*) from l where sent <> (select coalesce(sum(quantity), 0) from parcel_line where order_line_id = l.id)) as "wrongSent",
    (select count(*) from o where (status >= 1) <> (select bool_and(sent + unsent = quantity) from l)) as "wrongState",
    (select count(*) from parcel x join o on o.id = x.merchant_order_id)
      - (select count(*) from order_history h join o on o.id = h.merchant_order_id where h.event in ('shipped', 'parcelSent')) as "parcelsUntold",
    (select count(*) from parcel x join o on o.id = x.merchant_order_id)
      - (select count(*) from order_mail m join o on o.id = m.merchant_order_id where m.kind = 'shipped') as "parcelsUnmailed",
    (select count(*) from o where (received_at is not null) <> (status = 3)) as "halfReceived",
    (select count(*) from o where status = 3)
      - (select count(*) from order_mail m join o on o.id = m.merchant_order_id where m.kind = 'reviewReminder') as "receiptsUnmailed",
    (select count(*) from r where status <> (select h.status from refund_history h where h.refund_id = r.id order by h.id desc limit 1)) as "refundsUntold",
    (select count(*) from r where not exists (select from refund_line where refund_id = r.id)) as "refundsWithoutLines",
    (select count(*) from l where refunded <> (select coalesce(sum(x.quantity), 0) from refund_line x join started s on s.id = x.refund_id where x.order_line_id = l.id)
      or refunded_total <> (select coalesce(sum(x.total), 0) from refund_line x join started s on s.id = x.refund_id where x.order_line_id = l.id)) as "wrongRefunded",
    (select count(*) from p where refunded <> (select coalesce(sum(total * 100), 0) from started)
      or refunded <> (select coalesce(sum(amount), 0) from payment_refund where payment_id = p.id)) as "wrongPlanned",
    (select count(*) from p join sandbox_intent i on i.id = p.reference
      where i.refunded <> (select coalesce(sum(amount), 0) from sandbox_refund where intent_id = i.id) or i.refunded > p.refunded) as "wrongGiven",
    (select count(*) from started) - (select count(*) from ledger_entry e join o on o.order_no = e.order_no where e.kind = 'refund') as "refundsUnbooked",
    (select count(*) from o where refund_status = 1 and not exists (select from r where status in (0, 4, 5))) as "waitingForNothing",
    (select count(*) from o where refund_status = 0 and exists (select from r where status in (0, 2, 4, 5))) as "forgottenRefunds"`;

describe("a shop that loses its database in the middle of a step", { timeout: 60_000 }, () => {
  it("completes each step entirely or not at all when interrupted after any write, and succeeds on retry", async () => {
    const id = await makeMerchant(shop.ctx.db, "Quay");
    const staff = await makeStaff(shop, id);
    const ann = await makeShopper(shop);
    const item = { ...(await makeProduct(shop.ctx.db, id, { price: "10.01" })), quantity: 3 };
    const [orderNo = ""] = await placePaidOrder(shop, ann, [item]);
    const read = async () => (await shop.call(orderDetail, { token: ann.token, params: { orderNo } })).data;
    const [line] = (await read()).orderInfoList;
    const orderInfoId = line?.id ?? 0;
    const check = async (what: string) => {
      const { rows } = await shop.ctx.db.execute<Record<string, string>>(halves(orderNo));
      expect(
        Object.entries(rows[0] ?? {}).filter(([, count]) => count !== "0"),
        what,
      ).toEqual([]);
    };

    /** Repeats a step, interrupted one write later each time, until it succeeds. */
    const cutting = async (what: string, work: () => Promise<unknown>): Promise<number> => {
      for (let writes = 0; ; writes += 1) {
        connectionCutter.after(writes);
        await work().catch(() => undefined);
        const wasCut = connectionCutter.rest();
        await check(`${what} cut after ${writes} writes`);
        if (!wasCut) return writes;
      }
    };
    const asStaff = (endpoint: typeof merchantRefundAgree, refundOrderNo: string) =>
      shop.call(endpoint, { token: staff.token, params: { refundOrderNo } });
    const ship = (over: Partial<BodyOf<typeof merchantOrderShip>>) =>
      shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf(over) });

    const cuts: Record<string, number> = {};
    cuts["ship"] = await cutting("ship", () => ship({ lines: [{ orderInfoId, num: 3 }] }));
    expect(await read()).toMatchObject({ status: 1 });
    cuts["receive"] = await cutting("receive", () =>
      shop.call(takeOrder, { token: ann.token, params: { orderNo } }),
    );
    expect(await read()).toMatchObject({ status: 3 });
    const body = {
      orderNo,
      text: "Too small",
      lines: [{ orderInfoId, num: 2 }],
      afterSalesType: 2 as const,
    };
    // The idempotency key allows sending the form again.
    const headers = { "idempotency-key": "cut-1" };
    const send = () => shop.call(applyRefund, { token: ann.token, body, headers });
    cuts["apply"] = await cutting("apply", send);
    const refundNo = (await send()).data?.refundOrderNo ?? "";
    const refund = async () =>
      (await shop.call(refundDetail, { token: ann.token, params: { refundOrderNo: refundNo } })).data;
    cuts["agree"] = await cutting("agree", () => asStaff(merchantRefundAgree, refundNo));
    expect(await refund()).toMatchObject({ refundStatus: 4 });
    cuts["sendBack"] = await cutting("send back", () =>
      shop.call(refundReturn, { token: ann.token, body: { refundOrderNo: refundNo, ...sentBack } }),
    );
    cuts["receiveBack"] = await cutting("receive back", () => asStaff(merchantRefundReceive, refundNo));
    expect(await refund()).toMatchObject({ refundStatus: 2 });
    cuts["pay back"] = await cutting("pay back", () => shop.ctx.jobs.run("send-refunds"));
    cuts["complete"] = await cutting("complete", () => shop.ctx.jobs.run("complete-refunds"));
    expect(await refund()).toMatchObject({ refundStatus: 3, refundPrice: "20.02" });
    expect(await read()).toMatchObject({ status: 3, refundStatus: 0, refundedPrice: "20.02" });
    const { rows } = await shop.ctx.db.execute<{ given: string }>(sql`
      select i.refunded::text as given from sandbox_intent i join payment p on p.reference = i.id
      join merchant_order o on o.master_order_id = p.master_order_id where o.order_no = ${orderNo}`);
    expect(rows).toEqual([{ given: "2002" }]);
    // Each step was interrupted before, between and after its writes.
    for (const [what, count] of Object.entries(cuts)) expect(count, what).toBeGreaterThanOrEqual(2);
  });
});
