import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { DatabaseUnavailable } from "./unavailable.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const migrationLock = 718_274_002;

/**
 * Creation time of the newest migration in milliseconds. Read from the journal, so that an up-to-date start
 * reads no migration files.
 */
const newestMigration = journal.entries.at(-1)?.when ?? 0;

/**
 * Name of this version's connections in `pg_stat_activity`; versions with another schema have another name.
 */
export const connectionName = `carmine ${newestMigration}`;

/**
 * Migrates the database to the newest schema. Concurrent processes wait for each other; a failed migration
 * leaves the schema unchanged.
 * @throws DatabaseUnavailable if a newer version has migrated the database
 */
export const migrate = async (url: string): Promise<void> => {
  // A separate connection, because it holds the lock, and a long index build must not hit the statement
  // timeout.
  const client = new Client({ connectionString: url });
  // A server that ends breaks this connection; the running statement reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    if (await isUpToDate(client)) return;
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};

/**
 * Whether every migration is applied. Checked first, because a database on a full disk accepts no writes.
 * @throws DatabaseUnavailable if a newer version has migrated the database: this one could write wrong data
 */
const isUpToDate = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (rows[0]?.known !== true) return false;
  const applied = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  const newest = Number(applied.rows[0]?.newest ?? 0);
  if (newest > newestMigration) throw new DatabaseUnavailable(newerSchema(newest));
  return newest === newestMigration;
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const newerSchema = (newest: number): string =>
  `The database has the schema of a newer version of the shop (of ${dayOf(newest)}; this version knows schemas up to ${dayOf(newestMigration)}): start that version, or restore a backup from before the update.`;
