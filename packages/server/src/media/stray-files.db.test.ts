import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { WrongUse } from "../commands/index.ts";
import { picture, pendingUpload } from "../database/schema/media.ts";
import { dayMs } from "../shared/durations.ts";
import { runIn } from "../testing/command-line.ts";
import { photo } from "../testing/pictures.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeSizes } from "./make-sizes.ts";
import { shardOf } from "./picture-key.ts";
import { diskStorage } from "./storage/disk-storage.ts";
import { storeFile, storePicture } from "./store-picture.ts";
import { findStray, removeStray } from "./stray-files.ts";

let shop: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-stray-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
});
beforeEach(async () => {
  await shop.ctx.db.delete(pendingUpload);
  await shop.ctx.db.delete(picture);
  for (const name of ["media", "cache"]) await rm(join(folder, name), { recursive: true, force: true });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Ages all stored files by so many days. */
const age = async (days: number) => {
  const at = new Date(shop.ctx.clock.now().getTime() - days * dayMs);
  for await (const files of diskStorage(folder).list())
    for (const { name } of files) await utimes(join(folder, "media", name), at, at);
};
const put = async (name: string) => {
  const path = join(folder, "media", name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "x");
};
const stored = async (): Promise<string[]> =>
  (await readdir(join(folder, "media"), { recursive: true })).filter((name) => name.includes(".")).toSorted();

/** Two pictures of the shop, and a pending file that no row references. */
const keepSome = async () => {
  const { db } = shop.ctx;
  const storage = diskStorage(folder);
  const keys = [
    await storePicture(db, storage, await photo(200, 200).toBuffer(), null),
    await storePicture(db, storage, await photo(210, 210).toBuffer(), null),
  ];
  await storeFile(db, storage, await photo(220, 220).toBuffer());
  return keys;
};

const key = "u-0123456789abcdef0123456789abcdef";

it("removes unreferenced files of older versions with their sizes, and only if the expected count is given", async () => {
  const { db } = shop.ctx;
  await keepSome();
  const expected = await stored();
  await storeFile(db, diskStorage(folder), await photo(230, 230).toBuffer());
  const [lost = ""] = (await stored()).filter((name) => !expected.includes(name));
  await makeSizes(folder, diskStorage(folder), { key: lost.slice(5).split(".")[0] ?? "", file: lost });
  await db.delete(pendingUpload);
  await put(`${shardOf(key)}/${key}.webp.6f2c1d7e-0000-4000-8000-000000000000`);
  await age(30);
  const [announced = ""] = expected.filter((name) => name !== lost).slice(-1);
  await db.insert(pendingUpload).values({ file: announced, key: announced.slice(5).split(".")[0] ?? "" });

  const found = await runIn(shop, "stray-files");
  expect(found).toMatchObject({ status: 0, text: expect.stringContaining(lost) as string });
  expect(found.text).toMatch(/2 stored files without a picture/);
  await expect(runIn(shop, "stray-files", "--remove", "3")).rejects.toThrow(WrongUse);
  expect(await stored()).toHaveLength(expected.length + 2);
  expect(await runIn(shop, "stray-files", "--remove", "2")).toEqual({
    status: 0,
    text: "2 stored files removed.\n",
  });
  expect(await stored()).toEqual(expected);
  expect((await readdir(join(folder, "cache", "media"), { recursive: true })).join()).not.toContain("@");
});

it("keeps recently stored files and files of other programs", async () => {
  await keepSome();
  await put("f-00/f-0011223344556677889900aa.png");
  await put("readme.d/notes.webp");
  await age(30);
  await put(`${shardOf(key)}/${key}.webp`);
  const { files } = await findStray(shop.ctx, diskStorage(folder));
  expect(files).toEqual([]);
});

it("keeps a file that was referenced after it was found", async () => {
  await keepSome();
  const file = `${shardOf(key)}/${key}.webp`;
  await put(file);
  await age(30);
  const { files } = await findStray(shop.ctx, diskStorage(folder));
  expect(files.map(({ name }) => name)).toEqual([file]);
  await shop.ctx.db.insert(picture).values({ key, kind: "file", file, width: 1, height: 1 });
  expect(await removeStray(shop.ctx, diskStorage(folder), files)).toBe(0);
  expect(await stored()).toContain(file);
});

it("removes nothing if most files are unknown, as with another shop's database or storage", async () => {
  await keepSome();
  await age(30);
  await shop.ctx.db.delete(picture);
  await shop.ctx.db.delete(pendingUpload);
  const { status, text } = await runIn(shop, "stray-files", "--remove", "3");
  expect({ status, text }).toMatchObject({ status: 1, text: expect.stringMatching(/unknown/) as string });
  expect(await stored()).toHaveLength(3);
});
