import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { AppContext } from "../context.ts";
import { Refused } from "../content/editing/refused.ts";
import { newestMigration } from "../database/migrate.ts";
import type { MediaStorage } from "../media/storage/media-storage.ts";
import {
  backupFormat,
  databaseFolder,
  manifestFile,
  picturesFolder,
  quoted,
  tableFile,
  type Manifest,
  type TableEntry,
} from "./manifest.ts";

/** Makes the folder. @throws Refused if it isn't empty */
const makeEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.length > 0) throw new Refused(`${folder} isn't empty; use a new folder for each backup`);
};

/**
 * Tables with the columns that a backup contains. Generated columns are computed again, and transaction
 * numbers (`xid8`) have no meaning in another database.
 */
const readTables = async (client: PoolClient): Promise<Omit<TableEntry, "rows">[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
      and c.relname <> 'schema_compatibility'
    group by 1 order by 1`);
  return rows;
};

const writeTable = async (
  client: PoolClient,
  folder: string,
  { name, columns }: Omit<TableEntry, "rows">,
): Promise<TableEntry> => {
  const list = columns.map(quoted).join(", ");
  const copy = client.query(copyTo(`copy public.${quoted(name)} (${list}) to stdout`));
  await pipeline(copy, createGzip(), createWriteStream(join(folder, tableFile(name)), { mode: 0o600 }));
  return { name, columns, rows: copy.rowCount };
};

type DatabasePart = Pick<Manifest, "tables" | "sequences">;

/** Writes all tables as of one moment: one transaction with one snapshot, which blocks no writes. */
const writeDatabase = async ({ db }: Pick<AppContext, "db">, folder: string): Promise<DatabasePart> => {
  await mkdir(folder);
  const client = await db.$client.connect();
  try {
    await client.query("begin isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const tables: TableEntry[] = [];
    for (const table of await readTables(client)) tables.push(await writeTable(client, folder, table));
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
    );
    await client.query("commit");
    client.release();
    return { tables, sequences };
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const writePictures = async (storage: MediaStorage, folder: string): Promise<Manifest["pictures"]> => {
  let [count, bytes] = [0, 0];
  for await (const files of storage.list()) {
    for (const { name } of files) {
      const content = await storage.get(name);
      // Deleted since it was listed.
      if (content === null) continue;
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content, { mode: 0o600 });
      count += 1;
      bytes += content.length;
    }
  }
  return { count, bytes };
};

/**
 * Writes the database and the pictures to a new folder while the shop runs. The database comes first: files
 * of pictures are only deleted a day after their rows, so no picture of the backup is missing.
 */
export const writeBackup = async (
  ctx: Pick<AppContext, "db" | "clock" | "database">,
  storage: MediaStorage,
  folder: string,
): Promise<Manifest> => {
  await makeEmptyFolder(folder);
  const createdAt = ctx.clock.now().toISOString();
  const database = await writeDatabase(ctx, join(folder, databaseFolder));
  const pictures = await writePictures(storage, join(folder, picturesFolder));
  const manifest: Manifest = {
    format: backupFormat,
    createdAt,
    schema: newestMigration,
    postgresql: ctx.database.version,
    ...database,
    pictures,
  };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
};
