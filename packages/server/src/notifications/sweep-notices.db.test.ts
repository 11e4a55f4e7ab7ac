import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notice } from "../database/schema/notifications.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeShopper } from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";
import { sweepNotices } from "./sweep-notices.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const paths = async () =>
  (await shop.ctx.db.select({ path: notice.path }).from(notice).orderBy(notice.id)).map(({ path }) => path);

it("deletes notices half a year after they were read, and unread ones after two years", async () => {
  const { accountId } = await makeShopper(shop);
  const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * dayMs);
  const noticeRow = (path: string, created: number, read: number | null) => ({
    accountId,
    kind: "passwordChanged",
    values: {},
    path,
    createdAt: daysAgo(created),
    readAt: read === null ? null : daysAgo(read),
  });
  await shop.ctx.db
    .insert(notice)
    .values([
      noticeRow("/too-old", 731, null),
      noticeRow("/read-lately-but-too-old", 731, 3),
      noticeRow("/unread", 729, null),
      noticeRow("/read-long-ago", 400, 181),
      noticeRow("/read-lately", 400, 179),
      noticeRow("/young", 2, 1),
    ]);
  await shop.ctx.jobs.run("delete-old-notifications");
  expect(await paths()).toEqual(["/unread", "/read-lately", "/young"]);
  await shop.ctx.db.delete(notice);
});

it("deletes more than one batch, one batch at a time", async () => {
  const { db } = shop.ctx;
  const { accountId } = await makeShopper(shop);
  await db.execute(sql`
    insert into notice (account_id, kind, "values", path, created_at, read_at)
    select ${accountId}::int, 'passwordChanged', '{}', '/' || n, now() - (1000 - n / 10) * interval '1 day',
      case when n % 2 = 0 then now() - (1000 - n / 10) * interval '1 day' end
    from generate_series(1, 10000) n`);
  await db.execute(sql`create table swept (n int)`);
  await db.execute(sql`create function count_swept() returns trigger language plpgsql as $$
    begin insert into swept select count(*) from gone; return null; end $$`);
  await db.execute(sql`create trigger counting after delete on notice referencing old table as gone
    for each statement execute function count_swept()`);
  await sweepNotices(shop.ctx);
  const { rows } = await db.execute(sql`select
    (select count(*) from notice where created_at < now() - interval '731 days')::int as "tooOld",
    (select count(*) from notice where read_at < now() - interval '181 days')::int as "readLongAgo",
    (select count(*) from notice)::int as kept, (select max(n) from swept) as most`);
  // Ten per day: the five unread ones remain for two years, all ten for half a year.
  expect(rows).toEqual([
    { tooOld: 0, readLongAgo: 0, kept: expect.closeTo(730 * 5 + 180 * 5, -2) as number, most: 1000 },
  ]);
});
