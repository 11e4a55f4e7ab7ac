import { sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "./connection.ts";

/** Below PostgreSQL's limit of 8000 bytes per notification. */
const maxBytes = 7900;

type Listener = (tags: readonly string[]) => void;

/** Listeners in this process, by database. */
const listeners = new WeakMap<Queryable, Set<Listener>>();
/** Tags of uncommitted transactions. */
const uncommitted = new WeakMap<Queryable, string[]>();

/**
 * Subscribes to the tags published by this process, as soon as they are committed. The database notification
 * may arrive after the response, so that the caller's next request would get an outdated cache entry.
 * @returns a function that ends the subscription
 */
export const subscribeToOwnTags = (db: Database, listener: Listener): (() => void) => {
  const known = listeners.get(db) ?? new Set();
  listeners.set(db, known.add(listener));
  return () => known.delete(listener);
};

/** Starts collecting the tags published in a transaction. */
export const collectTags = (tx: Transaction): void => void uncommitted.set(tx, []);

/**
 * Passes on the tags of a committed transaction: to the listeners, or to the transaction around a savepoint.
 */
export const notifyAfterCommit = (db: Database, tx: Transaction): void =>
  noteTags(db, uncommitted.get(tx) ?? []);

const callListeners = (db: Queryable, tags: readonly string[]): void => {
  if (tags.length > 0) for (const listener of listeners.get(db) ?? []) listener(tags);
};

/**
 * Publishes tags within this process on commit, for callers whose own statement notifies the other processes.
 */
export const noteTags = (db: Queryable, tags: readonly string[]): void => {
  const collected = uncommitted.get(db);
  if (collected) collected.push(...tags);
  else callListeners(db, tags);
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
