import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowOf, rowsOf } from "../database/rows.ts";
import { seedDemo } from "../demo/seed-demo.ts";
import { diskStorage } from "../media/storage/disk-storage.ts";
import { booksOf } from "../testing/chaos/books.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { quoted, type Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let folder: string;
let source: TestContext;
let target: TestContext;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-backup-"));
  [source, target] = [await testContext(), await testContext()];
  await seedDemo(source.ctx);
  const pictures = diskStorage(join(folder, "source"));
  for (const name of ["f-00/f-0011.webp", "u-12/u-1234.webp"])
    await pictures.put(name, Buffer.from(`content of ${name}`));
}, 120_000);
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

/** A hash of the rows of each table in a backup. */
const hashesOf = async ({ ctx }: TestContext, { tables }: Manifest): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const row = sql.raw(`row(${columns.map(quoted).join(", ")})::text`);
    const query = sql`select count(*) || ' ' || coalesce(md5(string_agg(${row}, '' order by ${row})), '') as hash
      from ${sql.identifier(name)}`;
    hashes[name] = (await rowOf<{ hash: string }>(ctx.db, query)).hash;
  }
  return hashes;
};

const definitionsOf = ({ ctx }: TestContext) =>
  rowsOf(
    ctx.db,
    sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
        where connamespace = 'public'::regnamespace
      union all
      select tgrelid::regclass::text, tgname, tgenabled::text, true from pg_trigger where not tgisinternal order by 1, 2, 3`,
  );

describe("backup and restore", { timeout: 120_000 }, () => {
  let manifest: Manifest;

  it("writes a consistent snapshot while the shop keeps writing", async () => {
    const backupEnds = new AbortController();
    const writer = (async () => {
      for (let amount = 1; !backupEnds.signal.aborted; amount += 1) {
        // Both tables always have the same number of these rows.
        await source.ctx.db.transaction(async (tx) => {
          await tx.execute(sql`insert into hot_word (title) values ('{"en":"drill"}')`);
          await tx.execute(
            sql`insert into rate_limit (key, count, ends_at) values (${`drill ${amount}`}, 1, now())`,
          );
        });
        await pause(2);
      }
    })();
    await pause(50);
    manifest = await writeBackup(source.ctx, diskStorage(join(folder, "source")), join(folder, "backup"));
    backupEnds.abort();
    await writer;
    expect(manifest.pictures.count).toBe(2);
    expect((await readdir(join(folder, "backup"))).toSorted()).toEqual([
      "backup.json",
      "database",
      "pictures",
    ]);
  });

  it("restores all rows, pictures, constraints and triggers into an empty database", async () => {
    await restoreBackup(target.ctx, diskStorage(join(folder, "target")), join(folder, "backup"));
    const { rows } = await target.ctx.db.execute(
      sql`select (select count(*) from hot_word where title ->> 'en' = 'drill') =
        (select count(*) from rate_limit where key like 'drill %') as equal`,
    );
    expect(rows).toEqual([{ equal: true }]);
    for (const { ctx } of [source, target]) {
      await ctx.db.execute(sql`delete from hot_word where title ->> 'en' = 'drill'`);
      await ctx.db.execute(sql`delete from rate_limit where key like 'drill %'`);
    }
    expect(await hashesOf(target, manifest)).toEqual(await hashesOf(source, manifest));
    expect(await definitionsOf(target)).toEqual(await definitionsOf(source));
    expect(await rowOf(target.ctx.db, booksOf(0))).toEqual(await rowOf(source.ctx.db, booksOf(0)));
    const picture = await readFile(join(folder, "target/media/f-00/f-0011.webp"), "utf8");
    expect(picture).toBe("content of f-00/f-0011.webp");
  });

  it("continues with new ids, and with triggers", async () => {
    const { rows } = await target.ctx.db.execute(
      sql`insert into hot_word (title) values ('{"en":"new"}') returning id`,
    );
    expect(rows).toHaveLength(1);
    await target.ctx.db.execute(sql`update product set is_shown = false where id = 1`);
    const listed = await rowsOf(target.ctx.db, sql`select from product_listing where product_id = 1`);
    expect(listed).toEqual([]);
  });

  it("refuses a database with a marketplace, an incomplete or damaged backup, and a used folder", async () => {
    const storage = diskStorage(join(folder, "target"));
    const restore = (from: string) => restoreBackup(target.ctx, storage, from);
    await expect(restore(join(folder, "backup"))).rejects.toThrow(/contains a marketplace/);
    await expect(restore(join(folder, "nothing"))).rejects.toThrow(/no complete backup/);
    await expect(writeBackup(source.ctx, storage, join(folder, "backup"))).rejects.toThrow(/isn't empty/);
    const file = join(folder, "backup/backup.json");
    await writeFile(file, JSON.stringify({ ...manifest, schema: 1 }));
    await expect(restore(join(folder, "backup"))).rejects.toThrow(
      /schema of 1970-01-01.*restore it with the version that wrote it/,
    );
  });
});
