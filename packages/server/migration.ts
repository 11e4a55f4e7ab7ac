/**
 * Writes the migration from what the migrations say to what the schema says now; nothing where they agree:
 * `pnpm --filter @carmine/server migration NAME [FOLDER]`. Read what it wrote before it is committed.
 */
import { execFileSync } from "node:child_process";
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
