import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { Client } from "pg";
import { contractProblem, isContract } from "./contract-migrations.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { DatabaseUnavailable } from "./unavailable.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const migrationLock = 718_274_002;

/**
 * Creation time of the newest migration in milliseconds. Read from the journal, so that an up-to-date start
 * reads no migration files.
 */
export const newestMigration = journal.entries.at(-1)?.when ?? 0;

/**
 * Name of this version's connections in `pg_stat_activity`; versions with another schema have another name.
 */
export const connectionName = `carmine ${newestMigration}`;

/** The last migration of the versions before compatibility was recorded. */
const firstRecorded = 1_795_847_385_649;

interface MigrateOptions {
  /** Whether pending migrations are applied; otherwise they are an error. */
  readonly apply?: boolean;
}

/**
 * Migrates the database to the newest schema. Concurrent processes wait for each other; a failed migration
 * leaves the schema unchanged.
 * @returns the number of migrations applied
 * @throws DatabaseUnavailable if this version can't use the schema, or if pending migrations may not be applied
 */
export const migrate = async (url: string, { apply = true }: MigrateOptions = {}): Promise<number> => {
  // A separate connection, because it holds the lock, and a long index build must not hit the statement
  // timeout.
  const client = new Client({ connectionString: url });
  // A server that ends breaks this connection; the running statement reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const newest = await newestApplied(client);
    if (newest > newestMigration) {
      if (await isCompatible(client)) return 0;
      throw new DatabaseUnavailable(newerSchema(newest));
    }
    // Checked first, because a database on a full disk accepts no writes.
    if (newest === newestMigration) return 0;
    const all = readMigrationFiles({ migrationsFolder });
    const pending = all.filter(({ folderMillis }) => folderMillis > newest);
    if (!apply) throw new DatabaseUnavailable(pendingMigrations(pending.length));
    const problem = contractProblem(pending, await connectedVersions(client));
    if (problem !== null) throw new DatabaseUnavailable(problem);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await client.query(
      `insert into schema_compatibility (id, oldest_migration) values (1, $1)
        on conflict (id) do update set oldest_migration = excluded.oldest_migration`,
      [newestContract(all)],
    );
    return pending.length;
  } finally {
    await client.end();
  }
};

/** Creation time of the newest migration of the database; 0 without a schema. */
const newestApplied = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (rows[0]?.known !== true) return 0;
  const applied = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(applied.rows[0]?.newest ?? 0);
};

/** Whether this version can use a newer schema: all migrations that it doesn't know only add to the schema. */
const isCompatible = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ oldest: string }>(
    "select oldest_migration as oldest from schema_compatibility",
  );
  return rows[0] !== undefined && Number(rows[0].oldest) <= newestMigration;
};

/** Versions of the shop that are connected to the database, as the time of their newest migration. */
const connectedVersions = async (client: Client): Promise<number[]> => {
  const { rows } = await client.query<{ version: string }>(
    `select distinct substr(application_name, 9) as version from pg_stat_activity
      where datname = current_database() and application_name ~ '^carmine [0-9]+$'`,
  );
  return rows.map(({ version }) => Number(version));
};

const newestContract = (migrations: readonly MigrationMeta[]): number =>
  Math.max(firstRecorded, ...migrations.filter(isContract).map(({ folderMillis }) => folderMillis));

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const newerSchema = (newest: number): string =>
  `The database has the schema of a newer version of the shop (of ${dayOf(newest)}; this version knows schemas up to ${dayOf(newestMigration)}): start that version, or restore a backup from before the update.`;

const pendingMigrations = (count: number): string =>
  `The database has ${count} pending ${count === 1 ? "migration" : "migrations"} and MIGRATE_ON_START is false: run "shop migrate" first.`;
