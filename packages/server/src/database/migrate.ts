import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const migrationLock = 718_274_002;

/**
 * Brings the database to the newest schema. Processes that start at the same time wait for each other; a failed
 * migration leaves the schema as it was.
 */
export const migrate = async (url: string): Promise<void> => {
  // A connection of its own: the lock belongs to it, and a long index build must not run into the time limit.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
