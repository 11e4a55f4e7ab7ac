import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { describe, expect, it } from "vitest";
import { contractProblem, contractStatements, isContract } from "./contract-migrations.ts";

const expand = { sql: ['ALTER TABLE "a" ADD COLUMN "b" text;'], folderMillis: 10 };
const contract = {
  sql: ['-- contract: nothing reads b\nALTER TABLE "a" DROP COLUMN "b";'],
  folderMillis: 20,
};

/** The last migration before the rule. */
const lastUnmarked = 1_795_847_385_649;

describe("contractProblem", () => {
  it("refuses a contract migration while an older version is connected", () => {
    expect(contractProblem([expand, contract], [20, 10])).toMatch(/stop them, then migrate/);
    expect(contractProblem([expand, contract], [20])).toBeNull();
    expect(contractProblem([contract], [])).toBeNull();
  });

  it("lets older versions run during an expand migration", () => {
    expect(contractProblem([expand], [5])).toBeNull();
  });
});

describe("contractStatements", () => {
  it.each([
    'ALTER TABLE "a" DROP COLUMN "b"',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
    'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0)',
    'CREATE UNIQUE INDEX "u" ON "a" USING btree ("b")',
    'DROP TABLE "a"',
  ])("finds %s", (statement) => {
    expect(contractStatements({ sql: [statement] })).toEqual([statement]);
  });

  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" text',
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL',
    'CREATE INDEX "i" ON "a" USING btree ("b")',
    'DROP INDEX "i"',
  ])("allows %s", (statement) => {
    expect(contractStatements({ sql: [statement] })).toEqual([]);
  });

  it("allows constraints of new tables", () => {
    const sql = [
      'CREATE TABLE "new" ("b" text NOT NULL)',
      'ALTER TABLE "new" ADD CONSTRAINT "c" CHECK (true)',
    ];
    expect(contractStatements({ sql })).toEqual([]);
  });
});

it("marks each migration that breaks the previous release with -- contract", () => {
  const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, "migrations") });
  const unmarked = migrations.filter(
    (migration) => migration.folderMillis > lastUnmarked && !isContract(migration),
  );
  expect(unmarked.flatMap(contractStatements)).toEqual([]);
});
