import { applyRefundForm, Code, refundRevoke } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refundScene } from "../testing/refund-scene.ts";

let scene: Awaited<ReturnType<typeof refundScene>>;
beforeAll(async () => {
  scene = await refundScene();
});
afterAll(() => scene.shop.close());

const lineOf = (id = 0, num = 1) => ({ lines: [{ orderInfoId: id, num }] });
const formOf = async (orderNo: string) =>
  scene.shop.call(applyRefundForm, { token: scene.shopper.token, params: { orderNo } });

describe("a refund request", () => {
  it("doesn't block other lines of the order, and blocks its own line until the decision", async () => {
    const { receivedOrder, linesOf, applied, apply, agree, refuse, read, settle, givenBack } = scene;
    const orderNo = await receivedOrder();
    const [first, second] = await linesOf(orderNo);
    const one = await applied(orderNo, lineOf(first));
    expect(await read(orderNo)).toMatchObject({ refundStatus: 1, isRefundable: true });
    const again = await apply(orderNo, lineOf(first));
    expect([again.code, again.message]).toEqual([
      Code.failure,
      "A refund was already requested for this item. You can request another one when it’s decided.",
    ]);
    expect((await formOf(orderNo)).data.orderInfoList.map(({ refundNum }) => refundNum)).toEqual([0, 1]);

    const two = await applied(orderNo, lineOf(second));
    expect(await read(orderNo)).toMatchObject({ refundStatus: 1, isRefundable: false });
    expect((await formOf(orderNo)).message).toContain("already requested");
    await agree(one);
    await settle();
    expect(await read(orderNo)).toMatchObject({ refundStatus: 1, isRefundable: true });
    await refuse(two);
    expect(await read(orderNo)).toMatchObject({ refundStatus: 0, isRefundable: true });
    const rest = await applied(orderNo);
    await agree(rest);
    await settle();
    expect(await read(orderNo)).toMatchObject({ refundStatus: 3, refundedPrice: "33.36" });
    expect(await givenBack(orderNo)).toBe(3336n);
  });

  it("frees its line when it is withdrawn", async () => {
    const { receivedOrder, linesOf, applied, shop, shopper } = scene;
    const orderNo = await receivedOrder();
    const [first] = await linesOf(orderNo);
    const refundOrderNo = await applied(orderNo, lineOf(first, 2));
    await shop.call(refundRevoke, { token: shopper.token, params: { refundOrderNo } });
    expect((await formOf(orderNo)).data.orderInfoList.map(({ refundNum }) => refundNum)).toEqual([3, 1]);
    await applied(orderNo, lineOf(first, 3));
  });

  it("never refunds more than was paid when requests and acceptances run concurrently", async () => {
    const { paidOrder, linesOf, apply, agree, read, settle, givenBack } = scene;
    for (let round = 0; round < 3; round += 1) {
      const orderNo = await paidOrder();
      const [first, second] = await linesOf(orderNo);
      const wishes = [lineOf(first, 2), lineOf(second), lineOf(first, 2), {}, lineOf(second)];
      const answers = await Promise.all(wishes.map((wish) => apply(orderNo, wish)));
      const made = answers.flatMap(({ data }) => data?.refundOrderNo ?? []);
      expect(made.length).toBeGreaterThan(0);
      await Promise.all([...made, ...made].map((refundNo) => agree(refundNo)));
      await settle();
      const { data } = await apply(orderNo);
      if (data) await agree(data.refundOrderNo);
      await settle();
      expect(await read(orderNo)).toMatchObject({ refundStatus: 3, refundedPrice: "33.36" });
      expect(await givenBack(orderNo)).toBe(3336n);
    }
  });
});
