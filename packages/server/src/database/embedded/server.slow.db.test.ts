import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { restartLimits } from "./watch.ts";
import { startEmbedded } from "./server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-embedded-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Kills the main process of the server. */
const killServer = async (): Promise<void> => {
  const [pid] = (await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
};

/** Starts a shop in a separate process and kills it as soon as its database runs. */
const killedShop = async (): Promise<void> => {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(new URL("./server.ts", import.meta.url).href)});
    await startEmbedded(${JSON.stringify(folder)});
    process.kill(process.pid, "SIGKILL");`;
  const child = execFile(process.execPath, [
    "--conditions=@carmine/source",
    "--input-type=module",
    "-e",
    program,
  ]);
  const [, signal] = (await once(child, "exit")) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
};

describe("startEmbedded", () => {
  it("starts on an empty folder, without a network port, and flushes commits to disk", async () => {
    const server = await startEmbedded(folder);
    const settings = await query(
      server.url,
      "select name, setting from pg_settings where name in ('listen_addresses', 'synchronous_commit', 'fsync')",
    );
    expect(settings).toEqual([
      { name: "fsync", setting: "on" },
      { name: "listen_addresses", setting: "" },
      { name: "synchronous_commit", setting: "on" },
    ]);
    await query(server.url, "create table kept as select 1 as one");
    await server.stop();
  });

  it("finds trigrams in every language of the shop", async () => {
    const server = await startEmbedded(folder);
    await query(server.url, "create extension if not exists pg_trgm");
    for (const word of ["ยางรถยนต์", "ຢາງລົດ", "轮胎轮毂"]) {
      const [row] = await query(server.url, `select cardinality(show_trgm('${word}')) as trigrams`);
      expect(row?.["trigrams"], word).toBeGreaterThan(2);
    }
    await server.stop();
  });

  it("refuses a second shop on the folder with one sentence, but lets a tool join", async () => {
    const server = await startEmbedded(folder);
    await expect(startEmbedded(folder)).rejects.toThrow(
      `Another shop or an import is running on ${join(folder, "postgres")}: stop it first, or give this one another DATA_DIR.`,
    );
    const joined = await startEmbedded(folder, { share: true });
    await joined.stop();
    expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
    await server.stop();
    await expect(query(server.url, "select 1")).rejects.toThrow("ENOENT");
  });

  it("keeps the claim when a server process is killed, so that no tool stops the server", async () => {
    const server = await startEmbedded(folder);
    for (let round = 0; round < 2; round += 1) {
      // PostgreSQL restarts all connections when one of its processes was killed.
      for (const { pid } of await query(server.url, "select pid from pg_stat_activity"))
        try {
          process.kill(Number(pid), "SIGKILL");
        } catch {
          // It ended with the previous server.
        }
      const tool = await startEmbedded(folder, { share: true });
      expect(await query(tool.url, "select one from kept")).toEqual([{ one: 1 }]);
      await tool.stop();
      expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
      await expect(startEmbedded(folder)).rejects.toThrow("is running on");
    }
    await server.stop();
  });

  it("restarts a server that ended, and gives up after too many restarts", async () => {
    const gaveUp: string[] = [];
    const server = await startEmbedded(folder, {
      watch: {
        log: pino({ level: "silent" }),
        onGiveUp: ({ message }) => gaveUp.push(message),
        limits: { ...restartLimits, maxRestarts: 2, pauseMs: 10 },
      },
    });
    for (let round = 0; round < 2; round += 1) {
      await killServer();
      await vi.waitFor(
        async () => expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]),
        {
          timeout: 10_000,
        },
      );
    }
    await killServer();
    await vi.waitFor(() => expect(gaveUp.join()).toContain("ended 3 times within 10 minutes"), {
      timeout: 5000,
    });
    await server.stop();
    const again = await startEmbedded(folder);
    expect(await query(again.url, "select one from kept")).toEqual([{ one: 1 }]);
    await again.stop();
  });

  it("takes over the server of a killed shop", async () => {
    await killedShop();
    const server = await startEmbedded(folder);
    expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it("starts despite a pid file left by a system crash, even if the pid is in use", async () => {
    const file = join(folder, "postgres", "postmaster.pid");
    await writeFile(file, `${process.pid}\n${join(folder, "postgres")}\n1\n1\n\n127.0.0.1\n`);
    const server = await startEmbedded(folder);
    expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
    expect(await readFile(file, "utf8")).not.toContain(`${process.pid}\n`);
    await server.stop();
  });

  it("starts a separate server for a copied data directory", async () => {
    const server = await startEmbedded(folder);
    await query(server.url, "checkpoint");
    const copyFolder = `${folder}-copy`;
    await promisify(execFile)("cp", ["-a", folder, copyFolder]);
    const copy = await startEmbedded(copyFolder);
    await query(copy.url, "insert into kept values (2)");
    expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
    await copy.stop();
    expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
    await expect(query(copy.url, "select 1")).rejects.toThrow("ENOENT");
    await server.stop();
    await rm(copyFolder, { recursive: true });
  });

  it("starts if the stale pid file names the server of another folder", async () => {
    const otherFolder = `${folder}-other`;
    const other = await startEmbedded(otherFolder);
    const [pid] = (await readFile(join(otherFolder, "postgres", "postmaster.pid"), "utf8")).split("\n");
    const postgres = join(folder, "postgres");
    await writeFile(join(postgres, "postmaster.pid"), `${pid}\n${postgres}\n1\n5432\n${postgres}\n\n`);
    const server = await startEmbedded(folder);
    expect(await query(server.url, "select one from kept")).toEqual([{ one: 1 }]);
    await server.stop();
    expect(await query(other.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await other.stop();
    await rm(otherFolder, { recursive: true });
  });

  it("listens on the loopback interface if the folder's path is too long for a socket", async () => {
    const long = join(folder, "a".repeat(60), "b".repeat(60));
    const server = await startEmbedded(long);
    expect(new URL(server.url).hostname).toBe("127.0.0.1");
    expect(await query(server.url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    await server.stop();
  });
});
