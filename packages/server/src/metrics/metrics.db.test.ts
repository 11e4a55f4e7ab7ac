import { channel } from "node:diagnostics_channel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

let shop: TestContext;
let app: ReturnType<typeof createApp>;
let metrics: Metrics;
let base: string;
beforeAll(async () => {
  shop = await testContext();
  app = createApp(shop.ctx);
  metrics = createMetrics(app, shop.ctx, 0);
  await app.ready();
  base = `http://127.0.0.1:${await metrics.listen()}`;
});
afterAll(async () => {
  await metrics.close();
  await app.close();
  await shop.close();
});

const scrape = async (): Promise<string> => (await fetch(`${base}/metrics`)).text();

it("measures requests by route, and failed calls by their code", async () => {
  await app.inject("/api/front/user/info");
  const text = await scrape();
  expect(text).toMatch(
    /^carmine_http_request_duration_seconds_count\{method="GET",route="\/api\/front\/user\/info",status="200",caller="client"\} 1$/m,
  );
  expect(text).toContain('carmine_api_failures_total{route="/api/front/user/info",code="401"} 1');
  expect(text).toContain('carmine_checkout_steps_total{step="order"} 0');
});

it("measures queries, the pool, caches and the process", async () => {
  const text = await scrape();
  expect(text).toMatch(/^carmine_database_query_duration_seconds_count [1-9]/m);
  expect(text).toMatch(/^carmine_database_pool_connections\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
});

it("exports the web vitals that pages report, and the reads that a replica could serve", async () => {
  channel("carmine:web-vital").publish({ name: "LCP", value: 1500 });
  channel("carmine:web-vital").publish({ name: "CLS", value: 0.02 });
  channel("carmine:replica").publish("primary");
  const text = await scrape();
  for (const line of [
    'carmine_web_vitals_seconds_sum{name="LCP"} 1.5',
    "carmine_web_vitals_layout_shift_sum 0.02",
    'carmine_database_replica_reads_total{server="primary"} 1',
  ])
    expect(text).toContain(line);
});

it("reports undelivered messages, waiting payment events and failing jobs", async () => {
  const { db, jobs, messenger } = shop.ctx;
  await messenger.send({ kind: "mail", to: "ada@example.com", subject: "a", text: "b" });
  await messenger.send({ kind: "mail", to: "ben@example.com", subject: "a", text: "b" });
  await db.execute(sql`update outbox_message set tries = 15 where "to" = 'ben@example.com'`);
  await db.execute(
    sql`insert into payment_event (provider, event_id, type, payload, received_at) values ('stripe', 'e1', 't', '{}', now())`,
  );
  jobs.every("broken", 60_000, () => Promise.reject(new Error("on purpose")));
  await expect(jobs.run("broken")).rejects.toThrow("on purpose");
  await db.execute(
    sql`insert into job_run (name, last_run_at, last_success_at, last_error) values ('renamed', now(), now(), 'old')`,
  );
  const text = await scrape();
  for (const line of [
    'carmine_messages_undelivered{kind="mail",state="waiting"} 1',
    'carmine_messages_undelivered{kind="mail",state="failed"} 1',
    'carmine_payment_events_waiting{provider="stripe"} 1',
    'carmine_job_failing{job="broken"} 1',
    'carmine_job_interval_seconds{job="broken"} 60',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('job="renamed"');
});

it("responds with 404 to other paths and methods", async () => {
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: "POST" })).status).toBe(404);
});
