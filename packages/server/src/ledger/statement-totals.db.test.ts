import { Code, merchantStatement, merchantStatementCsv } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeStaff } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

it("sums the lines of a month by kind, between the balance before and after it", async () => {
  const { db, config } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const { token } = await makeStaff(shop, merchantId, "finance");
  const entry = (kind: "sale" | "commission" | "payout", amount: string, at: string) => ({
    merchantId,
    kind,
    amount,
    currency: "USD",
    orderNo: kind === "payout" ? null : `SH${at}`,
    link: `${kind} ${at}`,
    createdAt: new Date(at),
  });
  await db
    .insert(ledgerEntry)
    .values([
      entry("sale", "70", "2026-10-03T12:00:00Z"),
      entry("sale", "100.50", "2026-11-02T12:00:00Z"),
      entry("commission", "-5.5", "2026-11-02T12:00:00Z"),
      entry("sale", "20", "2026-11-05T12:00:00Z"),
      entry("payout", "-150", "2026-11-20T12:00:00Z"),
      entry("sale", "1", "2026-12-05T12:00:00Z"),
    ]);
  const query = { merId: merchantId, month: "2026-11" };
  const { data } = await shop.call(merchantStatement, { token, query });
  expect(data).toMatchObject({
    timeZone: config.timeZone,
    firstMonth: "2026-10",
    lineCount: 4,
    taxes: [],
    totals: [
      {
        currency: "USD",
        opening: "70.00",
        closing: "35.00",
        kinds: [
          { kind: "sale", amount: "120.50" },
          { kind: "commission", amount: "-5.50" },
          { kind: "payout", amount: "-150.00" },
        ],
      },
    ],
  });
  const csv = await shop.call(merchantStatementCsv, { token, query });
  expect(csv.data.trim().split("\r\n")).toHaveLength(5);
});

it("requires the right to read money", async () => {
  const merId = await makeMerchant(shop.ctx.db);
  const { token } = await makeStaff(shop, merId, "catalog");
  const { code } = await shop.call(merchantStatement, { token, query: { merId, month: "2026-11" } });
  expect(code).toBe(Code.forbidden);
});
