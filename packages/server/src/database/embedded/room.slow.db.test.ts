import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { smallDisk, type SmallDisk } from "../../testing/small-disk.ts";
import { startServer, type Place } from "./process.ts";
import { startEmbedded } from "./server.ts";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, statfs: vi.fn(real.statfs), writeFile: vi.fn(real.writeFile) };
});

const megabyte = 1024 * 1024;
let folder = "";
let disk: SmallDisk;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-room-"));
});
afterEach(async () => {
  disk.remove();
  await rm(folder, { recursive: true, force: true });
});

const soon = { timeout: 30_000, interval: 100 };

describe("a small disk", { timeout: 120_000 }, () => {
  it.each([25, 80])("is refused at %i MB with one sentence, without a partial cluster", async (size) => {
    disk = smallDisk(folder, size);
    await expect(startEmbedded(folder)).rejects.toThrow(
      /^There is not enough room for a new database in .*: 120 MB are needed, \d+ MB are free, \d+ MB are missing\. Set DATA_DIR to another disk\.$/,
    );
    expect(await readdir(folder)).toEqual(["postgres.lock"]);
  });

  it("makes the database read-only while it is full (140 MB), and writable once there is space", async () => {
    disk = smallDisk(folder, 140);
    const server = await startEmbedded(folder, {
      watch: { log: pino({ level: "silent" }), onGiveUp: () => undefined },
    });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query("create table kept as select 1 as one");
    await disk.leave(20 * megabyte);
    const refused = () => expect(client.query("insert into kept values (2)")).rejects.toThrow("read-only");
    await vi.waitFor(refused, soon);
    expect((await client.query("select one from kept where one = 1")).rows).toEqual([{ one: 1 }]);
    await disk.leave(60 * megabyte);
    await vi.waitFor(() => client.query("insert into kept values (3)"), soon);
    await client.end();
    await server.stop();
  });

  it("reports how much space the database needs to start", async () => {
    disk = smallDisk(folder, 1);
    const log = join(folder, "postgres.log");
    const run = async () => {
      await appendFile(log, 'FATAL:  could not write to file "pg_wal/1": No space left on device\n');
      throw new Error("pg_ctl: could not start server");
    };
    const place: Place = {
      folder,
      log,
      binaries: { initdb: "initdb", pgCtl: "pg_ctl", localeFlags: async () => [] },
      user: { run, give: async () => undefined, may: async () => true },
    };
    await expect(startServer(place, { port: 5432, socketFolder: "" }, true)).rejects.toThrow(
      /^There is not enough room for PostgreSQL in .*: 32 MB are needed, [01] MB are free, 3[12] MB are missing\.$/,
    );
  });
});
