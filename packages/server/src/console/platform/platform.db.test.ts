import {
  Code,
  jobNames,
  operatorJobList,
  operatorJobRun,
  operatorMessageOpen,
  operatorMessageList,
  operatorMessageResend,
  operatorWebhookList,
  operatorWebhookRetry,
} from "@carmine/api/contract";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { deliverMail } from "../../messaging/deliver.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeUndelivered } from "../../testing/test-messages.ts";
import { makeStaff } from "../../testing/test-shop.ts";

let shop: TestApp;
let token: string;
let isBroken = true;
beforeAll(async () => {
  shop = await testApp();
  shop.ctx.jobs.every("sample", 60_000, async () => {
    if (isBroken) throw new Error("no answer");
  });
  ({ token } = await makeStaff(shop));
});
afterAll(() => shop.close());

const lastAudit = async () =>
  (await shop.ctx.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0];
const readMessage = async (id: number) =>
  (await shop.ctx.db.select().from(outboxMessage).where(eq(outboxMessage.id, id)))[0];

describe("jobs", () => {
  const sample = async () =>
    (await shop.call(operatorJobList, { token })).data.find(({ name }) => name === "sample");

  it("runs a job now and lists its result and its next run", async () => {
    expect(await sample()).toMatchObject({ lastRunAt: null, nextRunAt: null, error: null });
    const run = async () => (await shop.call(operatorJobRun, { token, body: { name: "sample" } })).data;
    expect(await run()).toEqual({ state: "failed", error: "no answer" });
    expect(await lastAudit()).toMatchObject({ action: "job.run", subject: "job:sample", role: "operator" });
    const { data } = await shop.call(operatorJobList, { token });
    expect(data[0]).toMatchObject({ name: "sample", intervalMs: 60_000, error: "no answer" });
    isBroken = false;
    expect(await run()).toEqual({ state: "done", error: null });
    const { error, lastRunAt, lastSuccessAt, nextRunAt } = (await sample()) ?? {};
    expect([error, typeof lastSuccessAt]).toEqual([null, "string"]);
    expect(Date.parse(nextRunAt ?? "") - Date.parse(lastRunAt ?? "")).toBe(60_000);
  });

  it("registers only jobs of the contract, whose names the console translates", () => {
    const known: readonly string[] = jobNames;
    const names = shop.ctx.jobs.list().map(({ name }) => name);
    expect(names.filter((name) => !known.includes(name))).toEqual(["sample"]);
  });

  it("refuses an unknown job", async () => {
    expect((await shop.call(operatorJobRun, { token, body: { name: "nothing" } })).code).toBe(Code.notFound);
  });
});

describe("messages", () => {
  it("lists undelivered messages with the reason, and resends one", async () => {
    const waiting = await makeUndelivered(shop.ctx, { to: "waiting@example.com" });
    const failed = await makeUndelivered(shop.ctx, { to: "failed@example.com", tries: 15 });
    const list = async (view: "all" | "failed" | "retrying") =>
      (await shop.call(operatorMessageList, { token, query: { view } })).data.list.map(({ id }) => id);
    expect(await list("all")).toEqual([failed, waiting]);
    expect(await list("failed")).toEqual([failed]);
    expect(await list("retrying")).toEqual([waiting]);
    const { data } = await shop.call(operatorMessageList, { token, query: { view: "failed" } });
    expect(data.list[0]).toMatchObject({ to: "failed@example.com", error: "No answer", nextTryAt: null });
    const resend = (body: { ids?: number[] }) => shop.call(operatorMessageResend, { token, body });
    expect((await resend({ ids: [waiting] })).data).toEqual({ count: 1 });
    expect(await lastAudit()).toMatchObject({ action: "message.resend", subject: `message:${waiting}` });
    expect((await resend({})).data).toEqual({ count: 1 });
    expect((await readMessage(failed))?.tries).toBe(0);
  });

  it("shows the content and records who read it, but never codes", async () => {
    const open = (id: number) => shop.call(operatorMessageOpen, { token, params: { id }, body: {} });
    const id = await makeUndelivered(shop.ctx);
    expect((await open(id)).data).toMatchObject({ text: "Thank you.", attachment: null });
    expect(await lastAudit()).toMatchObject({ action: "message.view", subject: `message:${id}` });
    const code = await makeUndelivered(shop.ctx, {
      text: "Your code: 123456",
      html: "<p>123456</p>",
      expiresAt: new Date(shop.clock.now().getTime() + 60_000),
    });
    expect((await open(code)).data).toMatchObject({ text: null });
    expect((await open(999_999)).code).toBe(Code.notFound);
  });

  it("stores why a delivery failed", async () => {
    await shop.ctx.messenger.send({ kind: "mail", to: "a@example.com", subject: "S", text: "T" });
    const [last] = await shop.ctx.db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(1);
    await shop.ctx.db.execute(sql`update outbox_message set sent_at = now() where id <> ${last?.id ?? 0}`);
    await deliverMail(shop.ctx, () => Promise.reject(new Error("550 No such user")));
    expect(await readMessage(last?.id ?? 0)).toMatchObject({ tries: 1, lastError: "550 No such user" });
  });
});

it("lists waiting webhook events and handles them again", async () => {
  await shop.ctx.db
    .execute(sql`insert into payment_event (provider, event_id, type, reference, payload, received_at)
    values ('stripe', 'evt_1', 'payment_intent.succeeded', 'pi_1', '{}', '2026-11-28T10:00:00Z')`);
  const { data } = await shop.call(operatorWebhookList, { token });
  expect(data.list).toEqual([
    {
      provider: "stripe",
      eventId: "evt_1",
      type: "payment_intent.succeeded",
      reference: "pi_1",
      receivedAt: "2026-11-28T10:00:00.000Z",
    },
  ]);
  expect((await shop.call(operatorWebhookRetry, { token, body: {} })).data).toEqual({ waiting: 1 });
  expect(await lastAudit()).toMatchObject({ action: "job.run", subject: "job:check-open-payments" });
});
