import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import type { Config } from "../config.ts";
import { Refused } from "../content/editing/refused.ts";
import { s3Storage } from "../media/storage/s3-storage.ts";
import { manifestFile, type Manifest } from "./manifest.ts";

/** A table of a large marketplace has hundreds of megabytes. */
const timeoutMs = 15 * 60_000;

interface BucketFolder {
  readonly bucket: string;
  /** Prefix of the names, with a slash at its end; empty for the whole bucket. */
  readonly prefix: string;
}

/** Parses `s3://bucket/folder`; null for a folder of this machine. */
export const bucketFolderOf = (address: string): BucketFolder | null => {
  const [, bucket, path = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(address) ?? [];
  return bucket === undefined ? null : { bucket, prefix: path === "" ? "" : `${path}/` };
};

const storageOf = ({ s3 }: Pick<Config, "s3">, { bucket }: BucketFolder) => {
  if (s3 === null)
    throw new Refused(
      "there is no object storage; set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY",
    );
  return s3Storage({ ...s3, bucket }, timeoutMs);
};

/** Runs `work` with a temporary folder. */
const withTemporaryFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), "carmine-backup-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Writes a backup to a temporary folder and uploads it, the manifest last, so that a folder without it isn't a
 * complete backup.
 */
export const backUpToBucket = (
  config: Pick<Config, "s3">,
  target: BucketFolder,
  write: (folder: string) => Promise<Manifest>,
): Promise<Manifest> =>
  withTemporaryFolder(async (parent) => {
    const storage = storageOf(config, target);
    if ((await storage.get(target.prefix + manifestFile)) !== null)
      throw new Refused(
        `s3://${target.bucket}/${target.prefix} has a backup; use a new folder for each backup`,
      );
    const folder = join(parent, "backup");
    const manifest = await write(folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
    for (const name of [...names.filter((one) => one !== manifestFile), manifestFile])
      await storage.put(target.prefix + name, await readFile(join(folder, name)));
    return manifest;
  });

/** Downloads a backup to a temporary folder and restores it. */
export const restoreFromBucket = (
  config: Pick<Config, "s3">,
  source: BucketFolder,
  restore: (folder: string) => Promise<Manifest>,
): Promise<Manifest> =>
  withTemporaryFolder(async (folder) => {
    const storage = storageOf(config, source);
    for await (const files of storage.list()) {
      for (const { name } of files.filter((file) => file.name.startsWith(source.prefix))) {
        const content = await storage.get(name);
        if (content === null) continue;
        const file = join(folder, name.slice(source.prefix.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content, { mode: 0o600 });
      }
    }
    return restore(folder);
  });
