import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { isDatabaseUnavailable } from "../../database/errors.ts";

const program = fileURLToPath(new URL("../shop-process.ts", import.meta.url));

export const chaosSettings = (folder: string) => ({
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  RATE_LIMITS: "false",
});

/** A shop in a separate process that is restarted whenever it ends, as by a supervisor. */
export class WatchedShop {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  /** Base URL; has another port after each start. */
  address = "";
  /** Number of exits because PostgreSQL ended too often. */
  gaveUp = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const child = fork(program, {
      execArgv: ["--conditions=@carmine/source"],
      env: { ...process.env, ...chaosSettings(this.#folder) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    this.#ended = once(child, "exit");
    const started = once(child, "message").then(([port]) => Number(port));
    const port = await Promise.race([started, this.#ended.then(() => null)]);
    if (port !== null) this.address = `http://127.0.0.1:${port}/api/front/`;
  }

  /** Restarts the process if it has exited. */
  async revive(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) return;
    if (this.#child?.exitCode === 1) this.gaveUp += 1;
    await this.start();
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    this.#child?.kill(signal);
    await this.#ended;
  }

  async killPostmaster(): Promise<void> {
    const file = await readFile(join(this.#folder, "postgres", "postmaster.pid"), "utf8").catch(() => "");
    const pid = Number(file.split("\n")[0]);
    if (pid > 0) kill(pid);
  }

  /** Kills one process of PostgreSQL that serves a connection. */
  async killBackend(db: Database): Promise<void> {
    try {
      const { rows } = await db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
      );
      if (rows[0]) kill(rows[0].pid);
    } catch (error) {
      // Unavailable because of the previous kill.
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, "SIGKILL");
  } catch {}
};
