import { expect, test } from "vitest";
import type { OrderItem as WireItem, MasterOrderShop } from "../contract/order-shapes.ts";
import { joinValues } from "../contract/texts.ts";
import { optionsOf, orderOf } from "./order.ts";

test.each([
  ["205/55 R16 91V,Tire only", ["205/55 R16 91V", "Tire only"]],
  ["Red, 5", ["Red", "5"]],
  [joinValues(["Rojo", "5,5 J"]), ["Rojo", "5,5 J"]],
  ["One size", ["One size"]],
  ["", []],
  [null, []],
])("maps %j to the values %j", (joined, values) => expect(optionsOf(joined)).toEqual(values));

const line = (isReply: boolean, sentNum: number | null): WireItem => ({
  id: 1,
  merOrderNo: null,
  productId: 3,
  productName: "Tire",
  image: null,
  attrValueId: 31,
  sku: null,
  price: "10.00",
  payNum: 2,
  isReply,
  sentNum,
  refundedNum: null,
});

const partWith = (...orderInfoList: WireItem[]): MasterOrderShop => ({
  id: 1,
  orderNo: "SH1",
  merId: 4,
  merName: "Shop",
  totalNum: 2,
  payPrice: "20.00",
  paid: true,
  status: 2,
  refundStatus: 0,
  createTime: null,
  autoReceiveTime: null,
  isRefundable: null,
  refundedPrice: null,
  paymentHold: null,
  moneyProblem: null,
  orderInfoList,
});

const masterWith = (...orderList: MasterOrderShop[]) => ({
  id: 1,
  orderNo: "PT1",
  email: null,
  realName: "Mara",
  userPhone: null,
  userAddress: "Main St 1, France",
  totalNum: 2,
  proTotalPrice: "20.00",
  totalPostage: null,
  totalPrice: null,
  payPostage: null,
  payPrice: "20.00",
  couponId: null,
  couponPrice: null,
  integralPrice: null,
  usedIntegral: null,
  tax: null,
  pstNumber: null,
  paid: true,
  payTime: null,
  payType: null,
  mark: "Ring twice",
  isCancel: false,
  redirect: null,
  createTime: "2026-11-16 11:20:00",
  expireTime: null,
  orderList,
});

test("maps missing amounts of another back end to zero", () => {
  const order = orderOf(masterWith());
  expect(order.sums).toEqual({ items: "20.00", shipping: "0", coupons: "0", points: "0", tax: "0" });
  expect(order.note).toBe("Ring twice");
});

test("marks a part as reviewed once all lines are reviewed, and as having a parcel once one unit is shipped", () => {
  const markOf = (...lines: WireItem[]) => orderOf(masterWith(partWith(...lines))).parts[0]?.mark;
  expect(markOf(line(true, null), line(false, 1))).toMatchObject({ isReviewed: false, hasParcel: true });
  expect(markOf(line(true, 0), line(true, null))).toMatchObject({ isReviewed: true, hasParcel: false });
});
