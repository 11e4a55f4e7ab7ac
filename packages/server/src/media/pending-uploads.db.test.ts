import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { picture, pendingUpload, upload } from "../database/schema/media.ts";
import { dayMs } from "../shared/durations.ts";
import { photo, sendPicture } from "../testing/pictures.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeShopper } from "../testing/test-shop.ts";
import { makeSizes } from "./make-sizes.ts";
import { diskStorage } from "./storage/disk-storage.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { insertPicture, storeFile, storePicture } from "./store-picture.ts";
import { deleteOrphanedUploads } from "./pending-uploads.ts";
import { sweepUploads } from "./uploads/sweep-uploads.ts";

let shop: TestApp;
let folder: string;
let storage: MediaStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-unkept-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
  storage = diskStorage(folder);
});
beforeEach(async () => {
  await shop.ctx.db.delete(upload);
  await shop.ctx.db.delete(picture);
  await rm(join(folder, "media"), { recursive: true, force: true });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const filesOf = async (key: string) =>
  (await readdir(folder, { recursive: true }))
    .map((path) => path.split("/").at(-1) ?? "")
    .filter((name) => name.startsWith(key) && name.includes("."));
const sweepAfter = async (ms: number) => {
  shop.clock.advance(ms);
  await shop.ctx.jobs.run("delete-unused-uploads");
};
/** A storage whose removals fail, like a process that was killed. */
const cutOff = (): MediaStorage => ({
  ...storage,
  remove: () => Promise.reject(new Error("the process ended")),
});

it("removes files of a killed process after a day, with their sizes", async () => {
  const { db } = shop.ctx;
  const stored = await storeFile(db, storage, await photo().toBuffer());
  await makeSizes(folder, storage, stored);
  await sweepAfter(dayMs - 3_600_000);
  expect((await filesOf(stored.key)).length).toBeGreaterThan(1);
  await sweepAfter(2 * 3_600_000);
  expect(await filesOf(stored.key)).toEqual([]);
  expect(await db.$count(pendingUpload)).toBe(0);
});

it("keeps referenced files, also while another file with the same content is pending", async () => {
  const { db } = shop.ctx;
  const bytes = await photo(200, 200).toBuffer();
  const [lost, kept] = [await storeFile(db, storage, bytes), await storeFile(db, storage, bytes)];
  await makeSizes(folder, storage, kept);
  await insertPicture(db, kept);
  const sizes = (await filesOf(kept.key)).length - 2;
  await sweepAfter(2 * dayMs);
  expect(await storage.get(lost.file)).toBeNull();
  expect(await storage.get(kept.file)).not.toBeNull();
  expect(await filesOf(kept.key)).toHaveLength(sizes + 1);
});

it("keeps a picture whose process was killed right after its row was inserted", async () => {
  const { db } = shop.ctx;
  const key = await storePicture(db, storage, await photo(210, 210).toBuffer(), null);
  const [row] = await db.select({ file: picture.file }).from(picture);
  await db.insert(pendingUpload).values({ key, file: row?.file ?? "" });
  await sweepAfter(2 * dayMs);
  expect(await storage.get(row?.file ?? "")).not.toBeNull();
  expect(await db.$count(pendingUpload)).toBe(0);
});

it("removes an upload that was neither used nor removed", async () => {
  const { db } = shop.ctx;
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await db.execute(sql`create trigger bad before insert on upload for each row execute function refuse()`);
  const { token } = await makeShopper(shop);
  expect((await sendPicture(shop, await photo().toBuffer(), { token })).code).not.toBe(200);
  await db.execute(sql`drop trigger bad on upload`);
  expect(await db.$count(picture)).toBe(0);
  await sweepAfter(2 * dayMs);
  expect(await filesOf("u-")).toEqual([]);
});

it("continues after a sweep was interrupted between rows and files", async () => {
  const { db } = shop.ctx;
  const { token } = await makeShopper(shop);
  expect((await sendPicture(shop, await photo().toBuffer(), { token })).code).toBe(200);
  shop.clock.advance(2 * dayMs);
  await expect(sweepUploads(shop.ctx, cutOff())).rejects.toThrow("the process ended");
  expect([await db.$count(picture), (await filesOf("u-")).length]).toEqual([0, 1]);
  await sweepUploads(shop.ctx, storage);
  expect([await db.$count(pendingUpload), await filesOf("u-")]).toEqual([0, []]);
});

it("removes more than one batch", async () => {
  const { db } = shop.ctx;
  await db.execute(
    sql`insert into unkept_file (file, key, due_at) select 'f-00/' || n, 'f-' || n, now() from generate_series(1, 1100) n`,
  );
  await deleteOrphanedUploads(shop.ctx, storage);
  expect(await db.$count(pendingUpload)).toBe(0);
});
