import { merchantOrderShip, orderExpress, orderHistory, takeOrder } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { orderMail } from "../../database/schema/order-mails.ts";
import { parcel } from "../../database/schema/shipping.ts";
import { createFrame } from "../../http/frame.ts";
import { correctParcel } from "../../ordering/transitions/correct-parcel.ts";
import { shipOrder } from "../../ordering/transitions/ship-order.ts";
import { runIn } from "../../testing/command-line.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  type TestProduct,
  type Shopper,
} from "../../testing/test-shop.ts";
import { registerShipping } from "../routes.ts";

const halfHourMs = 1_800_000;

let shop: TestApp;
let staff: Shopper;
let shopper: Shopper;
let item: TestProduct;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  const merchantId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merchantId);
  shopper = await makeShopper(shop);
  item = await makeProduct(shop.ctx.db, merchantId);
});
afterAll(() => shop.close());

const paidOrder = async () => (await placePaidOrder(shop, shopper, [item]))[0] ?? "";

/** When the couriers of an order's parcels are queried next. */
const askedAt = async (orderNo: string) => {
  const rows = await shop.ctx.db
    .select({ askAt: parcel.askAt })
    .from(parcel)
    .innerJoin(merchantOrder, eq(merchantOrder.id, parcel.merchantOrderId))
    .where(eq(merchantOrder.orderNo, orderNo));
  return rows.map(({ askAt }) => askAt);
};

it("stops tracking the parcels of a received order", async () => {
  const orderNo = await paidOrder();
  const params = { orderNo };
  await shop.call(merchantOrderShip, { token: staff.token, params, body: parcelOf() });
  await shop.ctx.jobs.run("update-tracking");
  expect(await askedAt(orderNo)).toEqual([expect.any(Date)]);
  await shop.call(takeOrder, { token: shopper.token, params });
  shop.clock.advance(halfHourMs);
  await shop.ctx.jobs.run("update-tracking");
  expect(await askedAt(orderNo)).toEqual([null]);
  const { data } = await shop.call(orderExpress, { token: shopper.token, params });
  expect(data?.parcels).toMatchObject([{ state: "2" }]);
});

it("queries no courier without a tracking source", async () => {
  const planned: string[] = [];
  const ctx = {
    ...shop.ctx,
    config: { ...shop.ctx.config, demo: false },
    jobs: { ...shop.ctx.jobs, every: (name: string) => void planned.push(name) },
  };
  registerShipping(createFrame(ctx, { ready: true }), ctx);
  expect(planned).toEqual([]);
  const orderNo = await paidOrder();
  const [actor, owner] = [{ role: "operator", accountId: null } as const, { isOperator: true } as const];
  const shipped = { deliveryType: "express", deliveryCode: "dhl", deliveryId: "1234567890" } as const;
  const { parcelId } = await shipOrder(ctx, actor, owner, orderNo, shipped);
  expect(await askedAt(orderNo)).toEqual([null]);
  await correctParcel(ctx, actor, owner, { parcelId, deliveryCode: "dhl", deliveryId: "1234567891" });
  expect(await askedAt(orderNo)).toEqual([null]);
});

it("accepts the operator's confirmation that parcels arrived, once", async () => {
  const orderNo = await paidOrder();
  const params = { orderNo };
  const { token } = shopper;
  expect((await runIn(shop, "order", "arrive", orderNo)).status, "nothing was sent").not.toBe(0);
  const own = { deliveryType: "merchant", deliveryName: "Ben Ito", deliveryPhone: "604 555 0100" } as const;
  await shop.call(merchantOrderShip, { token: staff.token, params, body: own });
  expect(await runIn(shop, "order", "arrive", orderNo)).toMatchObject({
    status: 0,
    text: `1 parcel of ${orderNo} arrived.\n`,
  });
  const { data } = await shop.call(orderExpress, { token, params });
  expect(data?.parcels).toMatchObject([{ state: "3", deliveredTime: expect.any(String) }]);
  const history = await shop.call(orderHistory, { token, params });
  expect(history.data.at(-1)).toMatchObject({ title: "Delivered", who: "merchant" });
  const mails = await shop.ctx.db.select().from(orderMail).where(eq(orderMail.kind, "delivered"));
  expect(mails).toHaveLength(1);
  expect((await runIn(shop, "order", "arrive", orderNo)).status).not.toBe(0);
});
