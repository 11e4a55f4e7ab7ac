import {
  merchantCustomerExport,
  merchantImportDetail,
  merchantImportPreview,
  merchantImportUpload,
  merchantOrderExport,
  merchantProductExport,
  merchantTaxExport,
  Code,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { seedDemo } from "../../demo/seed-demo.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
} from "../../testing/test-shop.ts";
import { runImportTasks } from "./run-task.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  await seedDemo(shop.ctx);
}, 180_000);
afterAll(() => shop.close());

it.each([1, 2, 3])(
  "changes nothing in demo shop %i by importing its unchanged export",
  async (merId) => {
    const { token } = await makeStaff(shop, merId, "owner");
    const total = await shop.ctx.db.$count(product, eq(product.merchantId, merId));
    const file = await shop.call(merchantProductExport, { token, query: { merId } });
    const { data } = await shop.call(merchantImportUpload, {
      token,
      query: { merId },
      body: { name: "products.csv", text: file.data },
    });
    await shop.call(merchantImportPreview, { token, params: { id: data.id }, body: { keepStock: false } });
    await runImportTasks(shop.ctx);
    const { data: preview } = await shop.call(merchantImportDetail, { token, params: { id: data.id } });
    expect(preview.examples).toEqual([]);
    expect(preview).toMatchObject({
      state: "previewed",
      unchanged: total,
      created: 0,
      updated: 0,
      refused: 0,
    });
  },
  60_000,
);

const lines = (text: string) => text.replace("\uFEFF", "").trimEnd().split("\r\n");

it("exports the orders of the list's filter, with the fields of the caller's rights and the zone", async () => {
  const merId = await makeMerchant(shop.ctx.db);
  const shopper = await makeShopper(shop);
  const goods = await makeProduct(shop.ctx.db, merId);
  const [first = "", second = ""] = [
    (await placePaidOrder(shop, shopper, [goods]))[0],
    (await placePaidOrder(shop, shopper, [goods]))[0],
  ];
  const owner = await makeStaff(shop, merId, "owner");
  const query = { merId };
  const all = await shop.call(merchantOrderExport, { token: owner.token, query });
  const [header = "", ...rows] = lines(all.data);
  expect(header).toContain(`Placed (${shop.ctx.config.timeZone})`);
  expect(rows.map((row) => row.split(",")[0])).toEqual([second, first]);
  expect(rows[0]).toContain("@");
  const some = await shop.call(merchantOrderExport, {
    token: owner.token,
    query: { ...query, words: first },
  });
  expect(lines(some.data)).toHaveLength(2);
  const warehouse = await makeStaff(shop, merId, "warehouse");
  const hidden = await shop.call(merchantOrderExport, { token: warehouse.token, query });
  expect(hidden.data).not.toContain("@");
  const taxes = await shop.call(merchantTaxExport, { token: owner.token, query });
  expect(lines(taxes.data)).toHaveLength(3);
  const customers = await shop.call(merchantCustomerExport, { token: owner.token, body: { merId } });
  expect(lines(customers.data)).toHaveLength(2);
  expect(lines(customers.data)[1]).toContain(",2,");
  const refused = await shop.call(merchantCustomerExport, { token: warehouse.token, body: { merId } });
  expect(refused.code).toBe(Code.forbidden);
});
