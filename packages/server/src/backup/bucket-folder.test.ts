import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startBucketServer } from "../testing/bucket-server.ts";
import { backUpToBucket, bucketFolderOf, restoreFromBucket } from "./bucket-folder.ts";
import type { Manifest } from "./manifest.ts";

const manifest = { pictures: { count: 1, bytes: 3 } } as Manifest;

describe("bucketFolderOf", () => {
  it("parses addresses of buckets, and leaves folders of this machine", () => {
    expect(bucketFolderOf("s3://backups/shop/2026-11-28/")).toEqual({
      bucket: "backups",
      prefix: "shop/2026-11-28/",
    });
    expect(bucketFolderOf("s3://backups")).toEqual({ bucket: "backups", prefix: "" });
    expect(bucketFolderOf("/backups/s3")).toBeNull();
  });
});

describe("a backup in a bucket", () => {
  it("is uploaded once with its manifest, and restored with all files", async () => {
    const server = await startBucketServer("backups");
    // Backups may be in another bucket than the pictures.
    const s3 = { ...server.s3, bucket: "pictures" };
    const write = async (folder: string) => {
      await mkdir(join(folder, "pictures/f-00"), { recursive: true });
      await writeFile(join(folder, "backup.json"), "{}");
      await writeFile(join(folder, "pictures/f-00/f-0011.webp"), "abc");
      return manifest;
    };
    for (const prefix of ["monday/", "tuesday/"])
      await backUpToBucket({ s3 }, { bucket: "backups", prefix }, write);
    await expect(backUpToBucket({ s3 }, { bucket: "backups", prefix: "monday/" }, write)).rejects.toThrow(
      "s3://backups/monday/ has a backup",
    );
    const restored = await restoreFromBucket(
      { s3 },
      { bucket: "backups", prefix: "monday/" },
      async (folder) => {
        expect((await readdir(folder)).toSorted()).toEqual(["backup.json", "pictures"]);
        expect(await readFile(join(folder, "pictures/f-00/f-0011.webp"), "utf8")).toBe("abc");
        return manifest;
      },
    );
    expect(restored).toBe(manifest);
    await server.close();
  });

  it("needs the settings of the object storage", async () => {
    const source = { bucket: "backups", prefix: "" };
    await expect(restoreFromBucket({ s3: null }, source, async () => manifest)).rejects.toThrow(
      "set S3_ENDPOINT",
    );
  });
});
