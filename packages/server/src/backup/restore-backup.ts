import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
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

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** @throws Refused if the folder has no complete backup of this version */
const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestFile), "utf8").catch(() => null);
  if (text === null) throw new Refused(`${folder} has no complete backup: ${manifestFile} is missing`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== backupFormat)
    throw new Refused(`the backup has format ${manifest.format}; this version reads format ${backupFormat}`);
  if (manifest.schema !== newestMigration)
    throw new Refused(
      `the backup has the schema of ${dayOf(manifest.schema)}, this version that of ${dayOf(newestMigration)}; restore it with the version that wrote it, then update`,
    );
  return manifest;
};

const requireEmptyDatabase = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from account) or exists (select from merchant) or exists (select from product)
      or exists (select from master_order) as used`,
  );
  if (rows[0]?.used !== false)
    throw new Refused(
      "the database contains a marketplace; restore into an empty database (DATABASE_URL or DATA_DIR)",
    );
};

const readTable = async (client: PoolClient, folder: string, table: TableEntry): Promise<void> => {
  const { name, columns, rows } = table;
  const copy = client.query(
    copyFrom(`copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`),
  );
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), copy);
  if (copy.rowCount !== rows)
    throw new Refused(`the backup is damaged: ${name} has ${copy.rowCount} rows instead of ${rows}`);
};

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Restores all tables in one transaction. Foreign keys are dropped and created again, because tables refer to
 * each other in cycles; triggers are disabled, because the rows that they write are in the backup. Requires the
 * owner of the tables, not a superuser.
 */
const readDatabase = async (client: PoolClient, folder: string, manifest: Manifest): Promise<void> => {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const names = manifest.tables.map(({ name }) => `public.${quoted(name)}`);
  await client.query(`truncate ${names.join(", ")}`);
  for (const table of manifest.tables) {
    const name = `public.${quoted(table.name)}`;
    await client.query(`alter table ${name} disable trigger user`);
    await readTable(client, folder, table);
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const { name, value } of manifest.sequences)
    await client.query("select setval($1::regclass, $2::bigint)", [`public.${quoted(name)}`, value]);
};

const readPictures = async (storage: MediaStorage, folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    await storage.put(relative(folder, file).replaceAll(sep, "/"), await readFile(file));
  }
  return files.length;
};

/**
 * Restores a backup into an empty database and its picture storage. Pictures come first, so that a failure
 * leaves the database empty and the command can be repeated.
 */
export const restoreBackup = async (
  { db }: Pick<AppContext, "db">,
  storage: MediaStorage,
  folder: string,
): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const client = await db.$client.connect();
  try {
    await requireEmptyDatabase(client);
    const pictures = await readPictures(storage, join(folder, picturesFolder));
    if (pictures !== manifest.pictures.count)
      throw new Refused(
        `the backup is damaged: it has ${pictures} pictures instead of ${manifest.pictures.count}`,
      );
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await readDatabase(client, join(folder, databaseFolder), manifest);
    await client.query("commit");
    await client.query("analyze");
    client.release();
    return manifest;
  } catch (error) {
    // Ends the transaction with the connection.
    client.release(true);
    throw error;
  }
};
