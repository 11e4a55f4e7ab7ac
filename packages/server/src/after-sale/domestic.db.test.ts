import {
  Code,
  domesticPointList,
  domesticPoints,
  domesticRefundApply,
  domesticRefundDetail,
  domesticRefundList,
  domesticRefundReasons,
  integralList,
  integralUser,
  orderDetail,
  refundDetail,
  refundReasons,
  type BodyOf,
} from "@carmine/api/contract";
import { afterAll, expect, it } from "vitest";
import { refundScene } from "../testing/refund-scene.ts";

const { shop, shopper, paidOrder } = await refundScene();
afterAll(() => shop.close());
const { token } = shopper;

it("accepts a request for single units under the domestic edition's field names, and shows the refund", async () => {
  const orderNo = await paidOrder();
  const order = await shop.call(orderDetail, { token, params: { orderNo } });
  const [line] = order.data.orderInfoList;
  const body: BodyOf<typeof domesticRefundApply> = {
    orderNo,
    orderDetailId: line?.id ?? 0,
    afterSalesType: "1",
    returnGoodsType: 0,
    num: 1,
    text: "Changed my mind",
    explain: "One is enough",
    reasonImage: "",
  };
  const apply = (change: object = {}) =>
    shop.call(domesticRefundApply, { token, body: { ...body, ...change } });
  for (const change of [{ afterSalesType: 3 }, { returnGoodsType: 2 }, { text: "" }, { num: 0 }])
    expect((await apply(change)).code, JSON.stringify(change)).toBe(Code.badRequest);
  expect((await apply({ orderDetailId: 2_000_000_000 })).code).toBe(Code.notFound);
  expect(await apply()).toMatchObject({ code: Code.ok, data: true });
  expect((await apply()).code, "twice").toBe(Code.failure);
  const { data: running } = await shop.call(domesticRefundList, { token, query: { type: 0 } });
  expect(running).toMatchObject({
    total: 1,
    list: [{ merOrderNo: orderNo, totalNum: 1, afterSalesType: 1 }],
  });
  const params = { refundOrderNo: running.list[0]?.refundOrderNo ?? "" };
  const { data } = await shop.call(domesticRefundDetail, { token, params });
  expect(data).toMatchObject({ refundReasonWap: "Changed my mind", refundReasonWapExplain: "One is enough" });
  expect(data).toEqual((await shop.call(refundDetail, { token, params })).data);
  const reasons = await shop.call(domesticRefundReasons, { token });
  expect(reasons.data).toEqual((await shop.call(refundReasons, { token })).data);
});

it("returns the same points under their domestic names", async () => {
  const { data: known } = await shop.call(integralUser, { token });
  expect((await shop.call(domesticPoints, { token })).data).toEqual({
    integral: known.integral,
    settledIntegral: known.sumIntegral,
    useIntegral: known.deductionIntegral,
    freezeIntegral: known.frozenIntegral,
  });
  const list = await shop.call(domesticPointList, { token });
  expect(list.data).toEqual((await shop.call(integralList, { token })).data);
});
