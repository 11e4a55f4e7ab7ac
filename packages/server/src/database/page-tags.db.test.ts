import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { databaseOf } from "./connection.ts";
import { createPageTags } from "./page-tags.ts";
import { createPool } from "./pool.ts";
import { publishTags } from "./publish-tags.ts";
import { transaction } from "./transaction.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

const until = async (condition: () => boolean) => {
  for (let waited = 0; !condition() && waited < 5000; waited += 10) await pause(10);
  expect(condition()).toBe(true);
};

describe("createPageTags", () => {
  it("publishes tags on commit, not on rollback, until the subscription ends", async () => {
    const tags = createPageTags(shop.ctx.db, shop.ctx.log);
    const received: unknown[] = [];
    const end = tags.subscribe((changed) => received.push(changed));
    await until(() => tags.live);
    received.length = 0;
    const rolledBack = shop.ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('page_tags', 'product:1')`);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await shop.ctx.db.execute(sql`select pg_notify('page_tags', 'product:2,home')`);
    await until(() => received.length > 0);
    end();
    await shop.ctx.db.execute(sql`select pg_notify('page_tags', 'product:3')`);
    await pause(50);
    expect(received).toEqual([["product:2", "home"]]);
    await tags.stop();
  });

  it("publishes tags to this process before the writer's transaction call returns, and nothing that is rolled back", async () => {
    const tags = createPageTags(shop.ctx.db, shop.ctx.log);
    const received: string[] = [];
    tags.subscribe((changed) => received.push(...(changed ?? [])));
    await until(() => tags.live);
    const { db } = shop.ctx;
    await publishTags(db, ["product:1"]);
    expect(received).toContain("product:1");
    await transaction(db, async (tx) => {
      await publishTags(tx, ["product:2"]);
      await pause(20);
      expect(received).not.toContain("product:2");
    });
    expect(received).toContain("product:2");
    const undone = transaction(db, async (tx) => {
      await publishTags(tx, ["product:3"]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await pause(20);
    expect(received).not.toContain("product:3");
    await tags.stop();
  });

  it("closes its connection if it may connect but not listen", async () => {
    const connections = async () => {
      const { rows } = await shop.ctx.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'hears'`,
      );
      return rows[0]?.count;
    };
    const { options } = shop.ctx.db.$client;
    const pool = createPool({ ...options, application_name: "hears" });
    const { query } = Client.prototype;
    let refused = 0;
    const spy = vi.spyOn(Client.prototype, "query").mockImplementation(function (
      this: Client,
      ...all: unknown[]
    ) {
      if (all[0] !== "listen page_tags") return Reflect.apply(query, this, all) as never;
      refused += 1;
      return Promise.reject(new Error("listening is not allowed")) as never;
    });
    const tags = createPageTags(databaseOf(pool), shop.ctx.log);
    tags.subscribe(() => undefined);
    await until(() => refused === 2);
    spy.mockRestore();
    await until(() => tags.live);
    expect(await connections()).toBe(1);
    await tags.stop();
    await pool.end();
  });

  it("reports possibly lost notifications when its connection breaks, and subscribes again", async () => {
    const tags = createPageTags(shop.ctx.db, shop.ctx.log);
    const received: unknown[] = [];
    tags.subscribe((changed) => received.push(changed));
    await until(() => tags.live);
    received.length = 0;
    await shop.ctx.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen page_tags' and datname = current_database()`,
    );
    await until(() => received.length === 1 && !tags.live);
    await until(() => received.length === 2 && tags.live);
    await shop.ctx.db.execute(sql`select pg_notify('page_tags', 'home')`);
    await until(() => received.length === 3);
    expect(received).toEqual([undefined, undefined, ["home"]]);
    await tags.stop();
  });
});
