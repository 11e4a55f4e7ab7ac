import { merchantAuditList, operatorAuditList, type QueryOf } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeStaff } from "../testing/test-shop.ts";

let shop: TestApp;
let operator: { token: string };
let owner: { token: string };
let shopId: number;
beforeAll(async () => {
  shop = await testApp();
  operator = await makeStaff(shop);
  shopId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, shopId);
  const entry = { role: "operator", createdAt: shop.clock.now() } as const;
  await shop.ctx.db.insert(auditEntry).values([
    ...Array.from({ length: 5 }, (_, index) => ({
      ...entry,
      action: "test.page",
      subject: `test:${index}`,
    })),
    { ...entry, action: "banner.write", subject: "banner:1", after: { url: "/" } },
    { ...entry, action: "order.ship", subject: "order", merchantId: shopId },
  ]);
});
afterAll(() => shop.close());

const list = async (query: QueryOf<typeof operatorAuditList>) =>
  (await shop.call(operatorAuditList, { token: operator.token, query })).data;

it("continues after the last entry of the previous page, even if newer ones were written", async () => {
  const first = await list({ limit: 2, kind: "other", subject: "" });
  const own = (page: { list: { subject: string }[] }) => page.list.map(({ subject }) => subject);
  expect(own(first)).toEqual(["test:4", "test:3"]);
  await shop.ctx.db
    .insert(auditEntry)
    .values({ role: "operator", action: "test.page", subject: "test:new", createdAt: shop.clock.now() });
  const second = await list({ limit: 2, kind: "other", after: first.after ?? "" });
  expect(own(second)).toEqual(["test:2", "test:1"]);
  const last = await list({ limit: 2, kind: "other", after: second.after ?? "" });
  expect([own(last), last.after]).toEqual([["test:0"], null]);
  expect([last.total, last.isCapped]).toEqual([6, false]);
});

it("finds content by its kind", async () => {
  expect((await list({ kind: "content" })).list.map(({ action }) => action)).toEqual(["banner.write"]);
});

it("shows a shop its own entries only", async () => {
  const { data } = await shop.call(merchantAuditList, { token: owner.token, query: { merId: shopId } });
  expect(data.list.map(({ action, merId }) => [action, merId])).toEqual([["order.ship", shopId]]);
});
