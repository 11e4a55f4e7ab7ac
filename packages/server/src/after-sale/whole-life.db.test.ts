import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addToReview,
  applyRefund,
  Code,
  masterOrderDetail,
  merchantOrderShip,
  merchantRefundAgree,
  merchantRefundReceive,
  merchantRefundRefuse,
  merchantReviewReply,
  orderComment,
  orderDetail,
  orderExpress,
  ownReviewList,
  refundDetail,
  refundReturn,
  replyList,
  takeOrder,
  type BodyOf,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { merchant } from "../database/schema/merchants.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeGoods,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  payByCard,
  placePaidOrder,
  placeTestOrder,
  type Shopper,
} from "../testing/test-shop.ts";

const hourMs = 3_600_000;

/** Cuts the connection once so many statements have written something; after a commit its answer is lost. */
const scissors = (() => {
  let left = Number.POSITIVE_INFINITY;
  let isCut = false;
  const send = Client.prototype.query as (this: Client, ...given: unknown[]) => Promise<unknown>;
  const cut = (client: Client): never => {
    isCut = true;
    left = Number.POSITIVE_INFINITY;
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    throw new Error("Connection terminated unexpectedly");
  };
  const query = async function (this: Client, ...given: unknown[]): Promise<unknown> {
    const answered = given.at(-1);
    if (typeof answered === "function") {
      const call = answered as (error: unknown, result?: unknown) => void;
      return query.apply(this, given.slice(0, -1)).then((result) => call(null, result), call);
    }
    const [config] = given as [string | { text: string }];
    const text = typeof config === "string" ? config : config.text;
    if (left === Number.POSITIVE_INFINITY || !/^\s*(insert|update|delete|with|commit)/i.test(text))
      return send.apply(this, given);
    if (left === 0) return cut(this);
    const answer = await send.apply(this, given);
    left -= 1;
    return left === 0 && /^\s*commit/i.test(text) ? cut(this) : answer;
  };
  return {
    install: () => {
      Client.prototype.query = query as typeof Client.prototype.query;
    },
    remove: () => {
      Client.prototype.query = send as typeof Client.prototype.query;
    },
    after: (writes: number) => {
      [left, isCut] = [writes, false];
    },
    /** Whether it came to a cut. */
    rest: (): boolean => {
      left = Number.POSITIVE_INFINITY;
      return isCut;
    },
  };
})();

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  scissors.install();
  folder = await mkdtemp(join(tmpdir(), "carmine-life-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
});
afterAll(async () => {
  await shop.close();
  scissors.remove();
  await rm(folder, { recursive: true, force: true });
});

const done = async <Data>(call: Promise<{ code: number; message: string; data: Data }>): Promise<Data> => {
  const { code, message, data } = await call;
  expect(code, message).toBe(Code.ok);
  return data;
};

const picture = async ({ token }: Shopper): Promise<string> => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0a7" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("multipart", new Blob([new Uint8Array(bytes)]), "tread.png");
  const body = new Response(form);
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/front/upload/image?model=review&pid=1",
    headers: { "content-type": body.headers.get("content-type") ?? "", "authori-zation": token },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json<{ data: { url: string } }>().data.url;
};

const newShop = async (name: string) => {
  const id = await makeMerchant(shop.ctx.db, name);
  return { id, staff: await makeStaff(shop, id) };
};

const apply = async (
  { token }: Shopper,
  body: Pick<BodyOf<typeof applyRefund>, "orderNo" | "lines" | "afterSalesType">,
): Promise<string> => {
  const data = await done(
    shop.call(applyRefund, { token, body: { text: "It isn’t as described", ...body } }),
  );
  return data?.refundOrderNo ?? "";
};

/** The provider is asked, and what it did is noted. */
const settle = async () => {
  await shop.ctx.jobs.run("payment.refund");
  await shop.ctx.jobs.run("refund.complete");
};

const back = { telephone: "604 555 0100", expressName: "DHL", trackingNumber: "1234567890" };

const cents = (amount: string | null | undefined) => BigInt(Math.round(Number(amount) * 100));

describe("a shopper who buys from three shops", { timeout: 60_000 }, () => {
  it("gets it in parts, tracks, receives and reviews it, gives a part back and is refused once; sums close", async () => {
    const [tires, wheels, care] = [await newShop("Tread"), await newShop("Alloy"), await newShop("Gloss")];
    let ann = await makeShopper(shop);
    const { db } = shop.ctx;
    const valve = await makeGoods(db, tires.id, { price: "3.33", name: "Valve" });
    const tire = { ...(await makeGoods(db, tires.id, { price: "101.01" })), quantity: 3 };
    const masterNo = await placeTestOrder(shop, ann, [
      tire,
      valve,
      await makeGoods(db, wheels.id, { price: "80.00" }),
      { ...(await makeGoods(db, care.id, { price: "9.99" })), quantity: 2 },
    ]);
    await payByCard(shop, ann, masterNo);
    const master = await done(
      shop.call(masterOrderDetail, { token: ann.token, params: { orderNo: masterNo } }),
    );
    expect(master.orderList).toHaveLength(3);
    expect(master.orderList.reduce((sum, { payPrice }) => sum + cents(payPrice), 0n)).toBe(
      cents(master.payPrice),
    );
    const partOf = ({ id }: { id: number }) => master.orderList.find(({ merId }) => merId === id);
    const numberOf = (of: { id: number }) => partOf(of)?.orderNo ?? "";
    const linesOf = (of: { id: number }) => partOf(of)?.orderInfoList.map(({ id }) => id) ?? [];
    const [tireLine = 0] = linesOf(tires);
    const orderNo = numberOf(tires);
    const read = (no: string) => done(shop.call(orderDetail, { token: ann.token, params: { orderNo: no } }));

    const ship = ({ staff, id }: typeof tires, over: Partial<BodyOf<typeof merchantOrderShip>> = {}) =>
      done(
        shop.call(merchantOrderShip, {
          token: staff.token,
          params: { orderNo: numberOf({ id }) },
          body: parcelOf(over),
        }),
      );
    await ship(tires, { lines: [{ orderInfoId: tireLine, num: 2 }] });
    expect((await read(orderNo)).status).toBe(0);
    await ship(tires, { deliveryId: "9876543210" });
    await ship(wheels, { deliveryType: "merchant", deliveryName: "Ben Ito", deliveryPhone: "6045550111" });
    await ship(care);
    shop.clock.advance(40 * hourMs);
    const track = await done(shop.call(orderExpress, { token: ann.token, params: { orderNo } }));
    expect(track?.parcels?.map(({ state, lines }) => [state, lines.length])).toEqual([
      ["3", 1],
      ["3", 2],
    ]);
    for (const of of [tires, wheels])
      await done(shop.call(takeOrder, { token: ann.token, params: { orderNo: numberOf(of) } }));

    const pics = JSON.stringify([await picture(ann), await picture(ann)]);
    const review = {
      orderNo,
      orderInfoId: tireLine,
      star: 4,
      serviceStar: 5,
      comment: "Quiet in rain",
      pics,
    };
    await done(shop.call(orderComment, { token: ann.token, body: review }));
    const [own] = (await done(shop.call(ownReviewList, { token: ann.token }))).list;
    const id = own?.replyId ?? 0;
    await done(
      shop.call(merchantReviewReply, {
        token: tires.staff.token,
        params: { id },
        body: { content: "Thank you, Ada." },
      }),
    );
    await done(
      shop.call(addToReview, {
        token: ann.token,
        body: { id, comment: "Still quiet after a winter", pics: "[]" },
      }),
    );
    const shown = await done(shop.call(replyList, { params: { id: tire.productId } }));
    expect(shown.list).toMatchObject([
      {
        star: 4,
        merchantReplyContent: "Thank you, Ada.",
        addition: { comment: "Still quiet after a winter" },
      },
    ]);
    expect(shown.list[0]?.pics).toHaveLength(2);
    const [scored] = await db.select().from(merchant).where(eq(merchant.id, tires.id));
    expect(scored).toMatchObject({ goodsScore: 4, serviceScore: 5, starLevel: 4.7 });

    const answer = (endpoint: typeof merchantRefundAgree, refundOrderNo: string) =>
      done(shop.call(endpoint, { token: tires.staff.token, params: { refundOrderNo } }));
    const piece = { orderNo, lines: [{ orderInfoId: tireLine, num: 1 }], afterSalesType: 2 as const };
    const returned = await apply(ann, piece);
    await answer(merchantRefundAgree, returned);
    await done(shop.call(refundReturn, { token: ann.token, body: { refundOrderNo: returned, ...back } }));
    await answer(merchantRefundReceive, returned);
    await settle();
    const refused = await apply(ann, piece);
    await done(
      shop.call(merchantRefundRefuse, {
        token: tires.staff.token,
        params: { refundOrderNo: refused },
        body: { reason: "It was driven" },
      }),
    );
    const again = await apply(ann, { ...piece, afterSalesType: 1 });
    await answer(merchantRefundAgree, again);
    await settle();
    const stateOf = async (refundOrderNo: string) =>
      await done(shop.call(refundDetail, { token: ann.token, params: { refundOrderNo } }));
    expect([await stateOf(returned), await stateOf(refused), await stateOf(again)]).toMatchObject([
      { refundStatus: 3, refundPrice: "101.01" },
      { refundStatus: 1, refundReason: "It was driven" },
      { refundStatus: 3, refundPrice: "101.01" },
    ]);

    // The third shop's order is received by the clock.
    shop.clock.advance(15 * 24 * hourMs);
    await shop.ctx.jobs.run("order.receive");
    ann = { ...ann, token: await openSession(db, shop.ctx, ann.accountId, "test") };
    expect((await read(numberOf(care))).status).toBe(3);
    expect((await read(orderNo)).refundedPrice).toBe("202.02");
    const { rows } = await db.execute<Record<string, string>>(sql`
      select p.amount::text as charged, p.refunded::text as planned, i.refunded::text as given,
        (select sum(refunded_total * 100)::bigint::text from order_line l join merchant_order o on o.id = l.merchant_order_id
          where o.master_order_id = m.id) as lines,
        (select (-sum(amount) * 100)::bigint::text from ledger_entry where order_no = ${orderNo} and kind = 'refund') as ledger
      from master_order m join payment p on p.master_order_id = m.id and p.status = 'captured'
      join sandbox_intent i on i.id = p.reference where m.order_no = ${masterNo}`);
    expect(rows).toEqual([
      {
        charged: String(cents(master.payPrice)),
        planned: "20202",
        given: "20202",
        lines: "20202",
        ledger: "20202",
      },
    ]);
  });
});

/** Counts everything of one order that must not be: each step is there whole or not at all. */
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
  it("has done each step whole or not at all, after every single write, and goes on when it is repeated", async () => {
    const { id, staff } = await newShop("Quay");
    const ann = await makeShopper(shop);
    const goods = { ...(await makeGoods(shop.ctx.db, id, { price: "10.01" })), quantity: 3 };
    const [orderNo = ""] = await placePaidOrder(shop, ann, [goods]);
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

    /** Does a step again and again, cut off one write later each time, until it comes through. */
    const cutting = async (what: string, work: () => Promise<unknown>): Promise<number> => {
      for (let writes = 0; ; writes += 1) {
        scissors.after(writes);
        await work().catch(() => undefined);
        const wasCut = scissors.rest();
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
    // By its key the form may be sent again.
    const headers = { "idempotency-key": "cut-1" };
    const send = () => shop.call(applyRefund, { token: ann.token, body, headers });
    cuts["apply"] = await cutting("apply", send);
    const refundNo = (await send()).data?.refundOrderNo ?? "";
    const refund = async () =>
      (await shop.call(refundDetail, { token: ann.token, params: { refundOrderNo: refundNo } })).data;
    cuts["agree"] = await cutting("agree", () => asStaff(merchantRefundAgree, refundNo));
    expect(await refund()).toMatchObject({ refundStatus: 4 });
    cuts["sendBack"] = await cutting("send back", () =>
      shop.call(refundReturn, { token: ann.token, body: { refundOrderNo: refundNo, ...back } }),
    );
    cuts["receiveBack"] = await cutting("receive back", () => asStaff(merchantRefundReceive, refundNo));
    expect(await refund()).toMatchObject({ refundStatus: 2 });
    cuts["pay back"] = await cutting("pay back", () => shop.ctx.jobs.run("payment.refund"));
    cuts["complete"] = await cutting("complete", () => shop.ctx.jobs.run("refund.complete"));
    await settle();
    expect(await refund()).toMatchObject({ refundStatus: 3, refundPrice: "20.02" });
    expect(await read()).toMatchObject({ status: 3, refundStatus: 0, refundedPrice: "20.02" });
    const { rows } = await shop.ctx.db.execute<{ given: string }>(sql`
      select i.refunded::text as given from sandbox_intent i join payment p on p.reference = i.id
      join merchant_order o on o.master_order_id = p.master_order_id where o.order_no = ${orderNo}`);
    expect(rows).toEqual([{ given: "2002" }]);
    // Each of them was cut off before, between and after its writes.
    for (const [what, count] of Object.entries(cuts)) expect(count, what).toBeGreaterThanOrEqual(2);
  });
});
