import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Code, mediaVariant } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importCommand } from "../import/import-command.ts";
import { createMarketplace, readConfig } from "../index.ts";
import { diskStorage } from "../media/storage/disk-storage.ts";
import { storePicture } from "../media/store-picture.ts";
import { smallDisk, type SmallDisk } from "../testing/small-disk.ts";
import { testApp } from "../testing/test-app.ts";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, statfs: vi.fn(real.statfs), writeFile: vi.fn(real.writeFile) };
});

const megabyte = 1024 * 1024;
const soon = { timeout: 30_000, interval: 100 };
let root = "";
let dataDir = "";
let disk: SmallDisk;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "carmine-full-"));
  dataDir = join(root, "data");
  // If the tests run as root, PostgreSQL runs as another user and has to enter the folder.
  await chmod(root, 0o755);
  await mkdir(dataDir);
});
afterEach(async () => {
  disk.remove();
  await rm(root, { recursive: true, force: true });
});

const photo = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: "#0a7",
      noise: { type: "gaussian", sigma: 90 },
    },
  })
    .png()
    .toBuffer();

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Imports a product file of one row with a picture next to it. */
const importOne = async (db: Parameters<typeof importCommand>[0]["db"], databaseFolder?: string) => {
  const file = join(root, "goods.csv");
  await writeFile(
    file,
    "Handle,Title,Vendor,Type,Variant Inventory Qty,Variant Price,Image Src\nlamp,Lamp,Maker,Lights,3,10.00,lamp.png\n",
  );
  await writeFile(join(root, "lamp.png"), await photo(900));
  const written: string[] = [];
  const status = await importCommand({
    db,
    media: { dataDir },
    ...(databaseFolder !== undefined && { databaseFolder }),
    file,
    merchant: "Lamps",
    output: { write: (text) => written.push(text) },
  });
  return { status, output: written.join("") };
};

describe("a full disk", { timeout: 120_000 }, () => {
  it("serves reads and reports that it accepts no writes, also after a restart", async () => {
    disk = smallDisk(dataDir, 160);
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMITS: "false" });
    const open = async () => {
      const shop = await createMarketplace(config, { onGiveUp: () => undefined });
      await shop.ready();
      const list = () => shop.app.inject("/api/front/product/list?page=1&limit=5");
      const visit = () =>
        shop.app.inject({
          method: "POST",
          url: "/api/front/login/register/visitor",
          payload: { email: "guest@example.com" },
        });
      return { ...shop, list, visit };
    };
    let shop = await open();
    expect((await shop.visit()).json()).toMatchObject({ code: Code.ok });
    await disk.leave(31 * megabyte);
    await vi.waitFor(async () => expect((await shop.visit()).statusCode).toBe(503), soon);
    expect((await shop.list()).json()).toMatchObject({ code: Code.ok });
    await shop.close();

    await disk.leave(31 * megabyte);
    shop = await open();
    expect((await shop.list()).json()).toMatchObject({ code: Code.ok });
    expect((await shop.visit()).statusCode).toBe(503);
    await disk.leave(60 * megabyte);
    await vi.waitFor(async () => expect((await shop.visit()).json()).toMatchObject({ code: Code.ok }), soon);
    await shop.close();
  });

  it("serves pictures that it can't cache", async () => {
    disk = smallDisk(dataDir, 8);
    const shop = await testApp({ dataDir });
    const key = await storePicture(shop.ctx.db, diskStorage(dataDir), await photo(400), null);
    await disk.leave(0);
    const answer = await shop.app.inject(mediaVariant(`/media/${key}.webp`, 320, "webp"));
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).width]).toEqual([200, 320]);
    expect(answer.headers.etag).toContain(key);
    expect(await filesIn(join(dataDir, "cache"))).toEqual([]);
    await shop.close();
  });

  it("refuses an import before it begins", async () => {
    disk = smallDisk(dataDir, 25);
    const shop = await testApp({ dataDir });
    const { status, output } = await importOne(shop.ctx.db, dataDir);
    expect(output).toMatch(
      /^There is not enough room for the import in .*: 65 MB are needed, 25 MB are free, 40 MB are missing\.\n$/,
    );
    expect(status).toBe(1);
    const { rows } = await shop.ctx.db.execute(sql`select from merchant where name = 'Lamps'`);
    expect(rows).toEqual([]);
    await shop.close();
  });

  it("ends an import with one sentence and no partial data", async () => {
    disk = smallDisk(dataDir, 1);
    const shop = await testApp({ dataDir });
    await disk.leave(0);
    const { status, output } = await importOne(shop.ctx.db);
    expect(output).toMatch(
      /^There is not enough room for the shop in .*: 32 MB are needed, \d+ MB are free, \d+ MB are missing\. Products that were taken are whole; import the file again when there is room\.\n$/,
    );
    expect(status).toBe(1);
    expect(await filesIn(join(dataDir, "media"))).toEqual([]);
    const { rows } = await shop.ctx.db.execute(sql`select from product where handle = 'lamp'`);
    expect(rows).toEqual([]);
    await shop.close();
  });
});
