import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const program = fileURLToPath(new URL("../testing/shop-process.ts", import.meta.url));

let folder: string;
let child: ChildProcess;
let address = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-outage-"));
  child = fork(program, {
    execArgv: ["--conditions=@carmine/source"],
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMITS: "false", DEMO: "true" },
  });
  const [port] = (await once(child, "message")) as [number];
  address = `http://127.0.0.1:${port}`;
}, 180_000);
afterAll(async () => {
  if (child.exitCode === null) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true, force: true });
});

/** Without this file no server starts on the folder. */
const control = () => join(folder, "postgres", "global", "pg_control");
const aside = () => join(folder, "pg_control");

const killServer = async (): Promise<void> => {
  const [pid] = (await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
};

const ask = async (path: string, language = "en") => {
  const response = await fetch(address + path, { headers: { "accept-language": language } });
  const { code, message } = (await response.json()) as { code: number; message: string };
  return { status: response.status, retryAfter: response.headers.get("retry-after"), code, message };
};
const listed = () => ask("/api/front/product/list?page=1&limit=5", "fr");

const settle = { timeout: 30_000, interval: 50 };

describe("a shop whose PostgreSQL ends", { timeout: 90_000 }, () => {
  it("reports it in the shopper's language, and recovers automatically", async () => {
    expect(await listed()).toMatchObject({ status: 200, code: 200 });
    await rename(control(), aside());
    await killServer();
    await vi.waitFor(async () => expect((await listed()).status).toBe(503), settle);
    expect(await listed()).toMatchObject({
      status: 503,
      retryAfter: "5",
      code: 503,
      message: "Nous revenons tout de suite. Rien n’a été perdu\u202F; réessayez dans un instant.",
    });
    const health = await fetch(`${address}/health`);
    expect([health.status, await health.json()]).toEqual([503, { status: "unavailable" }]);
    await rename(aside(), control());
    await vi.waitFor(async () => expect((await listed()).status).toBe(200), settle);
    await vi.waitFor(async () => expect((await fetch(`${address}/health`)).status).toBe(200), settle);
  });

  it("shuts down cleanly during the outage", async () => {
    await rename(control(), aside());
    await killServer();
    await vi.waitFor(async () => expect((await listed()).status).toBe(503), settle);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await rename(aside(), control());
  });
});
