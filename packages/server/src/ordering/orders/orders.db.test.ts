import {
  awaitPayList,
  cancelOrder,
  Code,
  deleteOrder,
  integralUser,
  masterOrderDetail,
  noticeList,
  orderAgain,
  orderData,
  orderDetail,
  orderHistory,
  orderList,
  takeOrder,
  visitorMasterOrder,
  visitorOrder,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderHistory as orderEvents } from "../../database/schema/order-history.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeShopper,
  makeTwoShops,
  payByCard,
  placeTestOrder,
  readMaster,
  stockOf,
} from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("the life of an order", () => {
  it("goes from unpaid through shipped to finished, each step in its list and its history", async () => {
    const shopper = await makeShopper(shop);
    const { token } = shopper;
    const { first } = await makeTwoShops(shop.ctx.db);
    const orderNo = await placeTestOrder(shop, shopper, [first]);
    const lists = async () => {
      const waiting = await shop.call(awaitPayList, { token });
      const numbers = await Promise.all(
        ["1", "2", "3", "4"].map(
          async (type) => (await shop.call(orderList, { token, query: { type } })).data.total,
        ),
      );
      return [waiting.data.total, ...numbers];
    };
    expect(await lists()).toEqual([1, 0, 0, 0, 0]);
    await payByCard(shop, shopper, orderNo);
    expect(await lists()).toEqual([0, 1, 0, 0, 0]);
    // Payments create a notice; a receipt confirmed by the shopper doesn't.
    const notices = async () =>
      (await shop.call(noticeList, { token })).data.list.map(({ type, link }) => [type, link]);
    expect(await notices()).toEqual([["orderPaid", `/order/order_detail?orderNo=${orderNo}`]]);
    const part = (await readMaster(shop, token, orderNo)).orderList[0];
    const params = { orderNo: part?.orderNo ?? "" };
    expect((await shop.call(takeOrder, { token, params })).code).toBe(Code.failure);
    expect(await shop.call(deleteOrder, { token, params })).toMatchObject({
      code: Code.failure,
      message:
        "This order has changed, so that’s no longer possible. Reload the page to see where it stands.",
    });
    await shop.ctx.db
      .update(merchantOrder)
      .set({ status: 1 })
      .where(eq(merchantOrder.id, part?.id ?? 0));
    expect(await lists()).toEqual([0, 0, 1, 0, 0]);
    expect((await shop.call(takeOrder, { token, params })).code).toBe(Code.ok);
    expect((await shop.call(integralUser, { token })).data.frozenIntegral).toBeGreaterThan(0);
    expect(await lists()).toEqual([0, 0, 0, 1, 1]);
    expect(await notices()).toHaveLength(1);
    expect((await shop.call(orderData, { token })).data).toEqual({
      unPaidCount: 0,
      unShippedCount: 0,
      receivedCount: 0,
      completeCount: 1,
    });
    const history = await shop.call(orderHistory, { token, params, locale: "th" });
    expect(history.data.map(({ status, title, who }) => [status, title, who])).toEqual([
      ["unpaid", "สั่งซื้อแล้ว", "shopper"],
      ["toShip", "ชำระเงินแล้ว", "provider"],
      ["finished", "ได้รับสินค้าแล้ว", "shopper"],
    ]);
    const { data: bought } = await shop.call(orderAgain, { token, params });
    expect(bought).toMatchObject({ cartIdList: [expect.any(Number)], skipped: [] });
    expect((await shop.call(deleteOrder, { token, params })).code).toBe(Code.ok);
    expect((await shop.call(orderDetail, { token, params })).code).toBe(Code.notFound);
    expect((await shop.call(deleteOrder, { token, params })).code, "twice").toBe(Code.notFound);
    expect(await lists()).toEqual([0, 0, 0, 0, 0]);
    const events = await shop.ctx.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.merchantOrderId, part?.id ?? 0));
    expect(events.at(-1)).toMatchObject({ event: "hidden", who: "shopper", toState: "finished" });
  });

  it("is found by its number or by a product's name in any language, as typed", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const orderNo = await placeTestOrder(shop, shopper, [first]);
    const find = async (keywords: string) =>
      (await shop.call(orderList, { token: shopper.token, query: { type: "-9", keywords } })).data.total;
    expect(await Promise.all([orderNo, "tIRe ไทย", "tire", "100%", "x_"].map(find))).toEqual([1, 1, 1, 0, 0]);
  });

  it("is hidden from other accounts: every call responds as if it didn't exist", async () => {
    const [shopper, other] = [await makeShopper(shop), await makeShopper(shop)];
    const { first } = await makeTwoShops(shop.ctx.db);
    const orderNo = await placeTestOrder(shop, shopper, [first]);
    const part = (await readMaster(shop, shopper.token, orderNo)).orderList[0]?.orderNo ?? "";
    const { token } = other;
    const answers = [
      await shop.call(masterOrderDetail, { token, params: { orderNo } }),
      await shop.call(cancelOrder, { token, params: { orderNo } }),
      await shop.call(orderHistory, { token, params: { orderNo } }),
      await shop.call(orderDetail, { token, params: { orderNo: part } }),
      await shop.call(takeOrder, { token, params: { orderNo: part } }),
      await shop.call(deleteOrder, { token, params: { orderNo: part } }),
      await shop.call(orderAgain, { token, params: { orderNo: part } }),
      await shop.call(orderHistory, { token, params: { orderNo: part } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => Code.notFound));
    expect((await stockOf(shop.ctx.db, first)).reserved).toBe(1);
  });

  it("is found without signing in by number and identity if a guest placed it", async () => {
    const [guest, other] = [await makeShopper(shop, "visitor"), await makeShopper(shop, "visitor")];
    const { first } = await makeTwoShops(shop.ctx.db);
    const orderNo = await placeTestOrder(shop, guest, [first]);
    const find = (identity: string) => shop.call(visitorMasterOrder, { query: { orderNo, identity } });
    const { data } = await find(guest.identity);
    expect(data).toMatchObject({ orderNo, realName: "Ada Park" });
    const part = { orderNo: data.orderList[0]?.orderNo ?? "", identity: guest.identity };
    expect((await shop.call(visitorOrder, { query: part })).data.masterOrderNo).toBe(orderNo);
    expect((await find(other.identity)).code).toBe(Code.notFound);
    expect((await shop.call(visitorOrder, { query: { ...part, identity: "nobody" } })).code).toBe(
      Code.notFound,
    );
  });

  it("isn't found without signing in if a registered account placed it", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const orderNo = await placeTestOrder(shop, shopper, [first]);
    const { token, identity } = shopper;
    const data = await readMaster(shop, token, orderNo);
    const part = data.orderList[0]?.orderNo ?? "";
    expect((await shop.call(visitorMasterOrder, { query: { orderNo, identity } })).code).toBe(Code.notFound);
    expect((await shop.call(visitorOrder, { query: { orderNo: part, identity } })).code).toBe(Code.notFound);
  });

  it("is canceled when it isn't paid in time, and releases its stock", async () => {
    const shopper = await makeShopper(shop);
    const { first } = await makeTwoShops(shop.ctx.db);
    const orderNo = await placeTestOrder(shop, shopper, [first]);
    shop.clock.advance(29 * 60_000);
    await shop.ctx.jobs.run("cancel-unpaid-orders");
    expect((await stockOf(shop.ctx.db, first)).reserved).toBe(1);
    shop.clock.advance(61_000);
    await shop.ctx.jobs.run("cancel-unpaid-orders");
    await shop.ctx.jobs.run("cancel-unpaid-orders");
    expect(await stockOf(shop.ctx.db, first)).toEqual({ onHand: 100, reserved: 0, sold: 0 });
    const detail = await shop.call(masterOrderDetail, { token: shopper.token, params: { orderNo } });
    expect(detail.message).toBe("This order was canceled");
    const cancel = await shop.call(cancelOrder, { token: shopper.token, params: { orderNo } });
    expect(cancel.code).toBe(Code.failure);
  });
});
