import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notice } from "../database/schema/notifications.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeStaff } from "../testing/test-shop.ts";
import { recordPaymentProblem, resolvePaymentProblem } from "./payment-problems.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

it("keeps one open problem per cause and mails the operators once", async () => {
  const { db } = shop.ctx;
  const now = shop.clock.now();
  const operator = await makeStaff(shop);
  const record = (code: string) =>
    recordPaymentProblem(db, { kind: "startRefused", cause: "start:stripe", provider: "stripe", code }, now);

  expect(await record("api_key_expired")).toBe(true);
  expect(await record("account_invalid")).toBe(false);
  expect(await db.select().from(paymentProblem)).toMatchObject([
    { occurrences: 2, code: "account_invalid", resolvedAt: null },
  ]);
  const notices = await db.select().from(notice).where(eq(notice.accountId, operator.accountId));
  expect(notices).toMatchObject([{ kind: "paymentProblem", isMailDue: true }]);
  await shop.ctx.jobs.run("mail notices");
  expect(shop.messages.at(-1)?.text).toContain("Provider: stripe. Code: api_key_expired.");

  await resolvePaymentProblem(db, "start:stripe", now);
  expect(await record("api_key_expired")).toBe(true);
  expect(await db.select().from(paymentProblem)).toHaveLength(2);
});
