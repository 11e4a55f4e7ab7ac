import { captchaMerchantSettled, Code, settledApply } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture, upload } from "../../database/schema/media.ts";
import { merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper } from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("keeps documents of a form that was open for a day when the sweep runs during submission", async () => {
  const { db, jobs } = shop.ctx;
  const { token, accountId } = await makeShopper(shop);
  const [category] = await db
    .insert(merchantCategory)
    .values({ name: { en: "Automotive" }, handlingFee: 6 })
    .returning();
  const [type] = await db
    .insert(merchantType)
    .values({ name: { en: "Specialist" }, info: { en: "A trade license" } })
    .returning();
  const key = `u-${"a".repeat(32)}`;
  await db.insert(picture).values({ key, kind: "file", file: `${key}.webp` });
  const createdAt = new Date(shop.clock.now().getTime() - 25 * 3_600_000);
  await db.insert(upload).values({ key, model: "settlement", accountId, createdAt });
  const email = "shop@kestrel.example";
  await shop.call(captchaMerchantSettled, { token, body: email });
  const body = {
    name: "Kestrel Tire",
    categoryId: category?.id ?? 0,
    typeId: type?.id ?? 0,
    realName: "Kit Kestrel",
    email,
    captcha: /\d{6}/.exec(shop.messages.at(-1)?.text ?? "")?.[0] ?? "",
    address: "1 Dock Road",
    qualificationPicture: JSON.stringify([`/media/${key}.webp`]),
  };
  const waiting = async () =>
    (
      await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length;
  let sent: Promise<{ code: number }> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table application in share row exclusive mode`);
    sent = shop.call(settledApply, { token, body });
    await expect.poll(waiting).toBeGreaterThan(0);
    await jobs.run("delete-unused-uploads");
  });
  expect((await sent)?.code).toBe(Code.ok);
  expect(await db.$count(picture)).toBe(1);
});
