/** Format of backups; a change that older versions can't read increases it. */
export const backupFormat = 1;

export interface TableEntry {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** `backup.json`, written last: a folder without it isn't a complete backup. */
export interface Manifest {
  readonly format: number;
  readonly createdAt: string;
  /** Creation time (ms) of the newest migration of the schema. */
  readonly schema: number;
  readonly postgresql: string;
  readonly tables: readonly TableEntry[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  readonly pictures: { readonly count: number; readonly bytes: number };
}

export const manifestFile = "backup.json";
export const databaseFolder = "database";
export const picturesFolder = "pictures";

/** File of a table in the folder of the database. */
export const tableFile = (table: string): string => `${table}.copy.gz`;

/** An identifier in SQL. Names come from the database's catalog, or from a backup. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
