import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { freeBytes, missingDiskSpace, reserveBytes, smallDiskBytes } from "./room.ts";
import { pidFile, runningServer } from "./running.ts";
import { settingsOf, type ServerAddress } from "./settings.ts";
import type { ProcessUser } from "./user.ts";
import { DatabaseUnavailable } from "../unavailable.ts";

/** A PostgreSQL cluster on disk with its programs. */
export interface Place {
  /** Data directory of the cluster. */
  readonly folder: string;
  /** Log file of the server. */
  readonly log: string;
  readonly binaries: Binaries;
  readonly user: ProcessUser;
}

/**
 * Milliseconds to wait for the child processes of a killed server, which exit a moment later; until then no
 * other server starts.
 */
const orphansMs = 35_000;
const orphanRetryMs = 200;

/**
 * Starts the server and waits until it accepts connections.
 * @throws DatabaseUnavailable with the server's error message
 */
export const startServer = async (
  { folder, log, user, binaries }: Place,
  door: ServerAddress,
  durable: boolean,
): Promise<void> => {
  const readOnly = await isShort(folder);
  await writeSettings({ folder, user }, door, durable, readOnly);
  const deadline = Date.now() + orphansMs;
  for (;;) {
    if ((await runningServer(folder)) === null) await removePidFiles(folder, door);
    const before = await logLength(log);
    try {
      await user.run(binaries.pgCtl, ["start", "-D", folder, "-l", log, "-w", "-t", "60", "-s"]);
      return;
    } catch (error) {
      const reason = await lastReason(log, before);
      if (reason?.includes("shared memory block") && Date.now() < deadline) {
        await pause(orphanRetryMs);
        continue;
      }
      const missing = reason?.includes("No space left")
        ? await missingDiskSpace(folder, reserveBytes, "PostgreSQL")
        : null;
      if (missing !== null) throw new DatabaseUnavailable(missing, { cause: error });
      throw new DatabaseUnavailable(
        `The embedded PostgreSQL in ${folder} didn't start: ${reason ?? (error as Error).message}`,
        { cause: error },
      );
    }
  }
};

const isShort = async (folder: string): Promise<boolean> => (await freeBytes(folder)) < reserveBytes;

/**
 * Written to a temporary file first, because settings truncated by a full disk would prevent the next start.
 */
const writeSettings = async (
  { folder, user }: Pick<Place, "folder" | "user">,
  door: ServerAddress,
  durable: boolean,
  readOnly: boolean,
): Promise<void> => {
  const smallDisk = (await freeBytes(folder)) < smallDiskBytes;
  const settings = Object.entries(settingsOf(door, { durable, smallDisk, readOnly }));
  const file = join(folder, "postgresql.auto.conf");
  const aside = `${file}.new`;
  await writeFile(aside, settings.map(([name, value]) => `${name} = '${value}'\n`).join(""), { mode: 0o600 });
  await user.give(aside);
  await rename(aside, file);
};

/** Whether the running server is set to refuse writes. */
const isReadOnly = async (folder: string): Promise<boolean> =>
  (await readFile(join(folder, "postgresql.auto.conf"), "utf8")).includes("read_only = 'on'");

/**
 * Makes the server read-only while the disk is almost full, and writable again once there is space.
 * @returns what changed
 */
export const guardDiskSpace = async (
  place: Place,
  door: ServerAddress,
  durable: boolean,
): Promise<"full" | "room" | null> => {
  const [short, readOnly] = await Promise.all([isShort(place.folder), isReadOnly(place.folder)]);
  if (short === readOnly) return null;
  await writeSettings(place, door, durable, short);
  await place.user.run(place.binaries.pgCtl, ["reload", "-D", place.folder, "-s"]);
  return short ? "full" : "room";
};

/**
 * After a crash the pid in these files may belong to another program or a zombie: PostgreSQL would take it
 * for a running server and refuse to start.
 */
const removePidFiles = async (folder: string, { port, socketFolder }: ServerAddress): Promise<void> => {
  await rm(pidFile(folder), { force: true });
  if (socketFolder !== "") await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
};

const logLength = async (log: string): Promise<number> =>
  (await readFile(log, "utf8").catch(() => "")).length;

const lastReason = async (log: string, from: number): Promise<string | undefined> =>
  (await readFile(log, "utf8").catch(() => ""))
    .slice(from)
    .trim()
    .split("\n")
    .findLast((line) => /FATAL|PANIC|could not/.test(line));

/** Stops the server, if one runs, after rolling back running statements. */
export const stopServer = async ({ folder, user, binaries }: Place): Promise<void> => {
  if ((await runningServer(folder)) === null) return;
  await user
    .run(binaries.pgCtl, ["stop", "-D", folder, "-m", "fast", "-w", "-s"])
    .catch(async (error: unknown) => {
      // It may have ended at the same moment.
      if ((await runningServer(folder)) !== null) throw error;
    });
};
