import { existsSync } from "node:fs";
import { readFile, readlink, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { ServerAddress } from "./settings.ts";

/** The server process that uses a data directory, as described by `postmaster.pid`. */
export interface RunningServer {
  readonly pid: number;
  readonly door: ServerAddress;
}

interface PidFile extends RunningServer {
  /** Data directory that the server was started with. */
  readonly dataDirectory: string;
}

export const pidFile = (folder: string): string => join(folder, "postmaster.pid");

/** ESRCH: the process ended while its entry in /proc was being read. */
const missingCodes = new Set(["ENOENT", "ESRCH", "ENOTDIR"]);
const deniedCodes = new Set(["EACCES", "EPERM"]);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

/**
 * Maps "no such file or process" to null and rethrows all other errors: EMFILE (this process has too many open
 * files), for example, doesn't mean that the process has ended.
 */
const orMissing = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (missingCodes.has(codeOf(error))) return null;
    throw error;
  });

const readPidFile = async (folder: string): Promise<PidFile | null> => {
  const lines = (await orMissing(readFile(pidFile(folder), "utf8")))?.split("\n") ?? [];
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0)) return null;
  return { pid, dataDirectory: lines[1] ?? "", door: { port, socketFolder: lines[4] ?? "" } };
};

/** Value of `-D` in the command line of a process. */
const dataOption = async (pid: number): Promise<string | null> => {
  const words = (await orMissing(readFile(`/proc/${pid}/cmdline`, "utf8")))?.split("\0") ?? [];
  const at = words.indexOf("-D");
  return at < 0 ? null : (words[at + 1] ?? null);
};

/**
 * Data directory of a process: PostgreSQL changes into it at startup. In a container this may be unreadable
 * for a process of another user, but the command line is always readable.
 */
const dataDirectoryOf = async (pid: number): Promise<string | null> => {
  try {
    return await orMissing(readlink(`/proc/${pid}/cwd`));
  } catch (error) {
    if (!deniedCodes.has(codeOf(error))) throw error;
    const option = await dataOption(pid);
    return option === null ? null : orMissing(realpath(option));
  }
};

/** Linux: whether the process is a running PostgreSQL (not a zombie) on that data directory (a real path). */
const isServerOf = async (pid: number, folder: string): Promise<boolean> => {
  // "123 (postgres) S …". The first process of a container doesn't always reap its children, so zombies can remain.
  const stat = (await orMissing(readFile(`/proc/${pid}/stat`, "utf8"))) ?? "";
  if (!/^\d+ \(postgres/.test(stat) || /\) [ZX] /.test(stat)) return false;
  return (await dataDirectoryOf(pid)) === folder;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
};

/**
 * Finds the server that runs on a data directory. A `postmaster.pid` is stale if it was copied with the
 * directory or its pid now belongs to another process.
 * @returns null if none runs
 * @throws the system's error if the state is unknown, such as EMFILE
 */
export const runningServer = async (folder: string): Promise<RunningServer | null> => {
  const file = await readPidFile(folder);
  if (file === null) return null;
  const [own, named] = await Promise.all([realpath(folder), orMissing(realpath(file.dataDirectory))]);
  if (own !== named) return null;
  const { pid, door } = file;
  const runs = existsSync("/proc/self/stat") ? await isServerOf(pid, own) : isAlive(pid);
  return runs ? { pid, door } : null;
};
