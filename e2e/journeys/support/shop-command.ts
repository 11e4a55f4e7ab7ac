import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Data of the journeys' own shop; those of a shop that is open already are named by `DATA_DIR`. */
export const journeysFolder = process.env["SHOP_URL"]
  ? (process.env["DATA_DIR"] ?? ".data")
  : join(tmpdir(), "carmine-journeys");

/** Holds the address of the journeys' database where it is not the embedded one. */
export const databaseFile = join(journeysFolder, "database-url");

/** Runs `npm run shop -- …` beside the open shop. @returns what it prints */
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
