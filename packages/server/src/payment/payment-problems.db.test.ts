import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notice } from "../database/schema/notifications.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makePaymentProblem } from "../testing/test-payments.ts";
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
  await shop.ctx.jobs.run("email-notifications");
  expect(shop.messages.at(-1)?.text).toContain("Provider: stripe. Code: api_key_expired.");

  await resolvePaymentProblem(db, "start:stripe", now);
  expect(await record("api_key_expired")).toBe(true);
  expect(await db.select().from(paymentProblem)).toHaveLength(2);
});

it("lists problems on the command line and resolves one with a note in the audit log", async () => {
  const { db } = shop.ctx;
  const id = await makePaymentProblem(db);
  const listed = await runIn(shop, "payment", "problems");
  expect(listed.status).toBe(0);
  expect(listed.text).toMatch(new RegExp(`^ +${id} .* open +startRefused +stripe +x1$`, "m"));

  const resolve = (...more: string[]) =>
    runIn(shop, "payment", "resolve", String(id), "--reason", "Key renewed", ...more);
  expect((await resolve("--outcome", "retry")).status, "no refund to send again").toBe(1);
  expect((await resolve()).status).toBe(0);
  expect((await resolve()).status, "resolved already").toBe(1);
  expect((await runIn(shop, "payment", "problems")).text).not.toMatch(new RegExp(`^ +${id} `, "m"));
  expect((await runIn(shop, "payment", "problems", "--all")).text).toMatch(
    new RegExp(`^ +${id} .* resolved `, "m"),
  );
  expect(await auditEntriesOf(shop, `paymentProblem:${id}`)).toMatchObject([
    { role: "operator", action: "paymentProblem.resolve", after: { reason: "Key renewed" } },
  ]);
});
