import { sql } from "drizzle-orm";
import { publishTags } from "../database/publish-tags.ts";
import type { TestApp } from "./test-app.ts";

/** Waits until the shop has received all published page tags; they pass through the database. */
export const waitForPageTags = async ({ ctx }: TestApp): Promise<void> => {
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const end = ctx.pageTags.subscribe((tags) => tags?.includes("written") && resolve());
  await ctx.db.execute(sql`select pg_notify('page_tags', 'written')`);
  await received;
  end();
};

/** Makes searches see rows that a test has written without publishing page tags. */
export const refreshSearch = async (shop: TestApp): Promise<void> => {
  await publishTags(shop.ctx.db, ["search"]);
  await waitForPageTags(shop);
};
