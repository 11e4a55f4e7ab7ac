import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFrame } from "../http/frame.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { deliverMail } from "./deliver.ts";
import { registerMessaging } from "./routes.ts";
import { outboxMessage } from "../database/schema/platform.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.delete(outboxMessage);
});

const mail = (to: string, text = "Your code is 123456.") =>
  shop.ctx.messenger.send({ kind: "mail", to, subject: "Hello <b>", text });
const rows = () => shop.ctx.db.select().from(outboxMessage).orderBy(asc(outboxMessage.id));

describe("deliverMail", () => {
  it("delivers each mail once, also with two processes, and deletes its text", async () => {
    for (let made = 0; made < 10; made += 1) await mail(`${made}@shop.example`);
    const sent: string[] = [];
    const work = () =>
      deliverMail(shop.ctx, async ({ to }) => {
        sent.push(to);
      });
    await Promise.all([work(), work(), work()]);
    expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `${at}@shop.example`));
    expect((await rows()).every(({ text, sentAt }) => text === "" && sentAt !== null)).toBe(true);
  });

  it("retries while the provider is down, and gives up in the end", async () => {
    await mail("late@shop.example");
    let tries = 0;
    const down = () =>
      deliverMail(shop.ctx, async () => {
        tries += 1;
        throw new Error("connection refused");
      });
    await down();
    await down();
    expect(tries).toBe(1);
    shop.clock.advance(30_000);
    await down();
    expect(tries).toBe(2);
    for (let hours = 0; hours < 20; hours += 1) {
      shop.clock.advance(3_600_000);
      await down();
    }
    // Mail is delivered after an outage of most of a day.
    const sent: string[] = [];
    shop.clock.advance(4 * 3_600_000);
    await deliverMail(shop.ctx, async ({ to }) => void sent.push(to));
    expect(sent).toEqual(["late@shop.example"]);

    await mail("never@shop.example");
    tries = 0;
    for (let hours = 0; hours < 80; hours += 4) {
      await down();
      shop.clock.advance(4 * 3_600_000);
    }
    expect(tries).toBe(15);
  });

  it("attempts one message per run while the provider doesn't respond, and all if it rejects them", async () => {
    for (let made = 0; made < 3; made += 1) await mail(`${made}@shop.example`);
    let sendCount = 0;
    const fail = (error: Error) => () => {
      sendCount += 1;
      return Promise.reject(error);
    };
    await deliverMail(shop.ctx, fail(new Error("connection timeout")));
    expect([sendCount, (await rows()).map(({ tries }) => tries)]).toEqual([1, [1, 0, 0]]);
    await deliverMail(shop.ctx, fail(Object.assign(new Error("no such mailbox"), { responseCode: 550 })));
    expect([sendCount, (await rows()).map(({ tries }) => tries)]).toEqual([3, [1, 1, 1]]);
  });

  it("drops a mail that expired during an outage and deletes its text, and sends the others", async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + 10 * 60_000);
    await shop.ctx.messenger.send([
      { kind: "mail", to: "code@shop.example", subject: "", text: "Your code is 123456.", expiresAt },
      { kind: "mail", to: "order@shop.example", subject: "", text: "Your order is on its way." },
    ]);
    await deliverMail(shop.ctx, () => Promise.reject(new Error("connection refused")));
    shop.clock.advance(10 * 60_000);
    const sent: string[] = [];
    await deliverMail(shop.ctx, async ({ to }) => void sent.push(to));
    await deliverMail(shop.ctx, async ({ to }) => void sent.push(to));
    expect(sent).toEqual(["order@shop.example"]);
    expect(await rows()).toMatchObject([
      { text: "", sentAt: null, droppedAt: expect.any(Date) as Date },
      { text: "", sentAt: expect.any(Date) as Date, droppedAt: null },
    ]);
  });

  it("doesn't drop a mail that another process is delivering", async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + 60_000);
    await shop.ctx.messenger.send({ kind: "mail", to: "a@shop.example", subject: "", text: "1", expiresAt });
    await deliverMail(shop.ctx, async () => {
      shop.clock.advance(61_000);
      await deliverMail(shop.ctx, () => Promise.reject(new Error("nothing to send")));
    });
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) as Date, droppedAt: null }]);
  });

  it("gives up a text message while its code is still valid, not a day later", async () => {
    await shop.ctx.messenger.send({ kind: "sms", to: "+15550100", subject: "", text: "123456" });
    let tries = 0;
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await deliverMail(
        shop.ctx,
        async () => {
          tries += 1;
          throw new Error("connection refused");
        },
        "sms",
      );
      shop.clock.advance(60_000);
    }
    expect(tries).toBe(5);
  });

  it("records the attempt before delivery, and holds no transaction while the provider is slow", async () => {
    await mail("slow@shop.example");
    const seen: number[] = [];
    let sent = 0;
    const slow = () =>
      deliverMail(shop.ctx, async () => {
        sent += 1;
        seen.push(...(await rows()).map(({ tries }) => tries));
        // PostgreSQL does the same with a transaction that is idle for more than a minute.
        await shop.ctx.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        );
        shop.clock.advance(120_000);
        await deliverMail(shop.ctx, async () => void (sent += 1));
      });
    await slow();
    expect([sent, seen]).toEqual([1, [1]]);
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date), text: "" }]);
  });

  it("sends nothing for a rolled-back transaction, and no text messages", async () => {
    const rolledBack = shop.ctx.db.transaction(async (tx) => {
      await shop.ctx.messenger.send({ kind: "mail", to: "a@shop.example", subject: "", text: "" }, tx);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await shop.ctx.messenger.send({ kind: "sms", to: "+15550100", subject: "", text: "123456" });
    await deliverMail(shop.ctx, () => Promise.reject(new Error("nothing to send")));
    expect(await rows()).toMatchObject([{ kind: "sms", tries: 0 }]);
  });
});

describe("outbox", () => {
  const open = async (demo: boolean, demoKey?: string) => {
    const key = demoKey === undefined ? {} : { demoKey, isDemoKeyRequired: true };
    const ctx = { ...shop.ctx, config: { ...shop.ctx.config, demo, ...key } };
    const app = createFrame(ctx, { ready: true });
    registerMessaging(app, ctx);
    await app.ready();
    return app;
  };

  it("shows messages with their codes, newest first, for one address or all", async () => {
    await mail("one@shop.example", "Your order 12345678 is on its way.");
    await mail("two@shop.example");
    await shop.ctx.messenger.send({ kind: "sms", to: "+15550100", subject: "", text: "Code 654321" });
    const app = await open(true);
    const all = (await app.inject("/__outbox.json")).json<{ to: string; code: string | null }[]>();
    expect(all.map(({ to, code }) => [to, code])).toEqual([
      ["+15550100", "654321"],
      ["two@shop.example", "123456"],
      ["one@shop.example", null],
    ]);
    const one = (await app.inject("/__outbox.json?to=%2B15550100")).json<unknown[]>();
    expect(one).toHaveLength(1);
    expect(one[0]).toMatchObject({
      kind: "sms",
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /) as string,
    });
    const page = (await app.inject("/__outbox?to=two%40shop.example")).body;
    expect(page).toContain("123456");
    expect(page).toContain("Hello &lt;b&gt;");
    expect(page).not.toContain("654321");
    await app.close();
  });

  it.each<Record<string, string>>([
    { host: "evil.example" },
    { host: "127.0.0.1.evil.example" },
    { "x-forwarded-for": "203.0.113.9" },
    { "x-forwarded-host": "localhost" },
    { forwarded: "for=203.0.113.9" },
    { via: "1.1 proxy" },
  ])("requires the key in a local demo for a request with %o", async (headers) => {
    const app = await open(true);
    expect((await app.inject({ url: "/__outbox.json", headers })).statusCode).toBe(403);
    const key = shop.ctx.config.demoKey ?? "";
    expect((await app.inject({ url: `/__outbox.json?key=${key}`, headers })).statusCode).toBe(200);
    await app.close();
  });

  it.each(["localhost", "localhost:3000", "127.0.0.1:3391", "[::1]:3000"])(
    "needs no key in a local demo at %s",
    async (host) => {
      const app = await open(true);
      expect((await app.inject({ url: "/__outbox.json", headers: { host } })).statusCode).toBe(200);
      await app.close();
    },
  );

  it("requires the key in a demo that is reachable from other machines", async () => {
    await mail("two@shop.example");
    const app = await open(true, "the right key of this demo");
    const right = encodeURIComponent("the right key of this demo");
    for (const path of ["/__outbox", "/__outbox.json"]) {
      for (const query of ["", "?key=", "?key=wrong", "?key=a&key=b"]) {
        const shut = await app.inject(path + query);
        expect(shut.statusCode).toBe(403);
        expect(shut.body).not.toContain("123456");
      }
    }
    const opened = await app.inject(`/__outbox?key=${right}&to=two%40shop.example`);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, "/__outbox?to=two%40shop.example"]);
    const cookie = String(opened.headers["set-cookie"]);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
    const [pair = ""] = cookie.split(";");
    const page = await app.inject({ url: "/__outbox", headers: { cookie: pair } });
    expect(page.body).toContain("123456");
    const json = await app.inject({
      url: "/__outbox.json",
      headers: { "demo-key": "the right key of this demo" },
    });
    expect(json.json()).toHaveLength(1);
    await app.close();
  });

  it("doesn't exist outside of the demo", async () => {
    const app = await open(false);
    expect((await app.inject("/__outbox.json")).statusCode).toBe(404);
    expect((await app.inject("/__outbox")).statusCode).toBe(404);
    await app.close();
  });
});
