import {
  merchantOrderShip,
  orderCenterData,
  orderList,
  takeOrder,
  visitorOrder,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  type Shopper,
  type TestProduct,
} from "../testing/test-shop.ts";

let shop: TestApp;
let staff: Shopper;
let items: TestProduct[];
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  const merchantId = await makeMerchant(shop.ctx.db);
  staff = await makeStaff(shop, merchantId);
  items = [await makeProduct(shop.ctx.db, merchantId), await makeProduct(shop.ctx.db, merchantId)];
});
afterAll(() => shop.close());

const ship = (orderNo: string) =>
  shop.call(merchantOrderShip, { token: staff.token, params: { orderNo }, body: parcelOf() });

const paidOrder = async (shopper: Shopper): Promise<string> =>
  (await placePaidOrder(shop, shopper, items))[0] ?? "";

it("counts orders by state and the lines to review", async () => {
  const shopper = await makeShopper(shop);
  const [first, second] = [await paidOrder(shopper), await paidOrder(shopper)];
  await ship(first);
  await ship(second);
  await shop.call(takeOrder, { token: shopper.token, params: { orderNo: second } });
  await paidOrder(shopper);
  const { data } = await shop.call(orderCenterData, { token: shopper.token });
  expect(data).toEqual({
    unPaidCount: 0,
    unShippedCount: 1,
    receivedCount: 1,
    completeCount: 1,
    commentCount: 2,
    toReviewCount: 1,
    refundCount: 0,
  });
  const { data: sent } = await shop.call(orderList, { token: shopper.token, query: { type: 2 } });
  expect(sent.list).toMatchObject([{ orderNo: first, isRefundable: false, deliveryId: "1234567890" }]);
});

it("shows a guest's order with its parcel", async () => {
  const shopper = await makeShopper(shop, "visitor");
  const orderNo = await paidOrder(shopper);
  await ship(orderNo);
  const { data } = await shop.call(visitorOrder, { query: { orderNo, identity: shopper.identity } });
  expect(data.expressInfo).toMatchObject({ orderNo, expNo: "1234567890", expName: "DHL Express" });
});
