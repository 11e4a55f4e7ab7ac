import { Code, payMethod, payResult, sandboxConfirm } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { card, makeProduct, makeMerchant, makeShopper, placeTestOrder } from "../testing/test-shop.ts";

const demoKey = "a key of sixteen or more";
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ demoKey, isDemoKeyRequired: true });
});
afterAll(() => shop.close());

it("accepts test cards in a reachable demo only with its key, by header or cookie", async () => {
  const item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  const orderNo = await placeTestOrder(shop, shopper, [item]);
  const payWith = (headers: Record<string, string>) =>
    shop.call(sandboxConfirm, { token, body: card(orderNo), headers });
  const wrong: Record<string, string>[] = [{}, { "demo-key": "wrong" }, { cookie: "demo-key=wrong" }];
  for (const headers of wrong) {
    const refused = await payWith(headers);
    expect(refused).toMatchObject({ code: Code.forbidden, data: null });
    expect(refused.message).toMatch(/^Test cards are locked/);
  }
  expect((await shop.call(payResult, { token, params: { orderNo } })).data.status).toBe("pending");
  expect((await shop.call(payMethod)).data.sandboxStatus).toBe(true);
  const paid = await payWith({ cookie: `demo-key=${encodeURIComponent(demoKey)}` });
  expect(paid).toMatchObject({ code: 200, data: { status: "succeeded" } });
  expect((await payWith({ "demo-key": demoKey })).data.status).toBe("succeeded");
});
