import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Data folder of the journeys' shop; `DATA_DIR` names that of a running one. */
export const journeysFolder = process.env["SHOP_URL"]
  ? (process.env["DATA_DIR"] ?? ".data")
  : join(tmpdir(), "carmine-journeys");

/** File with the database URL if the database isn't embedded. */
export const databaseFile = join(journeysFolder, "database-url");

/** Runs `npm run shop -- …` next to the running shop. @returns its output */
export const shopCommand = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ["--conditions=@carmine/source", "bin/shop.ts", ...args], {
    cwd: join(import.meta.dirname, "../../.."),
    encoding: "utf8",
    env: {
      ...process.env,
      DATA_DIR: journeysFolder,
      ...(existsSync(databaseFile) && { DATABASE_URL: readFileSync(databaseFile, "utf8") }),
    },
  });
