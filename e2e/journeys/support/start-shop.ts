// A shop of its own for the journeys: fresh data, no limits of tries, since all shoppers come from one address.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseAt, execute } from "../../../packages/server/src/testing/databases.ts";

const folder = mkdtempSync(join(tmpdir(), "carmine-journeys-"));
// PostgreSQL doesn't run as root: another account has to reach its folder.
chmodSync(folder, 0o755);
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

process.env["DATA_DIR"] = folder;
process.env["RATE_LIMITS"] = "false";
process.env["DEMO"] = "true";

const external = process.env["TEST_DATABASE_URL"];
if (external) {
  const name = `carmine_journeys_${process.pid}`;
  await execute(external, `create database ${name}`);
  process.env["DATABASE_URL"] = databaseAt(external, name);
}
await import("../../../bin/start.ts");
