import { randomUUID } from "node:crypto";
import { Code } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transaction } from "../../database/transaction.ts";
import { testContext, type TestContext } from "../../testing/test-context.ts";
import { Failure } from "../envelope/failure.ts";
import { runIdempotent } from "./idempotency.ts";
import { clearTries, consumeRateLimit } from "./rate-limit.ts";
import { countRestockRequest } from "./try-limits.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
  await shop.ctx.db.execute(sql`create table effect (id int generated always as identity, note text)`);
});
afterAll(() => shop.close());

const effects = async (note: string) =>
  (await shop.ctx.db.execute(sql`select id from effect where note = ${note}`)).rows.length;

describe("runIdempotent", () => {
  const create = (key: string | null, body: unknown, note = key ?? "") =>
    runIdempotent(shop.ctx, { scope: "order/create:1", key, body }, { id: randomUUID() }, async (tx) => {
      await tx.execute(sql`insert into effect (note) values (${note})`);
    });

  it("has one effect and one response for 500 equal concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => create("many", { a: 1, b: [2] })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects("many")).toBe(1);
  });

  it("treats the same content in another order as equal", async () => {
    const first = await create("order", { a: 1, b: { c: 2, d: 3 } });
    expect(await create("order", { b: { d: 3, c: 2 }, a: 1 })).toEqual(first);
  });

  it("refuses the key with another body, also concurrently", async () => {
    await create("other", { a: 1 });
    await expect(create("other", { a: 2 })).rejects.toMatchObject({ code: Code.conflict });
    const outcomes = await Promise.allSettled([create("race", { a: 1 }), create("race", { a: 2 })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await effects("race")).toBe(1);
  });

  it("forgets the key of failed work", async () => {
    const failing = runIdempotent(
      shop.ctx,
      { scope: "order/create:1", key: "failed", body: {} },
      1,
      async (tx) => {
        await tx.execute(sql`insert into effect (note) values ('failed')`);
        throw new Failure(Code.badRequest, "wrongParameter");
      },
    );
    await expect(failing).rejects.toThrow("wrongParameter");
    expect(await effects("failed")).toBe(0);
    await create("failed", {});
    expect(await effects("failed")).toBe(1);
  });

  it("separates keys of two callers, and runs each time without a key", async () => {
    await create("mine", {});
    await runIdempotent(
      shop.ctx,
      { scope: "order/create:2", key: "mine", body: { x: 1 } },
      1,
      async () => undefined,
    );
    await create(null, {}, "keyless");
    await create(null, {}, "keyless");
    expect(await effects("keyless")).toBe(2);
  });
});

describe("consumeRateLimit", () => {
  const limit = { key: "test", max: 5, seconds: 60 };

  it("allows exactly the permitted number of concurrent calls", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => consumeRateLimit(shop.ctx, [limit])),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: Code.tooMany,
      values: { seconds: expect.any(Number) as number, minutes: expect.any(Number) as number },
    });
  });

  it("starts over when the window has ended or a success reset it", async () => {
    shop.clock.advance(60_000);
    await consumeRateLimit(shop.ctx, [limit]);
    for (let tries = 0; tries < 4; tries += 1) await consumeRateLimit(shop.ctx, [limit]);
    await expect(consumeRateLimit(shop.ctx, [limit])).rejects.toThrow("tooMany");
    await clearTries(shop.ctx, limit);
    await consumeRateLimit(shop.ctx, [limit]);
  });

  it("limits restock requests to another person's email, from any number of IP addresses", async () => {
    const ask = (origin: number, address?: string) =>
      countRestockRequest(shop.ctx, `203.0.113.${origin}`, address);
    for (let origin = 0; origin < 20; origin += 1) await ask(origin, "Ann@shop.example");
    await expect(ask(20, "ann@shop.example")).rejects.toThrow("tooMany");
    await ask(21, "ben@shop.example");
    // The account's own address isn't limited that way.
    await ask(22);
  });

  it("counts nothing when it is disabled", async () => {
    const ctx = { ...shop.ctx, config: { ...shop.ctx.config, rateLimits: false } };
    const tries = Array.from({ length: 20 }, () => consumeRateLimit(ctx, [limit]));
    await expect(Promise.all(tries)).resolves.toHaveLength(20);
  });
});

describe("transaction", () => {
  it("retries the work after a deadlock", async () => {
    await shop.ctx.db.execute(sql`create table pair (id int primary key, number int not null)`);
    await shop.ctx.db.execute(sql`insert into pair values (1, 0), (2, 0)`);
    const add = (first: number, second: number) =>
      transaction(shop.ctx.db, async (tx) => {
        await tx.execute(sql`update pair set number = number + 1 where id = ${first}`);
        await tx.execute(sql`select pg_sleep(0.05)`);
        await tx.execute(sql`update pair set number = number + 1 where id = ${second}`);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    const { rows } = await shop.ctx.db.execute(sql`select number from pair order by id`);
    expect(rows).toEqual([{ number: 2 }, { number: 2 }]);
  });

  it("writes nothing for failed work, and doesn't retry it", async () => {
    let runs = 0;
    const failing = transaction(shop.ctx.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into effect (note) values ('half')`);
      await tx.execute(sql`select 1/0`);
    });
    await expect(failing).rejects.toThrow("select 1/0");
    expect(runs).toBe(1);
    expect(await effects("half")).toBe(0);
  });
});
