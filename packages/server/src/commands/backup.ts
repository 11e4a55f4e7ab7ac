import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUpToBucket, bucketFolderOf, restoreFromBucket } from "../backup/bucket-folder.ts";
import type { Manifest } from "../backup/manifest.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { WrongUse, type Command } from "./command.ts";

const describe = ({ tables, pictures }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${pictures.count} pictures (${(pictures.bytes / 1e6).toFixed(1)} MB)`;
};

const folderOf = (option: "to" | "from", args: string[]): string => {
  const { values } = parseArgs({ args, options: { [option]: { type: "string" } } });
  const folder = values[option];
  if (typeof folder !== "string" || folder === "")
    throw new WrongUse("the folder is missing", `add --${option} DIR or --${option} s3://BUCKET/DIR`);
  return bucketFolderOf(folder) === null ? resolve(folder) : folder;
};

export const backUp: Command = {
  name: "backup",
  args: "--to DIR|s3://BUCKET/DIR",
  summary: "write the database and all pictures to a new folder, as of one moment, while the shop runs",
  run: async ({ ctx, output }, args) => {
    const folder = folderOf("to", args);
    const bucket = bucketFolderOf(folder);
    const write = (to: string) => writeBackup(ctx, openStorage(ctx.config), to);
    const manifest = await (bucket === null ? write(folder) : backUpToBucket(ctx.config, bucket, write));
    output.write(`Backed up ${describe(manifest)} to ${folder}.\n`);
    return 0;
  },
};

export const restore: Command = {
  name: "restore",
  args: "--from DIR|s3://BUCKET/DIR",
  summary: "restore a backup into an empty database and its picture storage",
  run: async ({ ctx, output }, args) => {
    const folder = folderOf("from", args);
    const bucket = bucketFolderOf(folder);
    const read = (from: string) => restoreBackup(ctx, openStorage(ctx.config), from);
    const manifest = await (bucket === null ? read(folder) : restoreFromBucket(ctx.config, bucket, read));
    output.write(`Restored ${describe(manifest)} of ${manifest.createdAt}. Restart running processes.\n`);
    return 0;
  },
};
