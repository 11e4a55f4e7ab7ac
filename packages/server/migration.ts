/**
 * Generates the SQL migration for a changed schema: `pnpm --filter @carmine/server migration NAME [FOLDER]`.
 * Review the SQL before you commit it. drizzle-kit compares with the newest snapshot only, so older ones are deleted.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const [name = "change", folder = "src/database/migrations"] = process.argv.slice(2);

execFileSync(
  process.execPath,
  [
    join(here, "node_modules/drizzle-kit/bin.cjs"),
    "generate",
    "--dialect=postgresql",
    "--casing=snake_case",
    "--schema=src/database/schema/index.ts",
    `--out=${folder}`,
    `--name=${name}`,
  ],
  { cwd: here, stdio: "inherit", env: { ...process.env, NODE_OPTIONS: "--conditions=@carmine/source" } },
);

const meta = join(here, folder, "meta");
const snapshots = readdirSync(meta)
  .filter((file) => file.endsWith("_snapshot.json"))
  .toSorted();
for (const outdated of snapshots.slice(0, -1)) rmSync(join(meta, outdated));
