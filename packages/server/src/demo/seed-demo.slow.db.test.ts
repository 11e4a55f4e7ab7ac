import { orderList, orderStateOf, loginEmail } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowOf } from "../database/rows.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { demoAccounts } from "./accounts.ts";
import { seedDemo } from "./seed-demo.ts";

let shop: TestApp;
beforeAll(async () => {
  // The shortest timeout that the configuration allows.
  shop = await testApp({ orderTimeoutMinutes: 1 });
});
afterAll(() => shop.close());

const counts = () =>
  rowOf(
    shop.ctx.db,
    sql`select (select count(*)::int from merchant) as shops, (select count(*)::int from account) as accounts`,
  );

it("leaves nothing behind if it fails, and can run again", async () => {
  const { db } = shop.ctx;
  await db.execute(sql`
    create function fail_seed() returns trigger language plpgsql as $$ begin raise 'on purpose'; end $$`);
  await db.execute(
    sql`create trigger fail_seed before insert on merchant_order execute function fail_seed()`,
  );
  await expect(seedDemo(shop.ctx)).rejects.toThrow("merchant_order");
  expect(await counts()).toEqual({ shops: 0, accounts: 0 });
  await db.execute(sql`drop trigger fail_seed on merchant_order`);
  expect(await seedDemo(shop.ctx)).toBe(true);
  expect(await seedDemo(shop.ctx)).toBe(false);
}, 120_000);

it("has orders in every state with an order timeout of one minute", async () => {
  const { email = "", password = "" } = demoAccounts[0] ?? {};
  const { data: session } = await shop.call(loginEmail, { body: { email, password } });
  const { data } = await shop.call(orderList, { token: session.token, query: { type: -9, limit: 100 } });
  const states = new Set(data.list.map((order) => orderStateOf(order)));
  expect([...states].toSorted()).toEqual(["cancelled", "finished", "toReceive", "toShip", "unpaid"]);
});

it("has applications to decide, with a due date after today", async () => {
  const row = await rowOf(
    shop.ctx.db,
    sql`select count(*)::int as pending, bool_and(due_at > ${shop.ctx.clock.now().toISOString()}::timestamptz) as due
      from application where status = 1`,
  );
  expect(row).toEqual({ pending: 2, due: true });
});
