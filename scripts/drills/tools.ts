import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Closes everything a drill has opened, in reverse order. */
export type Cleanup = AsyncDisposableStack;

/** A user for PostgreSQL and PgBouncer, which refuse to run as root. */
const systemUser = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};
const user = systemUser();

/** A temporary folder of that user. */
export const newFolder = (cleanup: Cleanup): string => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-drill-"));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
};

/** A folder in it that belongs to the same user. */
export const subfolder = (parent: string, name: string): string => {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
};

/** Path of a program of the newest installed PostgreSQL. */
export const postgresProgram = (name: string): string => {
  const root = "/usr/lib/postgresql";
  const newest = existsSync(root)
    ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one))[0]
    : undefined;
  if (newest === undefined) throw new Error("install the package postgresql");
  return join(root, newest, "bin", name);
};

/** Runs a program as the system user and returns its output. */
export const run = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string =>
  execFileSync(program, args, {
    ...user,
    cwd: tmpdir(),
    encoding: "utf8",
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });

export interface Program {
  readonly process: ChildProcess;
  readonly isRunning: () => boolean;
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

interface StartOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Signal that ends it when the drill ends. */
  readonly signal?: NodeJS.Signals;
  /** Whether it runs as the system user. */
  readonly asSystemUser?: boolean;
}

/** Starts a program whose errors are printed; it ends with the drill. */
export const start = (
  cleanup: Cleanup,
  program: string,
  args: readonly string[],
  { environment = {}, cwd = tmpdir(), signal = "SIGTERM", asSystemUser = false }: StartOptions = {},
): Program => {
  const child = spawn(program, args, {
    ...(asSystemUser && user),
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", process.env["DRILL_LOG"] === undefined ? "ignore" : "inherit"],
  });
  const ended = once(child, "exit");
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (how: NodeJS.Signals) => {
    if (isRunning()) child.kill(how);
    await ended;
  };
  cleanup.defer(() => end(signal));
  return { process: child, isRunning, end };
};

/** Waits until a condition holds. @throws Error after the timeout */
export const until = async (
  what: string,
  condition: () => Promise<boolean> | boolean,
  timeoutMs = 60_000,
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  const isMet = async () => condition();
  while (!(await isMet().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await pause(100);
  }
};

/** Runs a drill, prints its checks, and exits with 1 if one failed. */
export const drill = async (work: (cleanup: Cleanup, check: Check) => Promise<void>): Promise<void> => {
  let failed = 0;
  const check: Check = (what, isMet, detail = "") => {
    if (!isMet) failed += 1;
    console.log(`${isMet ? "ok    " : "FAILED"} ${what}${detail === "" ? "" : `: ${detail}`}`);
  };
  {
    await using cleanup = new AsyncDisposableStack();
    await work(cleanup, check);
  }
  console.log(failed === 0 ? "The drill passed." : `${failed} checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
};

/** Prints and counts the result of a check. */
export type Check = (what: string, isMet: boolean, detail?: string) => void;
