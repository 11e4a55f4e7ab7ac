/**
 * Makes the single initial migration anew from the schema, as long as nothing is released:
 * `pnpm --filter @carmine/server migration`.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const folder = join(here, "src/database/migrations");

rmSync(folder, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    join(here, "node_modules/drizzle-kit/bin.cjs"),
    "generate",
    "--config",
    "drizzle.config.ts",
    "--name",
    "initial",
  ],
  { cwd: here, stdio: "inherit", env: { ...process.env, NODE_OPTIONS: "--conditions=source" } },
);

// drizzle-kit writes no extensions, and the indexes need them.
const extensions = ["pg_trgm", "unaccent"].map(
  (name) => `CREATE EXTENSION IF NOT EXISTS "${name}";--> statement-breakpoint\n`,
);
const [file] = readdirSync(folder).filter((name) => name.endsWith(".sql"));
if (!file) throw new Error("drizzle-kit wrote no migration");
const path = join(folder, file);
writeFileSync(path, extensions.join("") + readFileSync(path, "utf8"));
