import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, it } from "vitest";
import { connectionName } from "./migrate.ts";

const serverFolder = join(import.meta.dirname, "../..");

it("creates the schema that the code declares", { timeout: 60_000 }, () => {
  // drizzle-kit only accepts folders below its working directory.
  const copy = mkdtempSync(join(serverFolder, "node_modules/.migrations-"));
  try {
    cpSync(join(import.meta.dirname, "migrations"), copy, { recursive: true });
    const before = readdirSync(copy);
    execFileSync(process.execPath, ["migration.ts", "drift", copy.slice(serverFolder.length + 1)], {
      cwd: serverFolder,
    });
    expect(readdirSync(copy)).toEqual(before);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it("dates each migration after the previous one, because an older one would count as applied", () => {
  const written = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, "migrations") }).map(
    ({ folderMillis }) => folderMillis,
  );
  expect(written).toEqual([...new Set(written)].toSorted((one, other) => one - other));
  expect(connectionName).toBe(`carmine ${written.at(-1)}`);
});
