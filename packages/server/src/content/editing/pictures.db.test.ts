import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { picture } from "../../database/schema/media.ts";
import { openStorage } from "../../media/storage/open-storage.ts";
import { fileOf } from "../../media/file-of.ts";
import { mediaKeyIn } from "../../shared/media-address.ts";
import { operatorScene } from "../../testing/operator-scene.ts";
import { operator } from "../../testing/operator.ts";
import { makeMerchant } from "../../testing/test-shop.ts";
import { writeShopLook } from "../look.ts";
import { bannerKind } from "./banners.ts";
import { withPictures } from "./pictures.ts";
import { writeEntries } from "./write-entries.ts";

const { shop, files } = operatorScene();

/** Files of pictures and of their sizes. */
const stored = async (): Promise<string[]> =>
  (await readdir(files.pathOf("data"), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && /^f-.*\.(webp|avif)$/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
const known = async () => (await shop().ctx.db.select({ key: picture.key }).from(picture)).length;

const banner = (source: string) => ({
  fields: () => ({ place: "carousel", title: { en: "Grip" }, url: "/", picture: source }),
  at: "",
});
const write = (...sources: string[]) =>
  writeEntries(shop().ctx, operator, bannerKind, sources.map(banner), files.pathOf("."));

/** Runs work while banners and shops can't be written. */
const despite = async (work: () => Promise<unknown>): Promise<void> => {
  const { db } = shop().ctx;
  await db.execute(sql`create or replace function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'a bad row'; end $$`);
  for (const table of ["banner", "merchant"])
    await db.execute(
      sql.raw(
        `create trigger bad before insert or update on ${table} for each row execute function refuse()`,
      ),
    );
  try {
    await expect(work()).rejects.toThrow(/Failed query/);
  } finally {
    for (const table of ["banner", "merchant"]) await db.execute(sql.raw(`drop trigger bad on ${table}`));
  }
};

it("are stored before the transaction begins, which doesn't wait for them", async () => {
  const source = await files.picture("red.png", "#f00");
  let writing: Promise<unknown> | undefined;
  await shop().ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table banner in share row exclusive mode`);
    writing = write(source);
    await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
    expect(await known()).toBe(0);
  });
  await writing;
  expect(await known()).toBe(1);
});

it("leave no file behind if the write fails, and stay if the shop uses them", async () => {
  const shopId = await makeMerchant(shop().ctx.db);
  const before = await stored();
  const [red, blue] = [files.pathOf("red.png"), await files.picture("blue.png", "#00f")];
  await despite(() => write(red, blue));
  expect(await stored()).toEqual(before);
  await despite(() =>
    writeShopLook(shop().ctx, operator, shopId, { cover: blue, banners: [red] }, files.pathOf(".")),
  );
  expect(await stored()).toEqual(before);
  files.text("text.png", "no picture");
  await expect(write(blue, "text.png")).rejects.toThrow("The file is not a picture");
  expect([await stored(), await known()]).toEqual([before, 1]);
});

/** Writes a picture during a concurrent write of the same one. @returns its file */
const takeBeside = async (source: string, other: (path: string) => Promise<unknown>): Promise<string> => {
  const { db, config } = shop().ctx;
  const address = await withPictures(
    db,
    { media: config, folder: files.pathOf("."), accountId: null },
    async ({ prepare, keepIn }) => {
      await prepare(source);
      await other(source);
      return db.transaction((tx) => keepIn(tx)(source));
    },
  );
  return (await fileOf(db, mediaKeyIn(address) ?? "")) ?? "";
};

it("stay if a concurrent write of the same picture fails", async () => {
  const before = (await stored()).length;
  const file = await takeBeside(await files.picture("green.png", "#0f0"), (path) =>
    despite(() => write(path)),
  );
  expect(await openStorage(shop().ctx.config).get(file)).not.toBeNull();
  expect((await stored()).length).toBeGreaterThan(before);
});

it("are one file if a concurrent write stores the same one", async () => {
  const before = await stored();
  const file = await takeBeside(await files.picture("grey.png", "#888"), (path) => write(path));
  const isNew = (name: string) => !before.includes(name) && !name.includes("@");
  expect((await stored()).filter(isNew)).toEqual([basename(file)]);
});
