import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loginEmail, operatorAuditList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxMessage } from "../database/schema/platform.ts";
import { runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-operation-"));
  shop = await testApp({ dataDir: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...words: string[]) => runIn(shop, ...words);

describe("message", () => {
  it("lists undelivered messages without their text, and sends failed ones again", async () => {
    const message = { kind: "mail", subject: "Your order", text: "secret 123456" } as const;
    await shop.ctx.messenger.send([
      { ...message, to: "new@example.com" },
      { ...message, to: "waiting@example.com" },
      { ...message, to: "failed@example.com" },
    ]);
    await shop.ctx.db.execute(sql`update outbox_message set tries = 3 where "to" = 'waiting@example.com'`);
    await shop.ctx.db.execute(sql`update outbox_message set tries = 15 where "to" = 'failed@example.com'`);
    const { text } = await run("message", "list");
    expect(text).toMatch(/waiting@example\.com {2}"Your order" {2}3 attempts, next /);
    expect(text).toMatch(/failed@example\.com {2}"Your order" {2}15 attempts, failed/);
    expect(text).toMatch(/\n2 undelivered messages\n$/);
    expect(text).not.toContain("123456");
    expect((await run("message", "resend", "--failed")).text).toBe(
      "1 message will be sent by the running shop.\n",
    );
    const rows = await shop.ctx.db.select().from(outboxMessage).orderBy(outboxMessage.to);
    expect(rows.map(({ to, tries }) => [to, tries])).toEqual([
      ["failed@example.com", 0],
      ["new@example.com", 0],
      ["waiting@example.com", 3],
    ]);
  });
});

describe("job", () => {
  it("lists failing jobs with their error, and runs one again", async () => {
    let error: Error | null = new Error("no answer");
    shop.ctx.jobs.every("sample", 90_000, async () => {
      if (error) throw error;
    });
    await expect(run("job", "run", "sample")).rejects.toThrow("no answer");
    const { text } = await run("job", "list", "--failed");
    expect(text).toMatch(/^sample +every 1\.5 min +success never +failed \S+: no answer\n1 failing job\n$/);
    error = null;
    expect((await run("job", "run", "sample")).text).toBe("sample is done.\n");
    expect((await run("job", "list", "--failed")).text).toBe("0 failing jobs\n");
  });
});

describe("webhook", () => {
  it("lists waiting events", async () => {
    await shop.ctx.db.execute(
      sql`insert into payment_event (provider, event_id, type, reference, payload, received_at)
        values ('stripe', 'evt_1', 'payment_intent.succeeded', 'pi_1', '{}', '2026-11-28T10:00:00Z')`,
    );
    expect((await run("webhook", "list")).text).toBe(
      "2026-11-28T10:00:00.000Z  stripe  evt_1  payment_intent.succeeded  pi_1\n1 waiting event\n",
    );
    expect((await run("webhook", "retry")).text).toBe("1 waiting event is left.\n");
  });
});

describe("setup", () => {
  it("names the shop, creates an operator who can sign in, and reports missing settings", async () => {
    const { status, text } = await run("setup", "--name", "Ada's", "--operator", "Ada@Example.com");
    expect(status).toBe(1);
    expect(text).toMatch(/^OK +Name +Ada's$/m);
    expect(text).toMatch(/^OK +Operator +\d+ ada@example\.com/m);
    expect(text).toMatch(/^OK +Pictures/m);
    expect(text).toMatch(/^MISSING +Mail +set SMTP_URL and MAIL_FROM$/m);
    expect(text).toMatch(/^MISSING +Test cards/m);
    const password = /shown only now: (\S+)/.exec(text)?.[1] ?? "";
    const { data } = await shop.call(loginEmail, { body: { email: "ada@example.com", password } });
    const audit = await shop.call(operatorAuditList, {
      token: data.token,
      query: { page: 1, limit: 10 },
    });
    expect(audit.code).toBe(200);
  });

  it("keeps the password of an existing operator", async () => {
    const { text } = await run("setup", "--operator", "ada@example.com");
    expect(text).toMatch(/^\d+ ada@example\.com \(ada\) is an operator\.$/m);
    expect(text).not.toContain("Password");
  });

  it("reports a mail server that can't be reached", async () => {
    const broken = { ...shop.ctx, config: { ...shop.ctx.config, smtpUrl: "smtp://127.0.0.1:9" } };
    const { text } = await runIn({ ...shop, ctx: broken }, "setup");
    expect(text).toMatch(/^FAILED +Mail +.*ECONNREFUSED/m);
  });
});
