import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../database/embedded/server.ts";
import { migrate } from "../database/migrate.ts";
import { databaseAt, execute } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    adminUrl: string;
    /** Name of the migrated database that each test file's database is cloned from. */
    template: string;
  }
}

/** One PostgreSQL for the whole run: `TEST_DATABASE_URL`, else an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env["TEST_DATABASE_URL"];
  const folder = external ? null : await mkdtemp(join(tmpdir(), "carmine-test-"));
  const server = folder ? await startEmbedded(folder, { durable: false }) : null;
  const adminUrl = external ?? databaseAt(server?.url ?? "", "postgres");
  const template = `carmine_template_${process.pid}`;
  await execute(adminUrl, `create database ${template}`);
  await migrate(databaseAt(adminUrl, template));
  project.provide("adminUrl", adminUrl);
  project.provide("template", template);
  return async () => {
    await execute(adminUrl, `drop database ${template}`);
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}
