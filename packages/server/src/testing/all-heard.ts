import { sql } from "drizzle-orm";
import { publishTags } from "../database/publish-tags.ts";
import type { TestApp } from "./test-app.ts";

/** Waits until the shop has heard all that was published so far: what is published takes the way of all processes. */
export const allHeard = async ({ ctx }: TestApp): Promise<void> => {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const end = ctx.pageTags.subscribe((tags) => tags?.includes("written") && resolve());
  await ctx.db.execute(sql`select pg_notify('page_tags', 'written')`);
  await heard;
  end();
};

/** Lets searches see what a test has written by itself, past everything that publishes page tags. */
export const searchAnew = async (shop: TestApp): Promise<void> => {
  await publishTags(shop.ctx.db, ["search"]);
  await allHeard(shop);
};
