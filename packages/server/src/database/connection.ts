import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Config } from "../config.ts";
import { startEmbedded } from "./embedded/server.ts";
import type { DatabaseSettings } from "../shared/database-settings.ts";
import type { WatchOptions } from "./embedded/watch.ts";
import { connectionName } from "./migrate.ts";
import { createPool, type PoolOptions } from "./pool.ts";
import * as schema from "./schema/index.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool };
/** A transaction in progress. Functions that take part in one transaction take this. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For queries that run both inside and outside a transaction. */
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly kind: "embedded" | "external";
  /** Version of the PostgreSQL server, "18.4". */
  readonly version: string;
  /** A replica for expensive reads; null without one. */
  readonly replica: Database | null;
  /** Connection string without a pooler, for migrations and LISTEN. */
  readonly directUrl: string;
  /** Closes the connections and stops an embedded server that this process owns. */
  close(): Promise<void>;
}

/** Wraps a pool in Drizzle. Columns are camelCase in code and snake_case in the database. */
export const databaseOf = (pool: Pool): Database => drizzle(pool, { schema, casing: "snake_case" });

export interface OpenOptions {
  /**
   * Join an embedded server that a running shop owns (command line), and don't use a pooler. Otherwise a second
   * shop is refused.
   */
  share?: boolean;
  /**
   * Enables restarting an embedded server that ends while this process owns it. Called once after too many
   * restarts; the process should then exit with a non-zero status.
   */
  onGiveUp?: WatchOptions["onGiveUp"];
}

/**
 * Connects to PostgreSQL: `DATABASE_URL` if set, else the embedded server with its data in `DATA_DIR`.
 * @throws DatabaseUnavailable with a message that explains what to do
 */
export const openDatabase = async (
  config: Pick<Config, keyof DatabaseSettings | "dataDir">,
  log: FastifyBaseLogger,
  options: OpenOptions = {},
): Promise<OpenDatabase> => {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded(config.dataDir, {
        share: options.share ?? false,
        ...(options.onGiveUp && { watch: { log, onGiveUp: options.onGiveUp } }),
      });
  const external = config.databaseUrl ?? embedded?.url ?? "";
  const directUrl = config.databaseUrlDirect ?? external;
  // Commands set session variables and run long transactions.
  const url = options.share === true ? directUrl : external;
  const poolOptions = {
    prepare: config.databasePrepare,
    application_name: connectionName,
    max: config.databasePool,
    // Limits how long a request's query can block its connection; migrations and imports have their own settings.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    // A new connection has to authenticate, parse its statements and plan each five times, which is
    // expensive after every idle period.
    idleTimeoutMillis: 10 * 60_000,
  };
  const open = (changes: PoolOptions): Pool => {
    const pool = createPool({ ...poolOptions, ...changes });
    pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection failed"));
    return pool;
  };
  const pool = open({ connectionString: url });
  const replica =
    config.databaseUrlRead === null
      ? null
      : // Short, because the primary runs the read otherwise.
        open({ connectionString: config.databaseUrlRead, connectionTimeoutMillis: 1000 });
  const close = async () => {
    await pool.end();
    await replica?.end();
    await embedded?.stop();
  };
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const version = rows[0]?.version.split(" ")[0] ?? "";
    return {
      db: databaseOf(pool),
      replica: replica && databaseOf(replica),
      pool,
      kind: embedded ? "embedded" : "external",
      version,
      directUrl,
      close,
    };
  } catch (error) {
    await close();
    throw new DatabaseUnavailable(
      `PostgreSQL at ${withoutPassword(url)} can't be reached (${(error as Error).message}). Check DATABASE_URL.`,
      { cause: error },
    );
  }
};

const withoutPassword = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ""}${pathname}`;
};
