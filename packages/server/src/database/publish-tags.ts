import { sql } from "drizzle-orm";
import type { Queryable } from "./connection.ts";

/** PostgreSQL takes 8000 bytes in one notification. */
const mostBytes = 7900;

/**
 * Notifies all processes which cached pages are outdated. Inside a transaction the notification is sent when it
 * commits, and not at all when it rolls back.
 */
export const publishTags = async (db: Queryable, tags: Iterable<string>): Promise<void> => {
  let payload = "";
  const send = async () => {
    if (payload !== "") await db.execute(sql`select pg_notify('page_tags', ${payload})`);
  };
  for (const tag of new Set(tags)) {
    if (payload.length + tag.length + 1 > mostBytes) {
      await send();
      payload = "";
    }
    payload = payload === "" ? tag : `${payload},${tag}`;
  }
  await send();
};
