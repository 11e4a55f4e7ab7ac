import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readContacts } from "../content/service-contacts.ts";
import { agreementVersion, setting } from "../database/schema/content.ts";
import { runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { marketplaceExists, seedMarketplace } from "./seed.ts";
import tables from "./tables/index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("creates the demo in a database with operator settings, and keeps them", async () => {
  const { ctx } = shop;
  await runIn(shop, "service", "--phone", "+1 800 555 0199");
  await runIn(shop, "settings", "set", "name", "My own shop");
  await ctx.db
    .insert(agreementVersion)
    .values({ key: "about", html: { en: "<p>Mine</p>" }, createdAt: new Date() });
  expect(await marketplaceExists(ctx.db)).toBe(false);
  expect(await seedMarketplace(ctx.db, tables, ctx.clock.now())).toBe(true);
  expect(await seedMarketplace(ctx.db, tables, ctx.clock.now())).toBe(false);
  expect(await readContacts(ctx.db, null)).toMatchObject({ phone: "+1 800 555 0199", email: null });
  const [name] = await ctx.db.select().from(setting).where(eq(setting.name, "name"));
  expect(name?.value).toEqual({ en: "My own shop" });
  const [about] = await ctx.db.select().from(agreementVersion).where(eq(agreementVersion.key, "about"));
  expect(about?.html).toEqual({ en: "<p>Mine</p>" });
}, 120_000);
