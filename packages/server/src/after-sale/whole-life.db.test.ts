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
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { merchant } from "../database/schema/merchants.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  payByCard,
  placeTestOrder,
  type Shopper,
} from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";

const hourMs = 3_600_000;

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-life-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
});
afterAll(async () => {
  await shop.close();
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

/** Runs the payment job and processes its result. */
const settle = async () => {
  await shop.ctx.jobs.run("send-refunds");
  await shop.ctx.jobs.run("complete-refunds");
};

const back = { telephone: "604 555 0100", expressName: "DHL", trackingNumber: "1234567890" };

const cents = (amount: string | null | undefined) => BigInt(Math.round(Number(amount) * 100));

describe("a shopper who buys from three shops", { timeout: 60_000 }, () => {
  it("receives the order in parts, tracks and reviews it, returns a part, is refused once, and all sums add up", async () => {
    const [tires, wheels, care] = [await newShop("Tread"), await newShop("Alloy"), await newShop("Gloss")];
    let ann = await makeShopper(shop);
    const { db } = shop.ctx;
    const valve = await makeProduct(db, tires.id, { price: "3.33", name: "Valve" });
    const tire = { ...(await makeProduct(db, tires.id, { price: "101.01" })), quantity: 3 };
    const masterNo = await placeTestOrder(shop, ann, [
      tire,
      valve,
      await makeProduct(db, wheels.id, { price: "80.00" }),
      { ...(await makeProduct(db, care.id, { price: "9.99" })), quantity: 2 },
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
    expect(scored).toMatchObject({ goodsScore: 4, serviceScore: 5, starLevel: 4.5 });

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

    // The third shop's order is completed automatically.
    shop.clock.advance(15 * dayMs);
    await shop.ctx.jobs.run("confirm-delivered-orders");
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
