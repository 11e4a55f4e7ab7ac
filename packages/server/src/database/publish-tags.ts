import { sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "./connection.ts";

/** PostgreSQL takes 8000 bytes in one notification. */
const maxBytes = 7900;

type Listener = (tags: readonly string[]) => void;

/** Listeners in this process, by what publishes to them. */
const listeners = new WeakMap<Queryable, Set<Listener>>();
/** Tags of transactions that aren't committed yet. */
const uncommitted = new WeakMap<Queryable, string[]>();

/**
 * Tells what this process itself publishes, as soon as it is committed: a notification takes a way of its own, on which
 * an answer could overtake it, and who asks again would read what was cached before their own change.
 * @returns how to end it
 */
export const hearOwnTags = (db: Database, listener: Listener): (() => void) => {
  const known = listeners.get(db) ?? new Set();
  listeners.set(db, known.add(listener));
  return () => known.delete(listener);
};

/** Begins to collect what a transaction publishes. */
export const collectTags = (tx: Transaction): void => void uncommitted.set(tx, []);

/** Passes on what a committed transaction published: to the listeners, or to the transaction around a savepoint. */
export const tellCommitted = (db: Database, tx: Transaction): void => noteTags(db, uncommitted.get(tx) ?? []);

const tell = (db: Queryable, tags: readonly string[]): void => {
  if (tags.length > 0) for (const listener of listeners.get(db) ?? []) listener(tags);
};

/**
 * Tells this process, once the transaction is committed, of tags whose notification is part of a statement of the caller.
 */
export const noteTags = (db: Queryable, tags: readonly string[]): void => {
  const collected = uncommitted.get(db);
  if (collected) collected.push(...tags);
  else tell(db, tags);
};

/**
 * Notifies all processes which cached pages are outdated. Inside a transaction the notification is sent when it
 * commits, and not at all when it rolls back.
 */
export const publishTags = async (db: Queryable, tags: Iterable<string>): Promise<void> => {
  const all = [...new Set(tags)];
  let payload = "";
  const send = async () => {
    if (payload !== "") await db.execute(sql`select pg_notify('page_tags', ${payload})`);
  };
  for (const tag of all) {
    if (payload.length + tag.length + 1 > maxBytes) {
      await send();
      payload = "";
    }
    payload = payload === "" ? tag : `${payload},${tag}`;
  }
  await send();
  noteTags(db, all);
};
